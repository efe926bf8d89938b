import { expect, test } from 'vitest'
import { NARROW, open, type Page, visit } from '../../support/browser/browser.ts'
import { idOf } from '../../support/browser/repair-page.ts'

/** A garage of two cars, the Golf chosen, and a cart in which each part is for both. */
const keep = (page: Page, golf: number, civic: number, cart: Record<string, number>) =>
  page.evaluate(
    ([golf, civic, cart]) => {
      const cars = [
        { car: golf, label: '2014 Volkswagen Golf', quantity: 1 },
        { car: civic, label: '2014 Honda Civic', quantity: 1 },
      ]
      const known = { type: 'car', year: 2014, is: [] }
      const garage = [
        { ...known, ...cars[0], make: 'Volkswagen', model: 'Golf', id: 'a'.repeat(32) },
        { ...known, ...cars[1], make: 'Honda', model: 'Civic', id: 'b'.repeat(32) },
      ]
      localStorage.setItem('shopping-cart', JSON.stringify(cart))
      localStorage.setItem('cart-cars', JSON.stringify(Object.fromEntries(Object.keys(cart).map((id) => [id, cars]))))
      localStorage.setItem(
        'camber-garage',
        JSON.stringify({ cars: garage, chosen: 'a'.repeat(32), owner: null, gone: [] }),
      )
    },
    [golf, civic, cart] as const,
  )

/** The cart with two parts of the chosen Golf, put in before any car was chosen. */
async function cartForNoCar(): Promise<Page> {
  const page = await visit('/', { viewport: NARROW })
  const golf = await idOf(page, 'Volkswagen', 'Golf', '2014')
  const civic = await idOf(page, 'Honda', 'Civic', '2014')
  const listed = await page.request.get(`/api/parts?car=${golf}&limit=2`)
  const ids = ((await listed.json()).items as { _id: string }[]).map(({ _id }) => _id)
  await keep(page, golf, civic, Object.fromEntries(ids.map((id) => [id, 1])))
  await page.evaluate(() => localStorage.removeItem('cart-cars'))
  await open(page, '/cart')
  return page
}

/** The line of the cart that has the focus. */
const standsOn = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-line'))

test('in a cart for two cars a line is moved from one to the other, and joins what lies there', async () => {
  const page = await visit('/', { viewport: NARROW })
  const golf = await idOf(page, 'Volkswagen', 'Golf', '2014')
  const civic = await idOf(page, 'Honda', 'Civic', '2014')
  const listed = await page.request.get(`/api/parts?car=${golf}&limit=50`)
  const ofCivic = await page.request.get(`/api/parts?car=${civic}&limit=50`)
  const ids = async (answer: typeof listed) => ((await answer.json()).items as { _id: string }[]).map(({ _id }) => _id)
  const both = new Set(await ids(ofCivic))
  const part = (await ids(listed)).find((id) => both.has(id))!
  await keep(page, golf, civic, { [part]: 2 })
  await open(page, '/cart')
  const lines = page.getByRole('list', { name: 'Parts in your cart' }).getByRole('listitem')
  const ofGolf = lines.filter({ hasText: '2014 Volkswagen Golf: fits' })
  await ofGolf.getByRole('button', { name: /^For another car/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '2014 Honda Civic' }).click()
  await ofGolf.waitFor({ state: 'detached' })
  expect(await lines.count()).toBe(1)
  await lines.getByText('2014 Honda Civic: fits').waitFor()
  expect(await lines.getByRole('spinbutton').inputValue()).toBe('2')
  // Who goes by keyboard stands on the line that the moved one has become.
  await expect.poll(() => standsOn(page)).toBe(await lines.getAttribute('data-line'))
})

test('who names the car for a whole cart goes on from its first line by keyboard', async () => {
  const page = await cartForNoCar()
  await page.getByRole('button', { name: 'Name another car' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '2014 Volkswagen Golf' }).click()
  const lines = page.getByRole('list', { name: 'Parts in your cart' }).getByRole('listitem')
  await lines.getByText('2014 Volkswagen Golf: fits').first().waitFor()
  await expect.poll(() => standsOn(page)).toBe(await lines.first().getAttribute('data-line'))
})

test('who chose a car after the parts has the whole cart checked for it with one press', async () => {
  const page = await cartForNoCar()
  await page.getByRole('button', { name: 'Check for 2014 Volkswagen Golf' }).click()
  const lines = page.getByRole('list', { name: 'Parts in your cart' }).getByRole('listitem')
  for (const line of [lines.first(), lines.last()]) await line.getByText('2014 Volkswagen Golf: fits').waitFor()
  expect(await page.getByText('No car is named').count()).toBe(0)
})

test('what is bought in a list for another car than the chosen one is for that car, and nobody is asked', async () => {
  const page = await visit('/')
  const golf = await idOf(page, 'Volkswagen', 'Golf', '2014')
  const civic = await idOf(page, 'Honda', 'Civic', '2014')
  await keep(page, golf, civic, {})
  await open(page, `/shop?category=brake-discs&inStock=true&car=${civic}`)
  await page.getByText('Fits 2014 Honda Civic').first().waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^ADD TO CART/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByText('2014 Honda Civic: fits').waitFor()
  const cars = await page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('cart-cars')!)))
  expect(cars).toMatchObject([[{ car: civic, quantity: 1 }]])
})

test('a car that the shop no longer has is named on its line and below the sums, and its parts can be for another', async () => {
  const page = await visit('/', { viewport: NARROW })
  const { items } = await (await page.request.get('/api/parts?inStock=true&limit=20')).json()
  const [part] = items
  const gone = { car: 99999999, label: '2003 Saab 9-3', quantity: 1 }
  await page.evaluate(
    ([id, car]) => {
      localStorage.setItem('shopping-cart', JSON.stringify({ [id]: 1 }))
      localStorage.setItem('cart-cars', JSON.stringify({ [id]: [car] }))
    },
    [part._id, gone] as const,
  )
  await open(page, '/cart')
  await page.getByText('We no longer know the car 2003 Saab 9-3.').waitFor()
  await page.getByRole('listitem').getByText('For the 2003 Saab 9-3').waitFor()
})
