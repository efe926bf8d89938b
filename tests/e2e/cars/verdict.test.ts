import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { NARROW, open, type Page, payWith, signUp, visit, WIDE } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { enter } from '../../support/browser/furnish.ts'
import { addCar, carButton, carId, carMenu } from '../../support/browser/garage.ts'
import { pdfText } from '../../support/shops/pdf-text.ts'

const WIDTHS = [
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const

/** Chooses a 2012 Camry where a part's page asks for the car. */
async function chooseCamry(page: Page) {
  await page.getByRole('button', { name: 'Choose your car' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Brand' }).selectOption('Toyota')
  await dialog.getByRole('combobox', { name: 'Model' }).selectOption('Camry')
  await dialog.getByRole('combobox', { name: 'Year' }).selectOption('2012')
  await dialog.getByRole('button', { name: 'Check the fit' }).click()
}

/** Parts in stock that certainly fit a car. */
async function partsOf(page: Page, car: number): Promise<string[]> {
  const list = await page.request.get(`/api/parts?car=${car}&inStock=true&limit=100`)
  const { items } = (await list.json()) as { items: { _id: string; foundBy: { kind: string }[] }[] }
  return items.filter(({ foundBy }) => foundBy[0]?.kind === 'vehicle').map(({ _id }) => _id)
}

/** The first of some parts about which the shop answers so for a car. */
async function firstThat(page: Page, fit: string, parts: string[], car: number): Promise<string> {
  const asked = await page.request.get(`/api/fits?car=${car}&${parts.map((id) => `part=${id}`).join('&')}`)
  const { items } = (await asked.json()) as { items: { _id: string; fit: string }[] }
  return items.find((one) => one.fit === fit)!._id
}

/** A part in stock that fits a 2014 Golf and no 2012 Camry. */
async function partOfGolf(page: Page): Promise<string> {
  const [golf, camry] = [await carId(page, 'Volkswagen', 'Golf', '2014'), await carId(page, 'Toyota', 'Camry', '2012')]
  return firstThat(page, 'no', await partsOf(page, golf), camry)
}

test.each(WIDTHS)('a wrong part is asked about, and bought for my other car, at %s', async (where, viewport) => {
  const page = await visit('/', { viewport })
  await signUp(page)
  const part = await partOfGolf(page)
  await open(page, `/shop/${part}`)
  await chooseCamry(page)
  const verdict = page.getByText('Does not fit your 2012 Toyota Camry', { exact: true })
  await verdict.waitFor()
  if (where === 'a phone') {
    const { y, height } = (await verdict.boundingBox())!
    expect(y + height).toBeLessThan(viewport.height)
  }

  await page.getByRole('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Please look once more' })
  await dialog.getByText('2012 Toyota Camry: does not fit').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBeNull()

  await page.getByRole('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first().click()
  await dialog.getByRole('button', { name: 'It is for another car' }).click()
  const which = page.getByRole('dialog', { name: 'Which car is it for?' })
  await which.getByRole('combobox', { name: 'Brand' }).selectOption('Volkswagen')
  await which.getByRole('combobox', { name: 'Model' }).selectOption('Golf')
  await which.getByRole('combobox', { name: 'Year' }).selectOption('2014')
  await which.getByRole('button', { name: 'It is for this car' }).click()
  await page.waitForURL(`/singleProduct/${part}`)
  await page.getByText('2014 Volkswagen Golf: fits').waitFor()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart-cars')!))).toMatchObject({
    [part]: [{ label: '2014 Volkswagen Golf', quantity: 1 }],
  })

  // One more is for the chosen car: the shop asks again, and its buyer has checked.
  await page.getByRole('region', { name: 'Part' }).getByRole('button', { name: 'plus' }).click()
  await dialog.getByRole('button', { name: 'I have checked' }).click()
  await page.getByText('2012 Toyota Camry: does not fit').waitFor()
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await page.waitForURL(/\/dashboard\/payment\//)
  for (const path of ['', '/dashboard/order']) {
    if (path) await open(page, path)
    await page.getByText('2014 Volkswagen Golf: fits').first().waitFor()
    await page
      .getByText(/2012 Toyota Camry: does not fit.*bought anyway/)
      .first()
      .waitFor()
  }
  expect(await page.evaluate(() => localStorage.getItem('cart-cars'))).toBeNull()
})

test.each(WIDTHS)(
  'a wrong part is bought for the other car of my garage with one press, at %s',
  async (_where, viewport) => {
    const page = await visit('/', { viewport })
    await signUp(page)
    const part = await partOfGolf(page)
    await addCar(page, 'Volkswagen', 'Golf', '2014')
    await addCar(page, 'Toyota', 'Camry', '2012')
    await open(page, `/shop/${part}`)
    await page.getByRole('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'It is for another car' }).press('Enter')
    const which = page.getByRole('dialog', { name: 'Which car is it for?' })
    await which.getByRole('combobox', { name: 'Brand' }).waitFor()
    expect(await which.getByRole('button', { name: '2012 Toyota Camry' }).count()).toBe(0)
    expect(await which.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await which.waitFor({ state: 'detached' })
    const cars = await page.evaluate(() => JSON.parse(localStorage.getItem('cart-cars')!))
    expect(cars).toEqual({ [part]: [{ car: expect.any(Number), label: '2014 Volkswagen Golf', quantity: 1 }] })
  },
)

const FITS = '2014 Volkswagen Golf: fits'
const FITS_NOT = /2012 Toyota Camry: does not fit.*bought anyway/

/** Puts one piece for the Golf and one for the Camry into the cart, as a browser remembers them. */
async function cartForBoth(page: Page, part: string): Promise<void> {
  const carOf = async (make: string, model: string, year: string) => {
    return { car: await carId(page, make, model, year), label: `${year} ${make} ${model}`, quantity: 1 }
  }
  const cars = [await carOf('Volkswagen', 'Golf', '2014'), await carOf('Toyota', 'Camry', '2012')]
  await page.evaluate(
    ([part, cars]) => {
      localStorage.setItem('shopping-cart', JSON.stringify({ [part as string]: 2 }))
      localStorage.setItem('cart-cars', JSON.stringify({ [part as string]: cars }))
    },
    [part, cars] as const,
  )
}

async function expectBothVerdicts(page: Page): Promise<void> {
  await page.getByText(FITS).first().waitFor()
  await page.getByText(FITS_NOT).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test.each(WIDTHS)(
  'one verdict from the list to the invoice, and a wrong one is reported from the order, at %s',
  { timeout: 120_000 },
  async (_where, viewport) => {
    const page = await visit('/', { viewport })
    const { email } = await signUp(page)
    const part = await partOfGolf(page)
    const car = await carId(page, 'Volkswagen', 'Golf', '2014')
    const { number } = (await (await page.request.get(`/api/parts/${part}`)).json()) as { number: string }
    await open(page, `/shop?car=${car}&q=${number.replaceAll(' ', '')}`)
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/shop/${part}"], a[href^="/shop/${part}?"]`) })
      .first()
    await card.getByText(/^Fits/).first().waitFor()

    await cartForBoth(page, part)
    await open(page, `/singleProduct/${part}`)
    await page.getByText(FITS).first().waitFor()
    await page.getByText('2012 Toyota Camry: does not fit').first().waitFor()
    await page.getByLabel('Delivery address').fill('12 Mill Lane\nDetroit')
    await page.getByRole('button', { name: 'Confirm order' }).click()
    await page.getByRole('button', { name: /^I have checked/ }).click()
    await page.getByRole('button', { name: 'Confirm order' }).click()
    await page.waitForURL(/\/dashboard\/payment\//)
    await expectBothVerdicts(page)
    await payWith(page, '4242424242424242')
    await page.getByText('Congrats! Your payment is success').waitFor()
    await expectBothVerdicts(page)
    await open(page, '/dashboard/order')
    await expectBothVerdicts(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Invoice of order CM-/ }).click(),
    ])
    // The reader of the paper knows one face, and mistakes other letters: these it reads.
    const paper = pdfText(await readFile(await file.path()))
    expect(paper).toContain('2014 Volkswagen Golf: ')
    expect(paper).toMatch(/2012 Toyota .amry: does not/)
    const mails = async (): Promise<string[]> => {
      const { hostname, port } = new URL(inject('sandboxUrl'))
      const answer = await fetch(`http://${hostname}:${port}/mail.json?to=${encodeURIComponent(email)}`)
      return ((await answer.json()) as { text: string }[]).map(({ text }) => text)
    }
    await expect
      .poll(async () => (await mails()).filter((text) => text.includes(FITS) && FITS_NOT.test(text)).length, {
        timeout: 30_000,
      })
      .toBeGreaterThanOrEqual(2)

    // The shop said that it fits; its buyer has tried.
    const wrong = page.getByRole('link', { name: /^Report a wrong fit/ })
    expect(await wrong.count()).toBe(2)
    await wrong.first().focus()
    await page.keyboard.press('Enter')
    await page.getByText('Your car: 2014 Volkswagen Golf').waitFor()
    await page.getByText(FITS).waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Tell us what is wrong').waitFor()
    const what = `The holes do not match: ${crypto.randomUUID()}`
    await page.getByLabel('What is wrong?').fill(what)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Thank you! We will look at it.').waitFor()

    const { storage } = await enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
    const admin = await visit('/dashboard/fitReports', { viewport, storageState: storage })
    const report = admin.getByRole('article').filter({ hasText: what })
    await report.getByText(`told then: ${FITS}`).waitFor()
    await report.getByRole('link', { name: /^CM-/ }).click()
    await admin.locator('main details:has(time) > summary').first().click()
    await expectBothVerdicts(admin)
    expect(await admin.getByRole('link', { name: /^Report a wrong fit/ }).count()).toBe(2)
  },
)

test('the shop asks on the order page about a line that was not asked about before', async () => {
  const page = await visit('/')
  await signUp(page)
  const part = await partOfGolf(page)
  await open(page, `/shop/${part}`)
  await chooseCamry(page)
  await page.getByText('Does not fit your 2012 Toyota Camry', { exact: true }).waitFor()
  const car = await carId(page, 'Toyota', 'Camry', '2012')
  await page.evaluate(
    ([part, car]) => {
      localStorage.setItem('shopping-cart', JSON.stringify({ [part!]: 1 }))
      localStorage.setItem('cart-cars', JSON.stringify({ [part!]: [{ car, quantity: 1, label: '2012 Toyota Camry' }] }))
    },
    [part, car] as const,
  )
  await open(page, `/singleProduct/${part}`)
  await page.getByText('2012 Toyota Camry: does not fit').waitFor()
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await page.getByText('Some of these parts do not fit').waitFor()
  await page.getByRole('button', { name: /^I have checked/ }).click()
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await page.waitForURL(/\/dashboard\/payment\//)
})

test('who names no car is told in the cart that no fit was checked, and names the car there', async () => {
  const page = await visit('/')
  const { items } = await (await page.request.get('/api/parts?category=jump-starters&inStock=true')).json()
  const [part, starter] = [await partOfGolf(page), items[0]._id as string]
  await page.evaluate(
    (text) => localStorage.setItem('shopping-cart', text),
    JSON.stringify({ [part]: 1, [starter]: 1 }),
  )
  await open(page, '/cart')
  await page.getByText('No car is named for 1 part, so we have not checked that it fits.').waitFor()
  await page.getByRole('button', { name: 'Name the car' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which car is it for?' })
  await dialog.getByLabel('Brand').selectOption('Toyota')
  await dialog.getByLabel('Model').selectOption('Camry')
  await dialog.getByLabel('Year').selectOption('2012')
  await dialog.getByRole('button', { name: 'It is for this car' }).click()
  const lines = page.getByRole('list', { name: 'Parts in your cart' })
  await lines.getByText(/^2012 Toyota Camry: does not fit/i).waitFor()
  expect(await page.getByText(/No car is named/).count()).toBe(0)
  await carButton(page).click()
  await carMenu(page).getByText('2012 Toyota Camry').waitFor()
})

test('a double press of ADD TO CART puts one into the cart, also while the shop is asked about the fit', async () => {
  const page = await visit('/')
  await signUp(page)
  const camry = await carId(page, 'Toyota', 'Camry', '2012')
  const part = await firstThat(page, 'yes', await partsOf(page, camry), camry)
  await open(page, `/shop/${part}`)
  await chooseCamry(page)
  await page.getByText('Fits your 2012 Toyota Camry').first().waitFor()
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/fits\?/, (route) => goOn.then(() => route.continue()))
  await page.getByRole('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first().dblclick()
  release()
  await page.waitForURL(`/singleProduct/${part}`)
  await page.getByText('2012 Toyota Camry: fits').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe(JSON.stringify({ [part]: 1 }))
})
