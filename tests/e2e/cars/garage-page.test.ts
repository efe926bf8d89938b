import { expect, test } from 'vitest'
import { GARAGE_KEY, GARAGE_MOST } from '#common/constants'
import { NARROW, open, type Page, signUp, visit, WIDE } from '../../support/browser/browser.ts'
import { addCar, carButton, carId } from '../../support/browser/garage.ts'

const VIN = '1HGCM82633A004352'
const card = (page: Page, name: string) => page.getByRole('article', { name })

test('by keyboard: a car of the garage is chosen, one answer forgotten and the car taken out, and the focus stays near', async () => {
  const page = await visit('/garage')
  await addCar(page, 'Toyota', 'Camry', '2012')
  await addCar(page, 'Volkswagen', 'Golf', '2014')
  const camry = await carId(page, 'Toyota', 'Camry', '2012')
  const focused = page.locator(':focus')
  await card(page, '2012 Camry').getByRole('button', { name: 'Choose' }).press('Enter')
  await card(page, '2012 Camry').getByText('Chosen', { exact: true }).waitFor()
  expect(await focused.getAttribute('aria-label')).toBe('2012 Camry')

  await open(page, `/shop?car=${camry}&is=drive%3AFWD`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('camber-garage'))).toContain('drive:FWD')
  await open(page, '/garage')
  await card(page, '2012 Camry')
    .getByRole('button', { name: /^Forget/ })
    .press('Enter')
  await card(page, '2012 Camry')
    .getByRole('button', { name: /^Forget/ })
    .waitFor({ state: 'detached' })
  expect(await focused.getAttribute('aria-label')).toBe('2012 Camry')

  await card(page, '2012 Camry').getByRole('button', { name: 'Take out' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).press('Enter')
  await card(page, '2012 Camry').waitFor({ state: 'detached' })
  expect(await focused.textContent()).toBe('Your garage')
})

test('who takes a car out is told that what lies in the cart for it stays there', async () => {
  const page = await visit('/garage', { viewport: NARROW })
  await addCar(page, 'Toyota', 'Camry', '2012')
  await addCar(page, 'Volkswagen', 'Golf', '2014')
  const car = await carId(page, 'Toyota', 'Camry', '2012')
  await page.evaluate((car) => {
    localStorage.setItem('shopping-cart', '{"1":2}')
    localStorage.setItem('cart-cars', JSON.stringify({ 1: [{ car, label: '2012 Toyota Camry', quantity: 2 }] }))
  }, car)
  await open(page, '/garage')
  const stays = page.getByRole('dialog').getByText('Parts in your cart for it stay there.')
  await card(page, '2014 Golf').getByRole('button', { name: 'Take out' }).click()
  await page.getByRole('dialog').getByText('Take 2014 Golf out of your garage?').waitFor()
  expect(await stays.count()).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await card(page, '2012 Camry').getByRole('button', { name: 'Take out' }).click()
  await stays.waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
  await open(page, '/cart')
  await page
    .getByRole('listitem')
    .filter({ hasText: /2012 Toyota Camry: / })
    .waitFor()
})

test('where a car is added nothing of the chosen car is filled in', async () => {
  const page = await visit('/garage')
  await addCar(page, 'Toyota', 'Camry', '2012')
  // Here the chosen car is filled in: what follows would be, too.
  await open(page, '/shop/1')
  const check = page.getByRole('group', { name: 'Does it fit my car?' })
  await check.getByRole('button', { name: 'Change car' }).click()
  const filled = page.getByRole('dialog').getByLabel('Brand')
  await expect.poll(() => filled.inputValue()).toBe('Toyota')
  await page.keyboard.press('Escape')
  const tree = page.waitForResponse(/api\/vehicles/)
  await carButton(page).click()
  await page.getByRole('button', { name: 'Add a car' }).click()
  await tree
  const brand = page.getByRole('dialog', { name: 'Add a car' }).getByLabel('Brand')
  await brand.getByRole('option', { name: 'Toyota' }).waitFor({ state: 'attached' })
  expect(await brand.inputValue()).toBe('')
})

