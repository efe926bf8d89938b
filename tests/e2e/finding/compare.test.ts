import { expect, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { idOf } from '../../support/browser/repair-page.ts'
import { newPart, theAdmin } from '../../spec/visitors.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Parts to compare' })
const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Compare/ })
const table = (page: Page) => page.getByRole('region', { name: 'Comparison' })
const rowNames = (page: Page) => table(page).getByRole('rowheader').allInnerTexts()

for (const viewport of [WIDE, NARROW]) {
  const at = `at ${viewport.width} px`

  test(`up to four parts are chosen in a list and compared side by side; the tab remembers them, ${at}`, async () => {
    const page = await visit('/shop?category=brake-discs&inStock=true', { viewport })
    for (const place of [0, 1, 2, 3]) {
      await toggles(page).nth(place).focus()
      await page.keyboard.press('Space')
      expect(await toggles(page).nth(place).getAttribute('aria-pressed')).toBe('true')
    }
    await toggles(page).nth(4).click()
    await page.getByText('You can compare 4 parts at most. Leave one out first.').waitFor()
    expect(await toggles(page).nth(4).getAttribute('aria-pressed')).toBe('false')
    await toggles(page).nth(3).click()
    await page.reload()
    await bar(page).getByRole('link', { name: 'Compare 3 parts' }).click()
    await page.waitForURL(/\/compare\?parts=\d+,\d+,\d+$/)
    await expect.poll(() => table(page).getByRole('columnheader').count()).toBe(3)
    await page.waitForLoadState('networkidle')
    expect(await problemsOf(page)).toEqual([])
    expect(await rowNames(page)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Price/), 'Needed per vehicle']),
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)

    await page.getByRole('link', { name: 'Only differences' }).click()
    await page.waitForURL(/only=differences/)
    await expect.poll(() => rowNames(page)).not.toContain('Needed per vehicle')
    await page.waitForURL(/only=/)
    const names = await rowNames(page)
    expect(names).not.toEqual([])
    for (const name of names) expect(name).toContain('differs')

    await table(page)
      .getByRole('link', { name: /^Leave out/ })
      .first()
      .click()
    await expect.poll(() => table(page).getByRole('columnheader').count()).toBe(2)
    await open(page, '/shop')
    await bar(page).getByRole('link', { name: 'Compare 2 parts' }).waitFor()
    await bar(page).getByRole('button', { name: 'Clear' }).click()
    expect(await bar(page).count()).toBe(0)
  })
}

