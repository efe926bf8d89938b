import { expect, test } from 'vitest'
import type { PartCard } from '#domain/catalogue/schema'
import { checkOutWith, group } from '../../support/browser/at-checkout.ts'
import { visit } from '../../support/browser/browser.ts'

/** A login that is filled in, whose Login button moves under the hand as soon as Show is pressed. */
async function movingLogin() {
  const page = await visit('/login')
  await page.getByLabel('Email').fill('nobody@camber.example')
  await page.getByLabel('Password').fill('spanner-42')
  const middleOf = async (name: string) => {
    const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  await page.getByRole('button', { name: 'Login' }).hover()
  const [show, login] = [await middleOf('Show'), await middleOf('Login')]
  await page.getByRole('button', { name: 'Show' }).evaluate(
    (button, [x, y]) => {
      const move = () => (document.getElementById('main')!.style.transform = `translate(${x}px, ${y}px)`)
      button.addEventListener('click', move, { once: true })
    },
    [show.x - login.x, show.y - login.y] as const,
  )
  let tries = 0
  page.on('request', (request) => (tries += Number(request.url().includes('/api/auth/sign-in'))))
  return { page, at: show, tries: () => tries }
}

test('the second press of a double-click does not count for what has moved under the hand', async () => {
  const { page, at, tries } = await movingLogin()
  await page.mouse.dblclick(at.x, at.y)
  expect(await page.getByLabel('Password').getAttribute('type')).toBe('text')
  await page.getByLabel('Email').fill('somebody@camber.example')
  expect(tries()).toBe(0)
  await page.mouse.click(at.x, at.y)
  await expect.poll(tries).toBe(1)
})

test('a double-click on what stays where it is counts twice, and so does one on the label of a box', async () => {
  const page = await visit('/shop?category=oil-filters&inStock=true')
  const more = page.getByRole('button', { name: /^One more/ }).first()
  await more.dblclick()
  await expect.poll(() => page.getByRole('main').getByRole('spinbutton').first().inputValue()).toBe('3')
  const { items } = (await (await page.request.get('/api/parts?inStock=true&limit=1')).json()) as { items: PartCard[] }
  await checkOutWith(page, { [items[0]!._id]: 1 })
  const box = group(page, 'Bill').getByRole('checkbox', { name: 'The bill goes to the same address' })
  await page.getByText('The bill goes to the same address').dblclick()
  expect(await box.isChecked()).toBe(true)
  await page.getByText('The bill goes to the same address').click()
  expect(await box.isChecked()).toBe(false)
})
