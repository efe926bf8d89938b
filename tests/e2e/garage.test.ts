import { expect, test } from 'vitest'
import { VEHICLE_KEY } from '#common/constants'
import type { VehicleLevel } from '#domain/vehicles/schema'
import { NARROW, open, type Page, signUp, visit, WIDE } from '../support/browser.ts'

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const button = (page: Page) => page.getByRole('button', { name: /^Your car:/ })
const menu = (page: Page) => page.getByRole('region', { name: 'Your cars' })
const theSwitch = (page: Page) => page.getByRole('navigation', { name: 'For which car' })

/** The base vehicle's id of a car. */
async function idOf(page: Page, make: string, model: string, year: string): Promise<number> {
  const answer = await page.request.get(`/api/vehicles?make=${make}&model=${model}`)
  const { options } = (await answer.json()) as VehicleLevel
  return options.find(({ value }) => value === year)!.car!
}

/** Adds a car by the menu of the header. */
async function add(page: Page, make: string, model: string, year: string): Promise<void> {
  await button(page).click()
  await menu(page).getByRole('button', { name: 'Add a car' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a car' })
  await dialog.getByLabel('Brand').selectOption(make)
  await dialog.getByLabel('Model').selectOption(model)
  await dialog.getByLabel('Year').selectOption(year)
  await dialog.getByRole('button', { name: 'Add this car' }).click()
  await dialog.waitFor({ state: 'detached' })
}

for (const viewport of [WIDE, NARROW])
  test(`two cars in the header's menu: two presses change the car and the list that is open, at ${viewport.width} px`, async () => {
    const page = await visit('/', { viewport })
    await add(page, 'Volkswagen', 'Golf', '2014')
    await add(page, 'Toyota', 'Camry', '2012')
    await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()

    await page.getByRole('search').getByLabel('Search parts').fill('brake pads')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=brake\+pads&car=\d+$/)
    await heading(page, '“brake pads” for 2012 Toyota Camry')

    await button(page).click()
    await menu(page).getByRole('button', { name: '2014 Golf 2014 Volkswagen Golf' }).click()
    await heading(page, '“brake pads” for 2014 Volkswagen Golf')
    expect(await menu(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Your car: 2014 Golf' }).waitFor()

    await button(page).click()
    await menu(page).getByRole('button', { name: 'All cars' }).click()
    await heading(page, '“brake pads”')
    expect(new URL(page.url()).search).toBe('?q=brake+pads')
    await page.getByRole('button', { name: 'Your car: All cars' }).waitFor()
    await open(page, '/shop')
    await heading(page, 'All parts')
  })

test('the chosen car stays on in links, searches and lists that are opened, until one list is for all cars', async () => {
  const page = await visit('/')
  await add(page, 'Toyota', 'Camry', '2012')
  const id = await idOf(page, 'Toyota', 'Camry', '2012')

  await page.getByRole('link', { name: /VIEW MORE.*REPLACEMENT PARTS/ }).click()
  await heading(page, /^Replacement parts for 2012 Toyota Camry$/i)
  await page.goBack()
  await page.waitForURL('/')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SHOP', exact: true }).click()
  await heading(page, 'Parts for 2012 Toyota Camry')
  await theSwitch(page).getByRole('link', { name: 'All cars' }).click()
  await page.waitForURL('/shop?all-cars=1')
  await heading(page, 'All parts')
  expect(await theSwitch(page).getByRole('link', { name: 'All cars' }).getAttribute('aria-current')).toBe('true')
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^In stock/ })
    .click()
  await page.waitForURL(/all-cars=1&inStock=true|inStock=true&all-cars=1/)
  await theSwitch(page).getByRole('link', { name: 'My 2012 Camry' }).click()
  await page.waitForURL(`/shop?inStock=true&car=${id}`)

  await page.getByRole('search').getByLabel('Search parts').fill('oil filter')
  await page.keyboard.press('Enter')
  await heading(page, '“oil filter” for 2012 Toyota Camry')
})

test('a list that is opened without the car is the car’s before it is drawn, and leaves no step on the way back', async () => {
  const page = await visit('/aboutUs')
  await add(page, 'Toyota', 'Camry', '2012')
  const id = await idOf(page, 'Toyota', 'Camry', '2012')
  const before = await page.evaluate(() => history.length)
  await open(page, '/shop?category=brake-pads')
  await heading(page, 'Brake pads for 2012 Toyota Camry')
  expect(new URL(page.url()).search).toBe(`?category=brake-pads&car=${id}`)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await page.waitForURL('/aboutUs')
})

test('a list from before the car was chosen is the car’s on the way back, which then goes on', async () => {
  const page = await visit('/aboutUs')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'SHOP', exact: true }).click()
  await heading(page, 'All parts')
  await main.getByRole('link', { name: 'BLOG', exact: true }).click()
  await page.waitForURL('/blog')
  await add(page, 'Toyota', 'Camry', '2012')
  await page.goBack()
  await heading(page, 'Parts for 2012 Toyota Camry')
  await page.goBack()
  await page.waitForURL('/aboutUs')
  await page.goForward()
  await heading(page, 'Parts for 2012 Toyota Camry')
})

