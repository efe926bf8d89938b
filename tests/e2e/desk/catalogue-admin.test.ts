import { expect, inject, test } from 'vitest'
import { problemsAtBothWidths } from '../../support/browser/both-widths.ts'
import { open, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const admin = () => enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
const unique = () => crypto.randomUUID().slice(0, 8).toUpperCase()
const make = async (token: string, path: string, body: object): Promise<string> =>
  (await call(`${inject('shopUrl')}/api${path}`, 'POST', { token, body })).said.insertedId
const newPart = (token: string, more: object) =>
  make(token, '/bestSeller', { name: 'Bracket', price: 40, img: '/pictures/og.jpg', ...more })

test('a new part asks for its number, brand and category first, and what is missing has the focus', async () => {
  const page = await visit('/dashboard/bestSeller', { storageState: (await admin()).storage })
  await page.getByLabel('Part number').waitFor()
  expect(await page.getByLabel('Core deposit').isVisible()).toBe(false)
  await page.getByLabel('Name', { exact: true }).fill('Brake disc')
  await page.getByLabel('Price', { exact: true }).fill('40')
  await page.getByRole('button', { name: 'Add Best Seller' }).click()
  const photo = page.getByLabel('Photo', { exact: true })
  await expect.poll(() => photo.evaluate((it) => it === document.activeElement)).toBe(true)
  const { top, bottom } = await photo.evaluate((it) => it.getBoundingClientRect().toJSON())
  expect([top > 0, bottom < 900]).toEqual([true, true])
  await page.getByText('Status, cost, pictures and documents').click()
  await page.getByLabel('Core deposit').fill('a lot')
  await page.getByText('Status, cost, pictures and documents').click()
  await page.getByRole('button', { name: 'Add Best Seller' }).click()
  await expect.poll(() => page.getByLabel('Core deposit').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Core deposit').isVisible()).toBe(true)
})

test('what parts without a brand or type have is not offered for deletion, even while no part has it', async () => {
  const { storage } = await admin()
  const page = await visit('/dashboard/brands', { storageState: storage })
  await page.route(/\/api\/(brands|taxonomy|categories|part-types)(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(/"parts":\d+/g, '"parts":0')
    return route.fulfill({ response: answer, body: text })
  })
  for (const [path, name, other] of [
    ['brands', 'Unbranded', 'Kovara'],
    ['categories', 'Other parts', 'Brake discs'],
  ] as const) {
    await open(page, `/dashboard/${path}`)
    await page.getByRole('button', { name: `Delete ${other}`, exact: true }).waitFor()
    await page
      .getByRole('button', { name: `Edit ${name}`, exact: true })
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: `Delete ${name}`, exact: true }).count()).toBe(0)
  }
})

test('the form offers the usual measures of a part type with their units, and takes its older numbers', async () => {
  const me = await admin()
  const number = `MS${unique()}`
  const id = await newPart(me.token, { number, category: 'brake-discs', attributes: [['Coating', 'zinc', null]] })
  const page = await visit(`/dashboard/updateParts/${id}`, { storageState: me.storage })
  const measures = page.getByRole('group', { name: 'Usual measures' })
  await measures.getByLabel('Diameter, mm').fill('302')
  await measures.getByLabel('Thickness, mm', { exact: true }).fill('22')
  await measures.getByLabel('Thickness, mm', { exact: true }).fill('')
  const further = page.getByLabel('Further measures')
  expect(await further.inputValue()).toBe('Coating | zinc')
  await further.fill('Coating | zinc\nHoles | 5')
  await page.getByLabel('Older numbers').fill(number)
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText(`${number} leads back to this part`).first().waitFor()
  await page.getByLabel('Older numbers').fill(`${number}-OLD`)
  expect(await problemsAtBothWidths(page)).toEqual([])
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('parts Information updated successfully').first().waitFor()

  const shopper = await visit(`/shop/${id}`)
  for (const row of ['Diameter 302 mm', 'Coating zinc', 'Holes 5'])
    await shopper.getByRole('row', { name: row }).waitFor()
  expect(await shopper.getByRole('row', { name: /^Thickness/ }).count()).toBe(0)
  await open(shopper, `/shop?q=${number}-OLD`)
  await shopper.getByText(`Replaces ${number}-OLD`).waitFor()

  // Another type has other measures; what was typed stays.
  await page.getByLabel('Category').selectOption('Wheel bearings')
  await measures.getByLabel('Inner diameter, mm').waitFor()
  expect(await further.inputValue()).toBe('Diameter | 302 | mm\nCoating | zinc\nHoles | 5')
})

