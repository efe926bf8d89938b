import { expect, test } from 'vitest'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'

const WIDTHS = [
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const

async function chooseAudi(page: Page) {
  await page.getByRole('combobox', { name: 'Brand' }).first().selectOption('Audi')
  await page.getByRole('combobox', { name: 'Model' }).first().selectOption('A4')
  await page.getByRole('combobox', { name: 'Year' }).first().selectOption('2012')
}

test.each(WIDTHS)('with a car in mind, at %s: from the vehicle search to a part that fits', async (_, viewport) => {
  const page = await visit('/', { viewport })
  await chooseAudi(page)
  await page.getByRole('button', { name: /show parts/i }).click()
  await page.waitForURL(/\/shop\?car=\d+$/)
  const card = page.getByRole('article').filter({ hasText: 'Fits 2012 Audi A4' }).first()
  await card.getByRole('link').first().click()
  await page.waitForURL(/\/shop\/\d+/)
  await expect.poll(() => page.locator('main').innerText()).toMatch(/fits your .*2012 Audi A4/i)

  await open(page, '/')
  await expect.poll(() => page.getByRole('combobox', { name: 'Model' }).first().inputValue()).toBe('A4')
})

test.each([
  '/shop?priceMin=50&priceMax=99',
  '/shop?q=brake+disc&brand=kovara&inStock=true',
  '/shop?make=Audi&category=brakes&sort=price-asc',
  '/shop?utm_source=mail&gclid=1',
])('a shared address is taken over as it was sent, whatever stands in it in which order: %s', async (path) => {
  const page = await visit(path)
  await page
    .getByRole('link', { name: /add to cart/i })
    .first()
    .waitFor()
})

test('a car named in the search is the car that a part page answers for, unless another was chosen', async () => {
  const page = await visit('/shop?q=brake+discs+audi+a4+2012')
  const first = page.getByRole('article').first()
  await first.getByText('Fits 2012 Audi A4').waitFor()
  await first.getByRole('link').first().click()
  await page.getByRole('status').getByText('Fits your 2012 Audi A4').waitFor()
  await open(page, '/shop?make=Kia&model=Rio&year=2012')
  expect(await page.evaluate(() => localStorage.getItem('camber-garage'))).not.toContain('Rio')
})

test.each([
  ['/shop?q=brake+pads+audi+a4+1960', null],
  [
    '/shop?make=audi&model=a4&year=2012&engine=steam',
    { car: expect.any(Number), type: 'car', make: 'Audi', model: 'A4', year: 2012, label: '2012 Audi A4' },
  ],
])('of a car only what there is is remembered: %s', async (path, car) => {
  const page = await visit(path)
  const remembered = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('camber-garage') ?? 'null')?.cars[0] ?? null)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect.poll(remembered).toEqual(car && { ...car, id: expect.any(String), changed: expect.any(String) })
})

test('somebody whose car is known sees in every list which parts fit it, and which do not', async () => {
  const page = await visit('/shop?make=Toyota&model=Camry&year=2012&category=brake-discs')
  const made = await page.getByRole('article').first().getByRole('heading').innerText()
  await open(page, '/shop?category=brake-discs&all-cars=1')
  const cards = page.getByRole('article')
  await expect.poll(() => cards.getByText(/^(Fits|May fit|Does not fit) your 2012 Toyota Camry/).count()).toBe(24)
  expect(await cards.getByText('Does not fit').count()).toBeGreaterThan(0)
  await open(page, `/shop?q=${encodeURIComponent(made)}&all-cars=1`)
  await cards
    .filter({ hasText: made })
    .first()
    .getByText(/^(Fits|May fit) your 2012 Toyota Camry/)
    .waitFor()
})

test('a car of which the engine is not known is asked for it, and then the list says for sure what fits', async () => {
  const page = await visit('/shop?make=Toyota&model=Camry&year=2012&category=oil-filters')
  const cards = page.getByRole('article')
  await cards
    .getByText(/^May fit 2012 Toyota Camry: only with the engine /)
    .first()
    .waitFor()
  const question = page.getByRole('group', { name: 'Which engine does it have?' })
  await question.getByRole('img', { name: 'Where to find it in the papers' }).waitFor()
  await question.getByText(/^The answer settles \d+ of the \d+ parts that may fit\.$/).waitFor()
  const engine = question.getByRole('link').first()
  const name = await engine.innerText()
  await engine.click()
  await page.getByRole('heading', { level: 1, name: `Oil filters for 2012 Toyota Camry ${name}` }).waitFor()
  expect(await question.count()).toBe(0)
  expect(await cards.getByText(/only with the engine/).count()).toBe(0)
  await cards.first().getByRole('link').first().click()
  await page.getByRole('status').getByText(`your 2012 Toyota Camry ${name}`).waitFor()
})