test('a list that somebody shared shows its own car, and so does a search that names another', async () => {
  const page = await visit('/')
  await add(page, 'Toyota', 'Camry', '2012')
  const golf = await idOf(page, 'Volkswagen', 'Golf', '2014')
  await open(page, `/shop?car=${golf}&category=brake-pads`)
  await heading(page, 'Brake pads for 2014 Volkswagen Golf')
  await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()

  await page.getByRole('search').getByLabel('Search parts').fill('audi a4 2012 brake pads')
  await page.keyboard.press('Enter')
  await page.getByText('Read as: Brake pads, 2012 Audi A4.').waitFor()
  await page.getByRole('article').getByText('Fits 2012 Audi A4').first().waitFor()
  await page.getByRole('button', { name: 'Shop for this 2012 Audi A4' }).click()
  await page.getByRole('button', { name: 'Your car: 2012 A4' }).waitFor()
})

test('the car of an older visit is turned, and drawn in the header before the page’s script runs', async () => {
  const page = await visit('/aboutUs')
  const car = await idOf(page, 'Toyota', 'Camry', '2012')
  const old = { car, type: 'car', make: 'Toyota', model: 'Camry', year: 2012, label: '2012 Toyota Camry' }
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [VEHICLE_KEY, JSON.stringify(old)])
  await open(page, '/aboutUs')
  await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()

  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/aboutUs')
  await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()
})

test.each([WIDE, NARROW])('nothing moves when the page’s script comes: %j', async (viewport) => {
  const page = await visit('/aboutUs', { viewport })
  await add(page, 'Toyota', 'Camry', '2012')
  const places = async () => [
    await button(page).boundingBox(),
    await page.getByRole('search').boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await page.getByRole('article').first().boundingBox(),
  ]
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/shop?category=brake-pads')
  await heading(page, 'Brake pads for 2012 Toyota Camry')
  const before = await places()
  await page.unroute(/\.js$/)
  await open(page, '/shop?category=brake-pads')
  await theSwitch(page).waitFor()
  expect(await places()).toEqual(before)
})

test('by keyboard: the menu opens, moves to the car, and gives the focus back', async () => {
  const page = await visit('/aboutUs')
  await add(page, 'Toyota', 'Camry', '2012')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await menu(page).waitFor()
  expect(await button(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  expect(await page.locator(':focus').getAttribute('aria-expanded')).toBe('false')
})

test('by keyboard: a car of the garage is chosen, one answer forgotten and the car taken out, and the focus stays near', async () => {
  const page = await visit('/garage')
  await add(page, 'Toyota', 'Camry', '2012')
  await add(page, 'Volkswagen', 'Golf', '2014')
  const camry = await idOf(page, 'Toyota', 'Camry', '2012')
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

const VIN = '1HGCM82633A004352'
const card = (page: Page, name: string) => page.getByRole('article', { name })

for (const viewport of [WIDE, NARROW])
  test(`the garage: a car by typing and one by VIN, named, noted and taken out, at ${viewport.width} px`, async () => {
    const page = await visit('/garage', { viewport })
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const typed = page.getByLabel('Or type it', { exact: true })
    await typed.fill('golf')
    await page.getByRole('button', { name: 'Find it' }).click()
    await page.getByText('We do not know such a car.').waitFor()
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
    expect((await button(page).boundingBox())!.y).toBeLessThan(home.y + home.height)

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
    await add(page, 'Toyota', 'Camry', '2012')
    const merged = merging(page)
    const { email, password } = await signUp(page)
    expect((await merged).status()).toBe(200)
    await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()
    await open(page, '/garage')
    await page.getByText('They are kept in your account').waitFor()

    const other = await visit('/login', { viewport })
    await add(other, 'Volkswagen', 'Golf', '2014')
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
    await add(page, 'Volkswagen', 'Golf', '2014')
    await add(page, 'Toyota', 'Camry', '2012')
    const camry = await idOf(page, 'Toyota', 'Camry', '2012')
    await open(page, `/shop?car=${camry}&inStock=true`)
    const fitting = page.getByRole('region', { name: 'Fits 2012 Toyota Camry' })
    await fitting
      .getByRole('link', { name: /^ADD TO CART/ })
      .first()
      .click()
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
    await byCar.getByRole('link', { name: '2014 Golf' }).click()
    await page.getByRole('heading', { name: 'No orders for this car' }).waitFor()
    expect(await order.count()).toBe(0)
    await page.getByRole('link', { name: 'See all orders' }).click()
    await order.waitFor()
    expect(new URL(page.url()).search).toBe('')
    await byCar.getByRole('link', { name: '2012 Camry' }).click()
    await page.waitForURL(`/dashboard/order?car=${camry}`)
    await order.waitFor()
  })
