import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { PartDetail } from '#domain/catalogue/schema'
import { NARROW, open, type Page, payWith, signUp, visit, WIDE } from '../../support/browser/browser.ts'
import { pdfText } from '../../support/shops/pdf-text.ts'
import { cart, cartByType, cartPanel, idOf, parts, priceIn, putAll, sum } from '../../support/browser/repair-page.ts'

type Locator = ReturnType<Page['getByRole']>

/** The link to a part's page, not what adds it. */
const PART = /^(?!ADD TO CART|Add \d)/

const SIZES = [WIDE, NARROW]
/** It leaves the engine open. */
const SONATA = '5NPEB4AC9DH571382'
const MOST_CLICKS = 7

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** Picks a car in a form that asks for one. */
async function pick(form: Locator | Page, make: string, model: string, year: string): Promise<void> {
  await form.getByLabel('Brand').selectOption(make)
  await form.getByLabel('Model').selectOption(model)
  await form.getByLabel('Year').selectOption(year)
}

/** Adds a car by the menu of the header; it is then the chosen one. */
async function choose(page: Page, make: string, model: string, year: string): Promise<void> {
  await page.getByRole('button', { name: /^Your car:/ }).click()
  await page.getByRole('region', { name: 'Your cars' }).getByRole('button', { name: 'Add a car' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a car' })
  await pick(dialog, make, model, year)
  await dialog.getByRole('button', { name: 'Add this car' }).click()
  await dialog.waitFor({ state: 'detached' })
}

for (const viewport of SIZES) {
  const at = `at ${viewport.width} px`

  test(`front and rear brakes of a 2014 Golf are in the cart in at most ${MOST_CLICKS} clicks, ${at}`, async () => {
    const page = await visit('/', { viewport })
    await choose(page, 'Volkswagen', 'Golf', '2014')
    await open(page, '/')
    let clicks = 0
    const click = async (target: Locator) => {
      await target.click()
      clicks++
    }
    await click(page.getByRole('main').getByRole('link', { name: 'Or take all the parts of a repair at once' }))
    await click(page.getByRole('link', { name: /^Front and rear brakes/ }))
    await heading(page, 'Front and rear brakes for 2014 Volkswagen Golf')
    for (;;) {
      const answers = page.getByRole('group').locator('a[rel=nofollow]')
      if ((await answers.count()) === 0) break
      const before = page.url()
      await click(answers.first())
      await page.waitForURL(({ href }) => href !== before)
    }
    await click(putAll(page))
    await cartPanel(page).waitFor()
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
    expect(await cartByType(page)).toMatchObject({
      'brake-discs front': 2,
      'brake-pads front': 1,
      'brake-discs rear': 2,
      'brake-pads rear': 1,
    })
  })

  test(`from a VIN by its question to a repair, the order and the invoice, ${at}`, async () => {
    const page = await visit('/', { viewport })
    await signUp(page)
    await page.getByLabel(/^(VIN|Or type its VIN)$/).fill(SONATA)
    await page.getByRole('button', { name: 'Find my car' }).click()
    await page.getByText('Which engine does it have?').waitFor()
    await page.getByRole('link', { name: '2.4 L 4-cyl petrol', exact: true }).click()
    await page.waitForURL(/\/shop\?car=\d+&engine=\d+/)
    await page
      .getByRole('navigation', { name: 'A whole repair at once' })
      .getByRole('link', { name: 'Front brakes' })
      .click()
    await heading(page, 'Front brakes for 2013 Hyundai Sonata 2.4 L 4-cyl petrol')
    await page
      .getByRole('group', { name: 'What diameter are the front brake discs?' })
      .getByRole('link', { name: '298 mm' })
      .click()
    await parts(page).waitFor()
    const names = await parts(page).getByRole('listitem').getByRole('link', { name: PART }).allInnerTexts()
    const total = await sum(page)
    await putAll(page).click()
    await page.waitForURL(/\/singleProduct\//)
    await page
      .getByText(/^2013 Hyundai Sonata.*: fits/)
      .first()
      .waitFor()
    await page.getByLabel('Name').fill('Robin Berg')
    await page.getByLabel('Number').fill('+1 555 0100')
    await page.getByLabel('Delivery address').fill('12 Mill Lane\nDetroit')
    await page.getByRole('button', { name: 'Confirm order' }).click()
    await page.waitForURL(/\/dashboard\/payment\//)
    await payWith(page, '4242 4242 4242 4242')
    await page.getByText('Congrats! Your payment is success').waitFor()
    await page.getByRole('link', { name: 'See my orders' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Invoice of order CM-/ }).click(),
    ])
    const invoice = pdfText(await readFile(await file.path())).replace(/\s+/g, ' ')
    expect(names.length).toBeGreaterThan(3)
    expect(invoice).toContain('2013 Hyundai Sonata')
    expect(invoice.replaceAll(',', '')).toContain(`$${total}`)
  })

  test(`a repair asks when the car was made, says what it cannot read, and then has its parts, ${at}`, async () => {
    const page = await visit('/', { viewport })
    const audi = await idOf(page, 'Audi', 'A4', '2012')
    await open(page, `/repairs/front-wheel-bearings?car=${audi}`)
    const question = page.getByRole('group', { name: 'When was it made?' })
    const year = question.getByLabel('Year')
    await year.fill('12')
    await question.getByRole('button', { name: 'Check' }).click()
    await question.getByText('Write the year with four digits: 2012.').waitFor()
    expect(await year.getAttribute('aria-invalid')).toBe('true')
    expect(await year.inputValue()).toBe('12')
    await year.fill('2012')
    await question.getByLabel('Month').selectOption('01')
    await question.getByRole('button', { name: 'Check' }).click()
    await parts(page).waitFor()
    expect(new URL(page.url()).searchParams.getAll('is')).toEqual(['made:2012-01'])
    expect(await question.count()).toBe(0)
  })

  test(`a line is left out, another level is chosen, and the sum and the cart follow, ${at}`, async () => {
    const page = await visit('/', { viewport })
    const civic = await idOf(page, 'Honda', 'Civic', '2016')
    await open(page, `/repairs/rear-brakes?car=${civic}`)
    const before = await sum(page)
    const lines = parts(page).getByRole('listitem')
    const second = lines.nth(1)
    const left = await second.getByRole('link', { name: PART }).innerText()
    const cost = priceIn((await second.innerText()).split('\n').at(-1)!)
    await second.getByRole('checkbox').uncheck()
    expect(await sum(page)).toBe(before - cost)
    await parts(page)
      .getByRole('radio', { name: /^Premium/ })
      .check({ force: true })
    const dearer = await sum(page)
    expect(dearer).not.toBe(before - cost)
    const taken = await lines.filter({ has: page.getByRole('checkbox', { checked: true }) }).count()
    await putAll(page).click()
    await cartPanel(page).waitFor()
    const inCart = await cart(page)
    const found = await Promise.all(
      Object.keys(inCart).map(async (id) => (await (await page.request.get(`/api/parts/${id}`)).json()) as PartDetail),
    )
    expect(found).toHaveLength(taken)
    expect(found.map(({ name }) => name)).not.toContain(left)
    expect(found.reduce((all, { _id, price }) => all + price * inCart[_id]!, 0)).toBe(dearer)
  })

  test(`another car is chosen on the page or in the header, and the plan follows, ${at}`, async () => {
    const page = await visit('/', { viewport })
    await choose(page, 'Volkswagen', 'Golf', '2014')
    await open(page, '/repairs/battery')
    await heading(page, 'Battery for 2014 Volkswagen Golf')
    const names = () => parts(page).getByRole('listitem').getByRole('link', { name: PART }).allInnerTexts()
    const ofGolf = await names()
    await page.getByText('For another car').click()
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByLabel('Brand') })
    await pick(form, 'Hyundai', 'Sonata', '2013')
    await form.getByRole('button', { name: 'Show the parts' }).click()
    await heading(page, 'Battery for 2013 Hyundai Sonata')
    expect(await names()).not.toEqual(ofGolf)
    await page.getByRole('button', { name: 'Your car: 2013 Sonata' }).click()
    await page
      .getByRole('region', { name: 'Your cars' })
      .getByRole('button', { name: /2014 Golf/ })
      .click()
    await heading(page, 'Battery for 2014 Volkswagen Golf')
    expect(await names()).toEqual(ofGolf)
  })
}

