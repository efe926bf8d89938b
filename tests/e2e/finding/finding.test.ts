import { expect, test } from 'vitest'
import { NARROW, type Page, visit, WIDE } from '../../support/browser/browser.ts'

const figure = (text: string, what: RegExp) => Number(what.exec(text)![1]!.replaceAll(',', ''))
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()

test('the list for a car says what is made for it, and leads to what suits every car', async () => {
  const page = await visit('/shop?make=Audi&model=A4&year=2014', { viewport: NARROW })
  expect(await heading(page)).toBe('Parts for 2014 Audi A4')
  const status = page.getByRole('status').filter({ hasText: 'made for this car' })
  const more = figure(await status.innerText(), /and ([\d,]+) that suit every car/)
  await status.getByRole('link').click()
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${more.toLocaleString('en-US')} parts$`) })
    .waitFor()
})

test('a car that we do not know is asked for again, and its name is no heading', async () => {
  const page = await visit('/shop?make=Nope&model=X&year=1800')
  expect(await heading(page)).toBe('We do not know this car')
  expect(await page.locator('main').innerText()).not.toContain('Nope')
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Audi')
  await page.getByRole('button', { name: /show parts/i }).click()
  await page.waitForURL(/\/shop\?(make=Audi|car=\d+)/)
  await expect.poll(() => heading(page)).toBe('Parts for Audi')
})

test.each([
  ['/shop?make=Toyota&model=Camry&year=1979&category=brake-discs', '1983 Toyota Camry', /\/shop\?.*car=\d+/],
  ['/shop?make=Toyota&model=Camri&year=2012', 'Toyota Camry', /\/parts\/toyota\/camry$/],
  ['/shop?make=Toyotta&model=Camry', 'Toyota', /\/parts\/toyota$/],
])('from a car that we do not know there is a way to the nearest that we know: %s', async (path, name, address) => {
  const page = await visit(path, { javaScriptEnabled: false })
  expect(await heading(page)).toBe('We do not know this car')
  await page.getByRole('navigation', { name: 'The nearest that we know' }).getByRole('link', { name }).first().click()
  await page.waitForURL(address)
  expect(await heading(page)).toContain(name)
})

test('a part for a car that we do not know is found by its number, and we can be asked', async () => {
  const page = await visit('/shop?car=2147483647&category=brake-discs')
  expect(await heading(page)).toBe('We do not know this car')
  expect(await page.getByRole('link', { name: 'Ask us about your car' }).getAttribute('href')).toMatch(/^mailto:.+@/)
  const { items } = (await (await page.request.get('/api/parts?category=brake-discs&limit=1')).json()) as {
    items: { number: string; name: string }[]
  }
  await page.getByLabel('Number on the old part').fill(items[0]!.number)
  await page.getByRole('button', { name: 'Find by number' }).click()
  await page.waitForURL(/\/shop\?.*q=/)
  await page.getByRole('article').filter({ hasText: items[0]!.name }).first().waitFor()
})

test.each([
  ['0603/AYT', 'type the VIN instead'],
  ['AB12 CDE', 'we cannot look that up'],
  ['C1201', 'we know those of engines'],
  ['1HGCM82633A004352', 'If it is a VIN: type it into the search box above'],
])('what looks like a part number and may be something else is told what to type: %s', async (typed, said) => {
  const page = await visit(`/shop?q=${encodeURIComponent(typed)}`, { javaScriptEnabled: false })
  await page.getByRole('heading', { name: 'No part has this number' }).waitFor()
  expect(await page.locator('main').innerText()).toContain(said)
})

test('a number plate whose letters are read as a car is told to be none of ours, too', async () => {
  const page = await visit('/shop?q=B-MW-1234', { javaScriptEnabled: false })
  await page.getByText('If it is a number plate: we cannot look that up').waitFor()
})

test('words with nothing to look for are said to be that, and are no filter', async () => {
  const page = await visit('/shop?q=%25')
  expect(await heading(page)).toBe('All parts')
  await page.getByText('Nothing to look for in “%”: these are all our parts.').waitFor()
  expect(await page.getByRole('list', { name: 'Active filters' }).count()).toBe(0)
})

test('a word that nothing matches is set aside, and the list says so', async () => {
  const page = await visit('/shop?q=brake+pads+xyzzyq')
  await page.getByText('Here is what we have without “xyzzyq”').waitFor()
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
})

test('a year without a car asks for the car, and no part is looked for by it', async () => {
  const page = await visit('/shop?q=brake+pads+2015')
  await page.getByText('A year or an engine alone does not say what fits.').waitFor()
  expect(await page.getByRole('link', { name: 'choose your car' }).getAttribute('href')).toBe('/#vehicle')
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
})

const isBelowHeader = (element: Element) =>
  element.getBoundingClientRect().top >= document.querySelector('body > header')!.getBoundingClientRect().bottom

test('on a telephone the way from the filters to the list is at hand, and says how much stands there', async () => {
  const page = await visit('/shop?category=brake-discs', { viewport: NARROW })
  const first = page.getByRole('article').first()
  const drawer = page.locator('summary').filter({ hasText: 'Filters' })
  await drawer.click()
  await expect.poll(() => drawer.evaluate(isBelowHeader)).toBe(true)
  const toList = page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /^Show [\d,]+ parts?$/ })
  await expect.poll(() => toList.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  const all = await toList.innerText()
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^In stock/ })
    .click()
  await expect.poll(() => toList.innerText()).not.toBe(all)
  const count = figure(await toList.innerText(), /([\d,]+)/)
  await toList.click()
  await expect.poll(() => first.evaluate((card) => card.getBoundingClientRect().top < innerHeight)).toBe(true)
  expect(await toList.isVisible()).toBe(false)
  await page
    .getByRole('status')
    .filter({ hasText: `${count.toLocaleString('en-US')} part` })
    .waitFor()
})

test('what a link on the page leads to comes to rest below the header, on a telephone too', async () => {
  const page = await visit('/shop/1#fits', { viewport: NARROW })
  await expect
    .poll(() =>
      page.locator('#fits').evaluate((place) => scrollY > 0 && place.getBoundingClientRect().top < innerHeight),
    )
    .toBe(true)
  expect(await page.locator('#fits').evaluate(isBelowHeader)).toBe(true)
})

test('a price range typed the wrong way round is read the right way', async () => {
  const page = await visit('/shop?priceMin=300&priceMax=10')
  await page.getByRole('link', { name: '$10 to $300' }).waitFor()
  expect(await page.getByLabel('Price from, dollars').inputValue()).toBe('10')
})

test('a price with a dollar sign is not sent, and the browser says what to type', async () => {
  const page = await visit('/shop?category=brakes')
  const from = page.getByLabel('Price from, dollars')
  await from.fill('$20')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  expect(await from.evaluate((field: HTMLInputElement) => [field.matches(':focus'), field.title])).toEqual([
    true,
    'A whole number, such as 20',
  ])
  await from.fill('20')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await page.getByRole('link', { name: 'From $20' }).waitFor()
})

test('without a number nothing is said of one', async () => {
  const page = await visit('/shop?q=xyzzyq')
  await page.getByText('Check the spelling').waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/number/i)
})

test.each([
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const)('what is suggested can be read to its end, at %s', async (at, viewport) => {
  const page = await visit('/', { viewport })
  await page.getByRole('searchbox').or(page.locator('input[name=q]')).first().fill('golf brak')
  const suggested = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await suggested.filter({ hasText: 'Brake pads for Volkswagen Golf' }).first().waitFor()
  const cut = await suggested
    .locator('span')
    .evaluateAll((spans) =>
      spans.filter((span) => span.scrollWidth > span.clientWidth + 1).map((span) => span.innerHTML),
    )
  expect(cut).toEqual([])
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/suggested-${at}.png` })
})

test('a search that is too long is said to be, and goes no further', async () => {
  const page = await visit(`/shop?q=${'brake+'.repeat(40)}`)
  await page.getByText('This search is longer than 120 characters').waitFor()
  expect(await page.getByRole('article').count()).toBe(24)
  const links = await page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links.filter((to) => to!.includes('brake+brake'))).toEqual([])
})