test('a part that gets another number is still found by its old one, unless that is taken out', async () => {
  const me = await admin()
  const [was, next, last] = [`OLD-${unique()}`, `NEW-${unique()}`, `LAST-${unique()}`]
  const id = await newPart(me.token, { number: was })
  const page = await visit(`/dashboard/updateParts/${id}`, { storageState: me.storage })
  const [number, older] = [page.getByLabel('Part number'), page.getByLabel('Older numbers')]
  const told = (one: string) => page.getByText(`${one} is now one of the older numbers below`)
  const save = async () => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await number.press('Enter')
    expect((await answered).ok()).toBe(true)
  }
  await number.fill(next)
  await told(was).waitFor()
  expect(await older.inputValue()).toBe(was)
  await number.fill(was.toLowerCase())
  await told(was).waitFor({ state: 'detached' })
  expect(await older.inputValue()).toBe('')
  await number.fill(next)
  expect(await problemsAtBothWidths(page)).toEqual([])
  await save()
  await told(was).waitFor({ state: 'detached' })
  const shopper = await visit(`/shop?q=${was}`)
  await shopper.getByText(`Replaces ${was}`).waitFor()

  await number.fill(last.slice(0, -1))
  await told(next).waitFor()
  await older.fill(was)
  await told(next).waitFor({ state: 'detached' })
  await number.fill(last)
  expect(await older.inputValue()).toBe(was)
  await save()
  await open(shopper, `/shop?q=${was}`)
  await shopper.getByText(`Replaces ${was}`).waitFor()
  await open(shopper, `/shop?q=${next}`)
  expect(await shopper.getByText(`Replaces ${next}`).count()).toBe(0)
})

test('a brand is found by keyboard and merged into another, once no number is of both', async () => {
  const me = await admin()
  const [one, other] = [`Merge ${unique()}`, `Into ${unique()}`]
  for (const name of [one, other]) await make(me.token, '/brands', { name, tier: 'value' })
  const slug = (name: string) => name.toLowerCase().replace(' ', '-')
  const number = `MB${unique()}`
  const first = await newPart(me.token, { number, brand: slug(one) })
  await newPart(me.token, { number, brand: slug(other), name: 'Other bracket' })
  const page = await visit('/dashboard/brands', { storageState: me.storage })
  const box = page.getByLabel('Find a brand')
  await box.focus()
  await page.keyboard.type(one.toLowerCase())
  await page.getByText('1 brand', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^Merge .* into another brand$/ }).count()).toBe(1)
  await page.getByRole('button', { name: `Merge ${one} into another brand` }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: /^Merge/ })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog
    .getByText(`All parts of ${one} become parts of the brand that you choose, and ${one} is deleted.`)
    .waitFor()
  await dialog.getByLabel('Into').selectOption(other)
  await dialog.getByText(`1 part moves to ${other}, and ${one} is deleted.`).waitFor()
  await dialog.getByText('1 number is also the number of a part').waitFor()
  await dialog.getByRole('link', { name: 'Other bracket' }).waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  expect(await problemsAtBothWidths(page)).toEqual([])

  const body = { name: 'Bracket', price: 40, img: '/pictures/og.jpg', number: `${number}-2` }
  await call(`${inject('shopUrl')}/api/bestSeller/${first}`, 'PUT', { token: me.token, body })
  await dialog.getByLabel('Into').selectOption('Choose a brand')
  await dialog.getByLabel('Into').selectOption(other)
  await dialog.getByRole('button', { name: `Merge into ${other}` }).click()
  await page.getByText(`${one} is merged into ${other}`).waitFor()
  await box.press('Escape')
  expect(await box.inputValue()).toBe('')
  await page.getByRole('row').filter({ hasText: other }).getByRole('cell', { name: '2', exact: true }).waitFor()
  expect(await page.getByRole('row').filter({ hasText: one }).count()).toBe(0)
  const shopper = await visit(`/shop/${first}`)
  await shopper.getByText(other).first().waitFor()
})

