import { expect, test } from 'vitest'
import { type Page, ready, visit } from '../../support/browser/browser.ts'
import { addCar, carButton, carId, carMenu } from '../../support/browser/garage.ts'

/** The number of a part that is in stock and fits the first car, but not the second. */
async function numberFor(page: Page, car: number, other: number): Promise<string> {
  const { items } = await (await page.request.get(`/api/parts?car=${car}&inStock=true&limit=100`)).json()
  const parts: { _id: string; number: string }[] = items
  const answer = await page.request.get(`/api/fits?car=${other}&${parts.map(({ _id }) => `part=${_id}`).join('&')}`)
  const { items: fits } = (await answer.json()) as { items: { _id: string; fit: string }[] }
  const wrong = fits.find(({ fit }) => fit === 'no')!
  return parts.find(({ _id }) => _id === wrong._id)!.number
}

const paste = async (page: Page, text: string) => {
  await page.getByLabel('Paste a list').fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
}

async function withTwoCars() {
  const page = await visit('/quick-order')
  const golf = await carId(page, 'Volkswagen', 'Golf', '2014')
  const camry = await carId(page, 'Toyota', 'Camry', '2012')
  const number = await numberFor(page, golf, camry)
  await addCar(page, 'Volkswagen', 'Golf', '2014')
  await addCar(page, 'Toyota', 'Camry', '2012')
  await page.getByText('Checked for your 2012 Toyota Camry.').waitFor()
  return { page, number }
}

test('a list that comes back with a reload is checked for the chosen car, and asks before it is put into the cart', async () => {
  const { page, number } = await withTwoCars()
  await paste(page, number)
  await page.getByText('2012 Toyota Camry: does not fit').waitFor()
  await page.reload()
  await ready(page)
  await page.getByText('1 line is ready').waitFor()
  await page.getByText('2012 Toyota Camry: does not fit').waitFor()
  await page.getByRole('button', { name: 'Add all to the cart' }).click()
  await page.getByRole('dialog', { name: 'Please look once more' }).getByText('One line does not fit').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe(null)
})

test('a list that comes back with a reload is asked for once, for the chosen car', async () => {
  const { page, number } = await withTwoCars()
  await paste(page, number)
  await page.getByText('2012 Toyota Camry: does not fit').waitFor()
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/quick-order') asked.push(request.postDataJSON())
  })
  await page.reload()
  await ready(page)
  await page.getByText('2012 Toyota Camry: does not fit').waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toMatchObject([{ lines: [{ number }], car: expect.any(Number) }])
})

test('a list that is still read while another car is chosen is checked for that one', async () => {
  const { page, number } = await withTwoCars()
  let isHeld = true
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/quick-order', async (route) => {
    if (isHeld) await promise
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/quick-order')
  await paste(page, number)
  await sent
  await carButton(page).click()
  await carMenu(page).getByText('2014 Volkswagen Golf').last().click()
  await page.getByText('Checked for your 2014 Volkswagen Golf.').waitFor()
  isHeld = false
  resolve()
  await page.getByText('1 line is ready').waitFor()
  await page.getByText(/2014 Volkswagen Golf: (fits|may fit)/).waitFor()
  expect(await page.getByText('does not fit').count()).toBe(0)
})