const countIn = async (page: Page, section: string | RegExp) =>
  Number.parseInt(
    await page
      .getByRole('region', { name: section })
      .getByText(/^\d+ parts?$/)
      .innerText(),
    10,
  )

test.each(WIDTHS)(
  'a list asks what settles most of it, at %s; the answer goes along and can be taken back',
  async (_, viewport) => {
    const page = await visit('/shop?make=Honda&model=Civic&year=2012&category=brakes', { viewport })
    const fits = await countIn(page, 'Fits 2012 Honda Civic')
    expect(await countIn(page, 'Fits if …')).toBeGreaterThan(0)
    const question = page.getByRole('group', { name: 'What diameter are the front brake discs?' })
    await question.getByRole('img', { name: 'Where to measure a brake disc' }).waitFor()
    const choice = question.getByRole('link', { name: / mm$/ }).first()
    const size = await choice.innerText()
    await choice.click()
    const chip = page.getByRole('link', { name: `with front discs of ${size} remove this filter` })
    await chip.waitFor()
    expect(await question.count()).toBe(0)
    expect(fits).toBeGreaterThan(0)
    // The answer stays with the car: a part's page and other lists know it.
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByText(`You said: with front discs of ${size}`).waitFor()
    await page.goto('/shop?category=brake-discs')
    await chip.waitFor()
    await chip.click()
    await question.waitFor()
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('status').or(page.getByRole('alert')).getByText('your 2012 Honda Civic').waitFor()
    expect(await page.getByText('You said').count()).toBe(0)
  },
)

test('a date is read off the car and typed; what is no date is said to be none', async () => {
  const page = await visit('/shop?make=Audi&model=A4&year=2012&category=suspension-steering')
  const question = page.getByRole('group', { name: 'When was it made?' })
  await question.getByRole('img', { name: 'Where to find the date' }).waitFor()
  const answer = async (year: string) => {
    await question.getByRole('textbox', { name: 'Year' }).fill(year)
    await question.getByRole('combobox', { name: 'Month' }).selectOption('03')
    await question.getByRole('button', { name: 'Check' }).click()
  }
  await answer('12')
  await question.getByText('Write the year with four digits: 2012.').waitFor()
  await answer('2021')
  await question.getByText(/years away from the model year/).waitFor()
  await answer('2012')
  await page.getByRole('link', { name: 'made 03/2012 remove this filter' }).waitFor()
  expect(new URL(page.url()).searchParams.getAll('is')).toEqual(['made:2012-03'])
  expect(await question.count()).toBe(0)
})

test('a part that fits only with some engines asks for the engine, and the answer stays with the car', async () => {
  const page = await visit('/shop?make=Toyota&model=Camry&year=2012&category=oil-filters')
  const card = page.getByRole('article').filter({ hasText: 'May fit 2012 Toyota Camry' }).first()
  await card.getByRole('link').first().click()
  const question = page.getByRole('group', { name: 'Which engine does it have?' })
  const choice = question.getByRole('button').first()
  const engine = await choice.textContent()
  await choice.click()
  const answer = page.getByRole('status').or(page.getByRole('alert'))
  await answer.getByText(new RegExp(`^(Fits|Does not fit) your 2012 Toyota Camry ${engine}$`)).waitFor()
  await page.reload()
  await answer.getByText(new RegExp(`^(Fits|Does not fit) your 2012 Toyota Camry ${engine}$`)).waitFor()
})