for (const viewport of [WIDE, NARROW])
  test(`the garage: a car by typing and one by VIN, named, noted and taken out, at ${viewport.width} px`, async () => {
    const page = await visit('/garage', { viewport })
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const typed = page.getByLabel('Or type it', { exact: true })
    for (const [text, answer] of [
      ['golf', '“Volkswagen Golf” may be several cars.'],
      ['2016 bmw 3 series', '“2016 BMW 3 Series” may be several cars.'],
      ['a red one', 'We do not know such a car.'],
      [VIN, 'This looks like a VIN.'],
    ] as const) {
      await typed.fill(text)
      await page.getByRole('button', { name: 'Find it' }).click()
      await page.getByText(answer).waitFor()
    }
    await typed.fill('2014 golf')
    await page.getByRole('button', { name: 'Find it' }).click()
    await card(page, '2014 Golf').getByText('2014 Volkswagen Golf').waitFor()

    await page.getByLabel('Or type its VIN').fill(VIN)
    await page.getByRole('button', { name: 'Find my car' }).click()
    await card(page, '2003 Accord').getByText('Chosen', { exact: true }).waitFor()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(VIN.slice(-6))

    await card(page, '2003 Accord').getByRole('button', { name: 'Change' }).click()
    const form = page.getByRole('dialog', { name: '2003 Accord' })
    await form.getByLabel('Name', { exact: true }).fill('Anna’s Accord')
    await form.getByLabel('Note').fill('Winter tyres in the cellar')
    await form.getByLabel('Mileage').fill('a lot')
    await form.getByLabel('VIN', { exact: true }).fill(VIN.toLowerCase())
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Mileage is a whole number').waitFor()
    await form.getByLabel('Mileage').fill('184,000')
    await form.getByRole('button', { name: 'Save' }).click()
    const accord = card(page, 'Anna’s Accord')
    for (const text of ['Winter tyres in the cellar', '184,000 on the clock', 'VIN ends in 004352'])
      await accord.getByText(text).waitFor()
    expect(await page.locator('body').innerText()).not.toContain(VIN)
    await page.getByRole('button', { name: 'Your car: Anna’s Accord' }).waitFor()
    const home = (await page.getByRole('link', { name: /motor parts, home$/ }).boundingBox())!
    expect((await carButton(page).boundingBox())!.y).toBeLessThan(home.y + home.height)

    await card(page, '2014 Golf').getByRole('button', { name: 'Choose' }).click()
    await page.getByRole('button', { name: 'Your car: 2014 Golf' }).waitFor()
    await accord.getByRole('button', { name: 'Take out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
    await accord.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Anna|004352/)
    expect(addresses.filter((address) => /82633|004352/i.test(address))).toEqual([])
  })

/** What the account holds of the garage, as the shop answers it now. */
async function accountsGarage(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  return (await page.request.get('/api/garage', { headers: { authorization: `Bearer ${token}` } })).text()
}

for (const viewport of [WIDE, NARROW])
  test(`two devices, one garage: a guest’s cars come to the account, deleted is gone, and nothing stays after signing out, at ${viewport.width} px`, async () => {
    const merging = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/garage/merge'))
    const page = await visit('/', { viewport })
    await addCar(page, 'Toyota', 'Camry', '2012')
    const merged = merging(page)
    const { email, password } = await signUp(page)
    expect((await merged).status()).toBe(200)
    await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()
    await open(page, '/garage')
    await page.getByText('They are kept in your account').waitFor()

    const other = await visit('/login', { viewport })
    await addCar(other, 'Volkswagen', 'Golf', '2014')
    await other.getByLabel('Email').fill(email)
    await other.getByLabel('Password').fill(password)
    const mergedToo = merging(other)
    await other.getByRole('button', { name: 'Login', exact: true }).click()
    expect((await mergedToo).status()).toBe(200)
    await other.waitForURL('/')
    await other.getByRole('button', { name: 'Your car: 2014 Golf' }).waitFor()
    await open(other, '/garage')
    await card(other, '2014 Golf').getByText('Chosen', { exact: true }).waitFor()
    const told = other.waitForResponse((answer) => answer.request().method() === 'PUT')
    await card(other, '2012 Camry').getByRole('button', { name: 'Change' }).click()
    await other.getByRole('dialog').getByLabel('Note').fill('Noted on the other device')
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    expect((await told).status()).toBe(200)

    await open(page, '/garage')
    await card(page, '2014 Golf').waitFor()
    await card(page, '2012 Camry').getByText('Noted on the other device').waitFor()
    expect(await accountsGarage(page)).toContain('Noted on the other device')
    const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await card(page, '2012 Camry').getByRole('button', { name: 'Take out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
    expect((await (await gone).json()).deletedCount).toBe(1)
    expect(await accountsGarage(page)).not.toMatch(/Noted on|Camry/)
    await open(other, '/garage')
    await card(other, '2012 Camry').waitFor({ state: 'detached' })
    await card(other, '2014 Golf').waitFor()
    for (const device of [page, other])
      await expect
        .poll(() => device.evaluate(() => JSON.stringify({ ...localStorage })))
        .not.toMatch(/Noted on the other device|Camry/)

    if (viewport === NARROW) await other.getByLabel('Menu', { exact: true }).click()
    await other.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).first().click()
    await other.getByRole('button', { name: 'Your car: Add car' }).waitFor()
    expect(await other.evaluate(() => localStorage.getItem('camber-garage'))).toBeNull()
  })

for (const viewport of [WIDE, NARROW])
  test(`my orders by car, from the garage, at ${viewport.width} px`, async () => {
    const page = await visit('/', { viewport })
    await signUp(page)
    await addCar(page, 'Volkswagen', 'Golf', '2014')
    await addCar(page, 'Toyota', 'Camry', '2012')
    const camry = await carId(page, 'Toyota', 'Camry', '2012')
    await open(page, `/shop?car=${camry}&inStock=true`)
    const fitting = page.getByRole('region', { name: 'Fits 2012 Toyota Camry' })
    await fitting
      .getByRole('link', { name: /^ADD TO CART/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).waitFor()
    const [part] = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('shopping-cart')!) as object))
    await open(page, `/singleProduct/${part}`)
    await page.getByText('2012 Toyota Camry: fits').waitFor()
    await page.getByRole('button', { name: 'Confirm order' }).click()
    await page.waitForURL(/\/dashboard\/payment\//)

    await open(page, '/garage')
    await card(page, '2012 Camry').getByRole('link', { name: 'Orders' }).click()
    await page.waitForURL(`/dashboard/order?car=${camry}`)
    const order = page.getByRole('article', { name: /^Order / })
    await order.getByText('2012 Toyota Camry: fits').waitFor()
    const byCar = page.getByRole('navigation', { name: 'For which car' })
    expect(await byCar.locator('[aria-current=page]').textContent()).toBe('2012 Camry')
    const tabs = await byCar.getByRole('link').allTextContents()
    expect(tabs).toEqual(['All cars', '2014 Golf', '2012 Camry'])
    await byCar.getByRole('link', { name: '2014 Golf' }).click()
    await page.getByRole('heading', { name: 'No orders for this car' }).waitFor()
    expect(await order.count()).toBe(0)
    expect(await byCar.getByRole('link').allTextContents()).toEqual(tabs)
    await page.getByRole('link', { name: 'See all orders' }).click()
    await order.waitFor()
    expect(new URL(page.url()).search).toBe('')
    await byCar.getByRole('link', { name: '2012 Camry' }).click()
    await page.waitForURL(`/dashboard/order?car=${camry}`)
    await order.waitFor()
  })

test('a full garage says so at the field and keeps what was typed, by name and by VIN', async () => {
  const page = await visit('/', { viewport: NARROW })
  await page.evaluate(
    ([key, most]) => {
      const car = { type: 'car', make: 'Audi', model: 'A4', year: 2012, label: '2012 Audi A4' }
      const cars = Array.from({ length: most! as number }, (_, n) => ({ ...car, id: `own-${n}`, car: 1_000_000 + n }))
      localStorage.setItem(key as string, JSON.stringify({ cars, chosen: null, owner: null }))
    },
    [GARAGE_KEY, GARAGE_MOST],
  )
  await open(page, '/garage')
  const full = 'Your garage is full: it holds 50 cars. Take one out first.'
  const byName = page.getByLabel('Or type it', { exact: true })
  await byName.fill('2014 golf')
  await byName.press('Enter')
  await page.getByRole('main').getByText(full).waitFor()
  expect(await byName.inputValue()).toBe('2014 golf')
  const byVin = page.getByLabel('Or type its VIN')
  await byVin.fill(VIN)
  await byVin.press('Enter')
  const told = page.getByRole('listitem').filter({ hasText: full })
  const answer = page.getByRole('main').getByRole('link', { name: /Accord/ })
  await told.or(answer.first()).waitFor()
  if (await answer.count()) await answer.first().click()
  await told.waitFor()
  expect(await byVin.inputValue()).toBe(VIN)
  expect(await page.getByRole('article', { name: '2014 Golf' }).count()).toBe(0)
})
