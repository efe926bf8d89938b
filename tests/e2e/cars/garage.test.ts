import { expect, test } from 'vitest'
import { GARAGE_KEY, VEHICLE_KEY } from '#common/constants'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { addCar, carButton, carId, carMenu } from '../../support/browser/garage.ts'
import { holdScripts } from '../../support/browser/hold-scripts.ts'

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const theSwitch = (page: Page) => page.getByRole('navigation', { name: 'For which car' })

for (const viewport of [WIDE, NARROW])
  test(`two cars in the header's menu: two presses change the car and the list that is open, at ${viewport.width} px`, async () => {
    const page = await visit('/', { viewport })
    await addCar(page, 'Volkswagen', 'Golf', '2014')
    await addCar(page, 'Toyota', 'Camry', '2012')
    await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()

    await page.getByRole('search').getByLabel('Search parts').fill('brake pads')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=brake\+pads&car=\d+$/)
    await heading(page, '“brake pads” for 2012 Toyota Camry')

    await carButton(page).click()
    await carMenu(page).getByRole('button', { name: '2014 Golf 2014 Volkswagen Golf' }).click()
    await heading(page, '“brake pads” for 2014 Volkswagen Golf')
    expect(await carMenu(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Your car: 2014 Golf' }).waitFor()

    await carButton(page).click()
    await carMenu(page).getByRole('button', { name: 'All cars' }).click()
    await heading(page, '“brake pads”')
    expect(new URL(page.url()).search).toBe('?q=brake+pads')
    await page.getByRole('button', { name: 'Your car: All cars' }).waitFor()
    await open(page, '/shop')
    await heading(page, 'All parts')
  })

test('who has added a car by the header goes on from there by keyboard', async () => {
  const page = await visit('/aboutUs')
  await addCar(page, 'Toyota', 'Camry', '2012')
  await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()
  expect(await carMenu(page).count()).toBe(0)
  expect(await carButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the chosen car stays on in links, searches and lists that are opened, until one list is for all cars', async () => {
  const page = await visit('/')
  await addCar(page, 'Toyota', 'Camry', '2012')
  const id = await carId(page, 'Toyota', 'Camry', '2012')

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
  await addCar(page, 'Toyota', 'Camry', '2012')
  const id = await carId(page, 'Toyota', 'Camry', '2012')
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
  await addCar(page, 'Toyota', 'Camry', '2012')
  await page.goBack()
  await heading(page, 'Parts for 2012 Toyota Camry')
  await page.goBack()
  await page.waitForURL('/aboutUs')
  await page.goForward()
  await heading(page, 'Parts for 2012 Toyota Camry')
})

test('a list that somebody shared shows its own car, and so does a search that names another', async () => {
  const page = await visit('/')
  await addCar(page, 'Toyota', 'Camry', '2012')
  const golf = await carId(page, 'Volkswagen', 'Golf', '2014')
  await open(page, `/shop?car=${golf}&category=brake-pads`)
  await heading(page, 'Brake pads for 2014 Volkswagen Golf')
  await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()

  await page.getByRole('search').getByLabel('Search parts').fill('audi a4 2012 brake pads')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Read as:' }).getByText('2012').waitFor()
  await page.getByRole('article').getByText('Fits 2012 Audi A4').first().waitFor()
  await page.getByRole('button', { name: 'Shop for this 2012 Audi A4' }).click()
  await page.getByRole('button', { name: 'Your car: 2012 A4' }).waitFor()
})

test('the car of an older visit is turned, and drawn in the header before the page’s script runs', async () => {
  const page = await visit('/aboutUs')
  const car = await carId(page, 'Toyota', 'Camry', '2012')
  const old = { car, type: 'car', make: 'Toyota', model: 'Camry', year: 2012, label: '2012 Toyota Camry' }
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [VEHICLE_KEY, JSON.stringify(old)])
  await open(page, '/aboutUs')
  await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()

  await holdScripts(page)
  await page.goto('/aboutUs', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Your car: 2012 Camry' }).waitFor()
})

test.each([WIDE, NARROW])('nothing moves when the page’s script comes: %j', async (viewport) => {
  const page = await visit('/aboutUs', { viewport })
  await addCar(page, 'Toyota', 'Camry', '2012')
  const places = async () => [
    await carButton(page).boundingBox(),
    await page.getByRole('search').boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await page.getByRole('article').first().boundingBox(),
  ]
  const release = await holdScripts(page)
  await page.goto('/shop?category=brake-pads', { waitUntil: 'commit' })
  await heading(page, 'Brake pads for 2012 Toyota Camry')
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href))
  const before = await places()
  await release()
  await theSwitch(page).waitFor()
  expect(await places()).toEqual(before)
})

test('by keyboard: the menu opens, moves to the car, and gives the focus back', async () => {
  const page = await visit('/aboutUs')
  await addCar(page, 'Toyota', 'Camry', '2012')
  await carButton(page).focus()
  await page.keyboard.press('Enter')
  await carMenu(page).waitFor()
  expect(await carButton(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await carMenu(page).waitFor({ state: 'detached' })
  expect(await page.locator(':focus').getAttribute('aria-expanded')).toBe('false')
})

test('over a list a car is called by the name that its owner gave it, and on a phone “All cars” stays whole beside a long one', async () => {
  const page = await visit('/garage', { viewport: NARROW })
  await addCar(page, 'Toyota', 'Camry', '2012')
  await page.getByRole('button', { name: /^Change/ }).click()
  const name = 'Grandmother’s very own dark-blue weekend Camry'
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name }).waitFor()
  await open(page, '/shop?category=brake-pads')
  await theSwitch(page).getByRole('link', { name, exact: true }).waitFor()
  const all = theSwitch(page).getByRole('link', { name: 'All cars' })
  const lines = await all.evaluate((link) => {
    const text = document.createRange()
    text.selectNodeContents(link)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('a shared list for the same model with another engine is not called one’s own', async () => {
  const page = await visit('/aboutUs')
  await addCar(page, 'Toyota', 'Camry', '2012')
  const car = await carId(page, 'Toyota', 'Camry', '2012')
  const answer = await page.request.get('/api/vehicles?make=Toyota&model=Camry&year=2012')
  const { options } = (await answer.json()) as { options: { value: string; label: string }[] }
  const [mine, other] = options
  await open(page, `/shop?category=oil-filters&car=${car}&engine=${mine!.value}`)
  const own = theSwitch(page).getByRole('link', { name: 'My 2012 Camry' })
  await expect.poll(() => own.getAttribute('aria-current')).toBe('true')
  await open(page, `/shop?category=oil-filters&car=${car}&engine=${other!.value}`)
  await page.getByRole('button', { name: `Shop for this 2012 Toyota Camry ${other!.label}` }).waitFor()
  expect(await own.getAttribute('aria-current')).toBe('false')
})

test.each([7, 'make=Toyota', {}, ''])(
  'a list opens once where the browser stored %j as the way to say its car',
  async (query) => {
    const page = await visit('/')
    const opened: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && opened.push(request.url()))
    const garage = { cars: [], chosen: null, owner: null, gone: [], mark: { name: 'Old car', query } }
    await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [GARAGE_KEY, JSON.stringify(garage)])
    await open(page, '/shop?category=brake-discs')
    await page.getByRole('article').first().waitFor()
    expect(opened).toHaveLength(1)
  },
)