test('by keyboard: an answer is given and taken back, and the focus stays with the fit of the part', async () => {
  const page = await visit('/shop?make=Toyota&model=Camry&year=2012&category=oil-filters')
  const card = page.getByRole('article').filter({ hasText: 'May fit 2012 Toyota Camry' }).first()
  await card.getByRole('link').first().click()
  const question = page.getByRole('group', { name: 'Which engine does it have?' })
  const focused = page.locator(':focus')
  await question.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  const takeBack = page.getByRole('button', { name: /^take back/ })
  await takeBack.waitFor()
  expect(await focused.getAttribute('aria-label')).toBe('Does it fit my car?')
  await page.keyboard.press('Tab')
  expect(await focused.getAttribute('aria-label')).toMatch(/^take back: /)
  await page.keyboard.press('Enter')
  await question.waitFor()
  expect(await focused.getAttribute('aria-label')).toBe('Does it fit my car?')

  const change = page.getByRole('button', { name: 'Change car' })
  await change.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('combobox', { name: 'Year' }).selectOption('2011')
  await page.getByRole('dialog').getByRole('button', { name: 'Check the fit' }).press('Enter')
  await page
    .getByText(/your 2011 Toyota Camry/)
    .first()
    .waitFor()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('a part page that cannot ask whether it fits says so, and the car can be chosen again', async () => {
  const page = await visit('/shop?make=Toyota&model=Camry&year=2012&category=brake-discs')
  const part = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
  await page.route('**/api/fits?*', (route) => route.abort())
  await open(page, part!)
  await page.getByText('We could not reach the shop.').waitFor()
  await page.unroute('**/api/fits?*')
  await page.getByRole('button', { name: 'Change car' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Year' }).selectOption('2011')
  await page.getByRole('dialog').getByRole('button', { name: 'Check the fit' }).click()
  const answer = page.getByRole('status').or(page.getByRole('alert'))
  await answer.getByText(/(Fits|May fit|Does not fit) your 2011 Toyota Camry/).waitFor()
})

test('a number read off the old part is found however it is typed, and the list says why', async () => {
  const page = await visit('/shop?category=brake-discs')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\/shop\/\d+/)
  const id = new URL(page.url()).pathname
  const part = (await (await page.request.get(`/api/parts/${id.split('/').pop()}`)).json()) as {
    name: string
    numbers: { kind: string; number: string }[]
  }
  const oe = part.numbers.find(({ kind }) => kind === 'oe')!.number
  const bare = oe.replace(/[^A-Za-z0-9]/g, '')
  for (const typed of [oe, bare.toLowerCase(), bare.replace(/(.{3})/g, '$1-')]) {
    await open(page, '/')
    const box = page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: /search|part number/i }))
      .first()
    await box.fill(typed)
    await box.press('Enter')
    await page.waitForURL(/\/shop\?.*q=/)
    const hit = page
      .getByRole('article')
      .filter({ hasText: `OE number ${oe}` })
      .first()
    await hit.waitFor()
  }
})

test('two makes chosen one after the other: the models are those of the second, however slow the first', async () => {
  const page = await visit('/')
  const slow = Promise.withResolvers<void>()
  await page.route(/\/api\/vehicles\?.*make=Audi$/, async (route) => {
    await slow.promise
    await route.continue()
  })
  const make = page.getByRole('combobox', { name: 'Brand' }).first()
  const model = page.getByRole('combobox', { name: 'Model' }).first()
  await make.selectOption('Audi')
  await make.selectOption('Kia')
  await expect.poll(() => model.innerText()).toContain('Sportage')
  const late = page.waitForResponse(/vehicles\?.*make=Audi/)
  slow.resolve()
  await (await late).finished()
  expect(await model.innerText()).not.toContain('A4')
})

test('a motorcycle is found among motorcycles, and an engine may stay unknown', async () => {
  const page = await visit('/')
  const options = (name: string) => page.getByRole('combobox', { name }).locator('option').allInnerTexts()
  await page.getByRole('radio', { name: 'Motorcycles' }).check()
  await expect.poll(() => options('Brand')).not.toContain('Audi')
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Honda')
  await expect.poll(() => options('Model')).toEqual(expect.arrayContaining(['CBR600RR']))
  expect(await options('Model')).not.toContain('Civic')

  await page.getByRole('radio', { name: 'Cars, SUVs and vans' }).check()
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Toyota')
  await page.getByRole('combobox', { name: 'Model' }).selectOption('Camry')
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2012')
  const engine = page.getByRole('combobox', { name: 'Engine' })
  await engine.waitFor()
  expect((await options('Engine'))[0]).toBe('I do not know')
  await engine.selectOption('3.5 L 6-cyl petrol')
  await page.getByRole('button', { name: /show parts/i }).click()
  await page.waitForURL(/\/shop\?car=\d+&engine=\d+$/)
  await page.getByRole('heading', { level: 1, name: 'Parts for 2012 Toyota Camry 3.5 L 6-cyl petrol' }).waitFor()
  await open(page, '/')
  await expect.poll(() => engine.inputValue()).not.toBe('')
})

test('a car that an older version of the shop stored is no error: it is chosen again', async () => {
  const page = await visit('/')
  const old = { make: 'Toyota', model: 'Camry', year: 2012, engine: '2.5L 4-cyl petrol', label: '2012 Toyota Camry' }
  await page.evaluate((car) => localStorage.setItem('camber-vehicle', JSON.stringify(car)), old)
  await open(page, '/shop?category=brake-discs')
  await page.getByRole('article').first().waitFor()
  expect(await page.getByText('your 2012 Toyota Camry').count()).toBe(0)
})