test('part types are found by any of their names, in their place', async () => {
  const page = await visit('/dashboard/categories', { storageState: (await admin()).storage })
  const edit = (name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true })
  await edit('Spark plugs').waitFor()
  await page.getByLabel('Find a category or part type').fill('brake rotor')
  await edit('Brake discs').waitFor()
  await edit('Brakes').waitFor()
  expect(await edit('Spark plugs').count()).toBe(0)
  expect(await problemsAtBothWidths(page)).toEqual([])
  await page.getByLabel('Find a category or part type').press('Escape')
  await edit('Spark plugs').waitFor()
})

test('whoever has edited a part type far down the list is back at its row', async () => {
  const page = await visit('/dashboard/categories', { storageState: (await admin()).storage })
  const edit = (name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true })
  const hasFocus = (it: Element) => it === document.activeElement
  await edit('Spark plugs').click()
  const name = page.getByLabel('Name', { exact: true })
  await expect.poll(() => name.inputValue()).toBe('Spark plugs')
  await edit('Glow plugs').click()
  await expect.poll(() => name.inputValue()).toBe('Glow plugs')
  expect(await name.evaluate(hasFocus)).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => edit('Glow plugs').evaluate(hasFocus)).toBe(true)
  await edit('Glow plugs').click()
  await page.getByRole('form', { name: 'Part type' }).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => edit('Glow plugs').evaluate(hasFocus)).toBe(true)
  const top = await edit('Glow plugs').evaluate((it) => it.getBoundingClientRect().top)
  expect(top > 0 && top < 900).toBe(true)
})

test('shoppers and admins list parts by their condition', async () => {
  const page = await visit('/shop?category=brake-calipers')
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('link', { name: /^Remanufactured/ }).click()
  await page.waitForURL(/condition=remanufactured/)
  const cards = page.getByRole('article')
  await cards.first().getByText('Remanufactured').waitFor()
  expect(await cards.getByText('Remanufactured').count()).toBe(await cards.count())
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('link', { name: /^Remanufactured/ })
    .click()
  await page.waitForURL((url) => !url.search.includes('condition'))
  await open(page, '/shop?q=gebrauchte+Außenspiegel')
  await page.getByRole('list', { name: 'Read as:' }).getByText('Used').waitFor()
  await cards.first().getByText('Used').waitFor()
  await cards.first().getByRole('link').first().click()
  await page.getByRole('row', { name: 'Condition Used' }).waitFor()

  const manage = await visit('/dashboard/manageParts', { storageState: (await admin()).storage })
  await manage.getByLabel('Condition').selectOption('Used')
  await manage.waitForURL(/condition=used/)
  const rows = manage.getByRole('table', { name: 'Parts' }).getByRole('row')
  await rows.nth(1).getByText('Used').waitFor()
  const all = manage.getByRole('link', { name: /^Change (all|the one)/ })
  expect(decodeURIComponent((await all.getAttribute('href'))!)).toContain('condition=used')
})

test('a double click accepts one correction, not the next one too', async () => {
  const me = await admin()
  const email = `kim.${unique()}@example.com`
  const kim = await enter({ shopUrl: inject('shopUrl') }, 'sign-up', { name: 'Kim', email, password: 'spanner-42' })
  const names = ['first', 'second'].map((which) => `The ${which} ${unique()}`)
  for (const name of names) {
    const id = await newPart(me.token, { name })
    const body = { name, price: 41, img: '/pictures/og.jpg' }
    await call(`${inject('shopUrl')}/api/bestSeller/${id}`, 'PUT', { token: kim.token, body })
  }
  const page = await visit('/dashboard/corrections', { storageState: me.storage })
  const [first, second] = names.map((name) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) }),
  )
  await second!.getByRole('button', { name: 'Accept' }).click()
  await second!.waitFor({ state: 'detached' })
  // The newest stands first, so the other one has moved to where the mouse is.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.reload()
  await first!.getByRole('button', { name: 'Accept' }).waitFor()
})