test('at 390 px two parts are in sight, the table scrolls in its box, and the names of the rows stay', async () => {
  const page = await visit('/compare?parts=1,2,3', { viewport: NARROW })
  const heads = table(page).getByRole('columnheader')
  for (const n of [0, 1]) {
    const { x, width } = (await heads.nth(n).boundingBox())!
    expect([x >= 0, x + width <= 390, width >= 130]).toEqual([true, true, true])
  }
  const name = table(page).getByRole('rowheader').first()
  const before = (await name.boundingBox())!.x
  await table(page).evaluate((box) => box.scrollTo(400, 0))
  expect(await table(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(100)
  expect((await name.boundingBox())!.x).toBe(before)
})

for (const viewport of [WIDE, NARROW])
  test(`one part alone is not compared: the shop asks for another one, at ${viewport.width} px`, async () => {
    const page = await visit('/shop?category=brake-discs', { viewport })
    await toggles(page).first().click()
    await bar(page).getByText('Choose another part to compare.').waitFor()
    expect(await bar(page).getByRole('link').count()).toBe(0)
    await toggles(page).nth(1).click()
    await bar(page).getByRole('link', { name: 'Compare 2 parts' }).click()
    await page.waitForURL(/\/compare\?parts=\d+,\d+$/)
    await table(page)
      .getByRole('link', { name: /^Leave out/ })
      .first()
      .click()
    await page.getByRole('main').getByText('Choose another part to compare.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'More of the same type: Brake discs' }).click()
    await page.waitForURL(/\/shop\?category=brake-discs$/)
    await bar(page).getByText('Choose another part to compare.').waitFor()
  })

test('who leaves parts out of the bar by keyboard does not lose the place', async () => {
  const page = await visit('/shop?category=brake-discs')
  for (const place of [0, 1, 2]) await toggles(page).nth(place).click()
  const isFocused = (element: Element) => element === document.activeElement
  await bar(page)
    .getByRole('button', { name: /^Leave out/ })
    .first()
    .press('Enter')
  await bar(page).getByRole('link', { name: 'Compare 2 parts' }).waitFor()
  expect(await bar(page).evaluate(isFocused)).toBe(true)
  await bar(page).getByRole('button', { name: 'Clear' }).press('Enter')
  await bar(page).waitFor({ state: 'detached' })
  expect(await page.getByRole('main').evaluate(isFocused)).toBe(true)
})

test('a part that is compared goes into the cart in place', async () => {
  const page = await visit('/shop?inStock=true')
  const { items } = (await (await page.request.get('/api/parts?inStock=true')).json()) as { items: { _id: string }[] }
  await open(page, `/compare?parts=${items[0]!._id},${items[1]!._id}`)
  await table(page)
    .getByRole('link', { name: /^ADD TO CART/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('shopping-cart'))).toBe(JSON.stringify({ [items[0]!._id]: 1 }))
})

test('without script the address compares; what is wrong in it is named', async () => {
  const page = await visit('/compare?parts=1,2,99999999', { javaScriptEnabled: false })
  await page.getByText('We know no part 99999999.').waitFor()
  expect(await table(page).getByRole('columnheader').count()).toBe(2)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.getByRole('link', { name: 'Only differences' }).click()
  await page.waitForURL(/only=/)
  const names = await rowNames(page)
  expect(names).not.toEqual([])
  for (const name of names) expect(name).toContain('differs')

  const statusOf = async (path: string) => (await page.goto(path))!.status()
  expect(await statusOf('/compare?parts=1,2,3,4,5')).toBe(400)
  await page.getByText('You can compare 4 parts at most, so the last one is left out.').waitFor()
  expect(await table(page).getByRole('columnheader').count()).toBe(4)
  expect(await statusOf('/compare?parts=99999999,x')).toBe(404)
  await page.getByText('We know no parts 99999999, x.').waitFor()
  expect(await statusOf('/compare')).toBe(200)
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
})

test('on a phone the toggle of a part that is no longer sold stands on its card', async () => {
  // Letters alone would be no number.
  const number = `G48${crypto.randomUUID().slice(0, 5)}`
  await newPart(await theAdmin(), { number, status: 'retired' })
  const page = await visit(`/shop?q=${number}`, { viewport: NARROW })
  const bottomOf = (of: Element) => of.getBoundingClientRect().bottom
  const [card, toggle] = [page.getByRole('main').getByRole('article'), toggles(page)]
  await toggle.waitFor()
  expect(await toggle.evaluate(bottomOf)).toBeLessThanOrEqual(await card.evaluate(bottomOf))
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/toggle.png` })
})

test('who compares a part that does not fit the car is led to those that do', async () => {
  const page = await visit('/')
  const read = async <Answer>(path: string) => (await (await page.request.get(path)).json()) as Answer
  const [golf, camry] = [await idOf(page, 'Volkswagen', 'Golf', '2014'), await idOf(page, 'Toyota', 'Camry', '2012')]
  const { items } = await read<{ items: { _id: string }[] }>(`/api/parts?car=${golf}&category=brake-discs`)
  const ids = items.map(({ _id }) => _id)
  const told = await read<{ items: { _id: string; fit: string }[] }>(
    `/api/fits?car=${camry}&${ids.map((id) => `part=${id}`).join('&')}`,
  )
  const wrong = told.items.find(({ fit }) => fit === 'no')!._id

  await open(page, `/shop?car=${camry}`)
  await open(page, `/compare?parts=${wrong},${ids.find((id) => id !== wrong)}`)
  await table(page).getByRole('link', { name: 'Brake discs for your 2012 Toyota Camry' }).first().click()
  await page.waitForURL(new RegExp(`/shop\\?category=brake-discs&car=${camry}$`))
  await page.getByText('Fits 2012 Toyota Camry').first().waitFor()
})