test('by keyboard alone: a repair, its question, a line left out, the others in the cart', async () => {
  const page = await visit('/')
  const sonata = await idOf(page, 'Hyundai', 'Sonata', '2013')
  await open(page, `/repairs/front-brakes?car=${sonata}`)
  const tabTo = async (target: Locator) => {
    await target.waitFor()
    for (let step = 0; step < 150; step++) {
      if (await target.evaluate((element) => element.matches(':focus'))) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab did not lead to ${target.toString()}`)
  }
  await tabTo(
    page.getByRole('group', { name: 'What diameter are the front brake discs?' }).getByRole('link', { name: '298 mm' }),
  )
  await page.keyboard.press('Enter')
  await parts(page).waitFor()
  const before = await sum(page)
  await tabTo(parts(page).getByRole('checkbox').nth(1))
  await page.keyboard.press('Space')
  expect(await sum(page)).toBeLessThan(before)
  await tabTo(putAll(page))
  await page.keyboard.press('Enter')
  await cartPanel(page).waitFor()
  const types = await cartByType(page)
  expect(types).toMatchObject({ 'brake-discs front': 2 })
  expect(types).not.toHaveProperty('brake-pads front')
})

test('without script a repair is read, its question answered by typing, its levels compared, its parts reached', async () => {
  const page = await visit('/repairs', { javaScriptEnabled: false })
  const audi = await idOf(page, 'Audi', 'A4', '2012')
  await page.goto(`/repairs/front-wheel-bearings?car=${audi}`)
  const question = page.getByRole('group', { name: 'When was it made?' })
  await question.getByLabel('Year').fill('next')
  await question.getByRole('button', { name: 'Check' }).click()
  await question.getByText('Write the year with four digits: 2012.').waitFor()
  await question.getByLabel('Year').fill('2012')
  await question.getByLabel('Month').selectOption('01')
  await question.getByRole('button', { name: 'Check' }).click()
  await parts(page).waitFor()

  await page.goto(`/repairs/battery?car=${audi}`)
  const lines = () =>
    parts(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
  const names = () => lines().getByRole('link', { name: PART }).allInnerTexts()
  const levels = parts(page).getByRole('navigation', { name: 'Price level' }).getByRole('link')
  const first = await names()
  await levels.filter({ hasText: 'Premium' }).click()
  await page.waitForURL(/level=premium/)
  expect(await names()).not.toEqual(first)
  expect(await putAll(page).isVisible()).toBe(false)
  const [name] = await names()
  await lines().first().getByRole('link', { name: PART }).click()
  await heading(page, name!)
  await page.getByRole('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first().waitFor()
})

test('who looks for brake pads for a car is offered the repairs that take pads, of the axle that was named', async () => {
  const offered = async (q: string) => {
    const page = await visit(`/shop?q=${encodeURIComponent(q)}`)
    const repairs = page.getByRole('navigation', { name: 'A whole repair at once' })
    return (await repairs.getByRole('link').allInnerTexts()).filter((name) => name !== 'All repairs')
  }
  expect(await offered('brake pads audi a4 2012')).toEqual(['Front brakes', 'Rear brakes', 'Front and rear brakes'])
  expect(await offered('rear brake pads audi a4 2012')).toEqual(['Rear brakes', 'Front and rear brakes'])
  expect(await offered('audi a4 2012')).toContain('Oil service')
})
