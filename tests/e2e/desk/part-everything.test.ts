import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { problemsAtBothWidths } from '../../support/browser/both-widths.ts'
import { NARROW, open, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const admin = () => enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
const unique = () => crypto.randomUUID().slice(0, 8).toUpperCase()

type Made = { id: string; number: string; name: string }
async function newPart(token: string, more: object = {}): Promise<Made> {
  const number = `PE${unique()}`
  const name = `Bracket ${number}`
  const body = { name, price: 40, img: '/pictures/og.jpg', number, stock: 5, ...more }
  const { said } = await call(`${inject('shopUrl')}/api/bestSeller`, 'POST', { token, body })
  return { id: said.insertedId, number, name }
}

async function picture(background: string) {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background } })
  return { name: 'picture.png', mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

test('an admin says all about a part: what is wrong is told at its field, and shoppers see what was saved', async () => {
  const me = await admin()
  const [part, next] = [await newPart(me.token), await newPart(me.token)]
  const page = await visit(`/dashboard/updateParts/${part.id}`, { storageState: me.storage })
  await page.getByLabel('Condition').selectOption('Remanufactured')
  await page.getByLabel('Core deposit').fill('25')
  await page.getByLabel('Cost', { exact: true }).fill('17')
  await page.getByLabel('Pieces in one pack').fill('2')
  await page.getByLabel('Needed for one vehicle').fill('3')
  await page.getByLabel('Documents').fill('Fitting instructions | https://documents.example/fitting.pdf')
  const gtin = page.getByLabel('GTIN (EAN, UPC)')
  await gtin.fill('4006381333932')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('A GTIN has 8, 12, 13 or 14 digits').waitFor()
  expect(await gtin.getAttribute('aria-invalid')).toBe('true')
  await gtin.fill('4006381333931')

  const pictures = page.getByRole('group', { name: 'More pictures' })
  const addressOf = (place: number) => pictures.getByRole('listitem').nth(place).locator('img').getAttribute('src')
  for (const [n, colour] of ['#933', '#339', '#393', '#993', '#399'].entries()) {
    await pictures.getByLabel('Add a picture').setInputFiles(await picture(colour))
    await pictures.getByRole('listitem').nth(n).waitFor()
  }
  const [first, second] = [await addressOf(0), await addressOf(1)]
  await pictures.getByRole('button', { name: /^Move up ?: Picture 3$/ }).click()
  expect([await addressOf(0), await addressOf(1)]).toEqual([second, first])

  await page.getByLabel('Superseded by').fill(next.number)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: `, ${next.name}` }).click()
  await page.getByRole('link', { name: `${next.number}, ${next.name}` }).waitFor()
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('parts Information updated successfully').first().waitFor()
  expect(await problemsAtBothWidths(page)).toEqual([])

  const shopper = await visit(`/shop/${part.id}`)
  await shopper.getByRole('row', { name: 'Condition Remanufactured' }).waitFor()
  await shopper.getByRole('row', { name: 'Pieces in one pack 2' }).waitFor()
  await shopper.getByText('For a pack of 2, in US dollars. A car needs 3 packs.').waitFor()
  expect(await shopper.getByRole('link', { name: 'Fitting instructions' }).getAttribute('href')).toBe(
    'https://documents.example/fitting.pdf',
  )
  await shopper.getByRole('link', { name: `${next.number} has taken its place` }).waitFor()
  const views = shopper.getByRole('list', { name: 'Views' }).getByRole('button')
  expect(await views.allInnerTexts()).toHaveLength(6)
  await views.nth(1).click()
  const shown = await shopper.getByRole('img', { name: `${part.name}: photo 2` }).getAttribute('src')
  expect(shown).toBe(second!.replace(/\.\d+\./, shown!.match(/\.\d+\./)?.[0] ?? ''))
  expect(await problemsAtBothWidths(shopper)).toEqual([])

  await open(page, `/dashboard/updateParts/${part.id}`)
  await page.getByLabel('In the shop').selectOption('No longer sold: its page and its numbers stay')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('parts Information updated successfully').first().waitFor()
  await open(shopper, `/shop/${part.id}`)
  const retired = shopper.getByText('No longer sold.')
  await retired.waitFor()
  await shopper.setViewportSize(NARROW)
  const top = async (of: typeof retired) => (await of.boundingBox())!.y
  expect(await top(retired)).toBeLessThan(await top(shopper.getByRole('figure').first()))
  // Nobody has said its level or country: no stray comma or full stop stands in their place.
  const brand = shopper.getByRole('paragraph').filter({ hasText: 'All parts by Unbranded' })
  expect(await brand.innerText()).toBe('All parts by Unbranded')
  expect(await shopper.getByText('Does it fit my car?').count()).toBe(0)
  expect(await shopper.locator('main').getByText('$40').count()).toBe(0)
  const follows = shopper.getByRole('link', { name: new RegExp(`^Take .* ${next.number} instead$`) })
  expect(await top(follows)).toBeLessThan(NARROW.height)
  expect(await problemsAtBothWidths(shopper)).toEqual([])
  expect(await shopper.getByText(/^With you .* working days after you pay$/).count()).toBe(0)
  expect(await shopper.getByRole('link', { name: /^Add to cart/i }).count()).toBe(0)
  await open(page, `/singleProduct/${part.id}`)
  await page.getByText('No longer sold.').waitFor()
  expect(await page.getByText('Press plus').count()).toBe(0)
  expect(await problemsAtBothWidths(page)).toEqual([])
  await page.getByRole('link', { name: /^Take .* instead$/ }).click()
  await page.getByRole('heading', { name: next.name, level: 1 }).waitFor()
})

test('a deleted part waits in the bin, and comes back from there', async () => {
  const me = await admin()
  const part = await newPart(me.token)
  const page = await visit(`/dashboard/manageParts?q=${part.number}`, { storageState: me.storage })
  await page.getByRole('button', { name: `Delete ${part.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('row').filter({ hasText: part.number }).waitFor({ state: 'detached' })
  // Where a link of before leads.
  for (const its of ['', '/cars', '/places', '/prices']) {
    await open(page, `/dashboard/updateParts/${part.id}${its}`)
    await page.getByRole('heading', { name: 'There is no such part' }).waitFor()
  }
  expect(await problemsAtBothWidths(page)).toEqual([])
  await page.getByRole('link', { name: 'Deleted parts' }).last().click()
  await page.waitForURL('**/dashboard/bin')
  const back = page.getByRole('button', { name: `Bring back: ${part.name}, ${part.number}` })
  await back.waitFor()
  expect(await problemsAtBothWidths(page)).toEqual([])
  await back.click()
  await page.getByRole('link', { name: `${part.name} is back` }).click()
  await page.getByLabel('Name', { exact: true }).waitFor()
  expect(await page.getByLabel('Part number').inputValue()).toBe(part.number)
})

test('an admin adds a brand and a part type, and the search knows its other name', async () => {
  const me = await admin()
  const [brand, type, synonym] = [`Marke ${unique()}`, `Flange ${unique()}`, `zwinge${unique().toLowerCase()}`]
  const page = await visit('/dashboard/brands', { storageState: me.storage })
  await page.getByRole('button', { name: 'Add a brand' }).click()
  const form = page.getByRole('form', { name: 'Add a brand' })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('alert').first().waitFor()
  await form.getByLabel('Name', { exact: true }).fill(brand)
  await form.getByLabel('Country').fill('Norway')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Edit ${brand}` }).click()
  const edited = page.getByRole('form', { name: `Edit ${brand}` }).getByLabel('Name', { exact: true })
  await page.waitForFunction((input) => document.activeElement === input, await edited.elementHandle())
  expect(await problemsAtBothWidths(page)).toEqual([])

  await open(page, '/dashboard/categories')
  await page.getByRole('button', { name: 'Add a part type' }).click()
  const typeForm = page.getByRole('form', { name: 'Part type' })
  await typeForm.getByLabel('Name', { exact: true }).fill(`${type}s`)
  await typeForm.getByLabel('Name of one').fill(type)
  await typeForm.getByLabel('Category').selectOption('Brakes')
  await typeForm.getByLabel('Picture').selectOption({ index: 1 })
  await typeForm.getByLabel('Other names').fill(synonym)
  await typeForm.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Edit ${type}s` }).waitFor()
  expect(await problemsAtBothWidths(page)).toEqual([])

  const part = await newPart(me.token)
  await open(page, `/dashboard/updateParts/${part.id}`)
  await page.getByLabel('Brand').selectOption(brand)
  await page.getByLabel('Category').selectOption(`${type}s`)
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('parts Information updated successfully').first().waitFor()
  const shopper = await visit(`/shop?q=${synonym}`)
  await shopper.getByRole('article').filter({ hasText: part.number }).waitFor()
})

test('an admin plans a price, is told of a wrong one, and sees what the part cost before', async () => {
  const me = await admin()
  const part = await newPart(me.token)
  const page = await visit(`/dashboard/updateParts/${part.id}`, { storageState: me.storage })
  await page.getByLabel('Price', { exact: true }).fill('44')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('parts Information updated successfully').first().waitFor()
  await page.getByRole('navigation', { name: 'Part', exact: true }).getByRole('link', { name: 'Prices' }).click()
  await page.getByRole('row').filter({ hasText: '$40' }).getByText('$44').waitFor()
  const price = page.getByLabel('Price', { exact: true })
  await page.getByLabel('From', { exact: true }).fill('2020-01-01T08:00')
  await price.fill('49')
  await page.getByRole('button', { name: 'Plan this price' }).click()
  await page.getByRole('alert').first().waitFor()
  const year = new Date().getFullYear() + 1
  await page.getByLabel('From', { exact: true }).fill(`${year}-01-01T08:00`)
  const plan = page.getByRole('button', { name: 'Plan this price' })
  await plan.dblclick()
  const planned = page.getByRole('listitem').filter({ hasText: `Jan 1, ${year}` })
  await planned.getByText('$49').waitFor()
  await page.getByText('The price is planned').waitFor()
  // The second press of a double click may come after the answer to the first.
  await plan.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
  expect(await problemsAtBothWidths(page)).toEqual([])
  await planned.getByRole('button', { name: /^Take back/ }).click()
  await page.getByText('No other price is planned.').waitFor()
})

test('what is typed of a part is not lost by opening its cars; of two admins the second keeps both changes', async () => {
  const { token, storage } = await admin()
  const part = await newPart(token)
  const page = await visit(`/dashboard/updateParts/${part.id}`, { storageState: storage })
  const cars = page.getByRole('link', { name: 'Cars', exact: true })
  await cars.click()
  await page.getByRole('heading', { name: 'Cars of a part' }).waitFor()
  await page.getByRole('link', { name: 'Details', exact: true }).click()
  await page.getByLabel('Cost', { exact: true }).fill('17')
  await cars.click()
  const warning = page.getByRole('dialog', { name: 'Leave without saving?' })
  await warning.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByLabel('Cost', { exact: true }).inputValue()).toBe('17')

  const address = `${inject('shopUrl')}/api/bestSeller/${part.id}`
  const { said: read } = await call(address, 'GET', { token })
  const theirs = { name: part.name, price: 41, img: '/pictures/og.jpg', version: read.version }
  await call(address, 'PUT', { token, body: theirs })
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Somebody else has changed this part meanwhile').waitFor()
  await cars.click()
  await warning.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText('parts Information updated successfully').first().waitFor()
  const { said: saved } = await call(address, 'GET', { token })
  expect([saved.price, saved.cost]).toEqual([41, 17])

  // What is saved is left without a word.
  await cars.click()
  await page.waitForURL(`**/dashboard/updateParts/${part.id}/cars`)
})

test('a proposed correction is kept, so that its page is left without a word', async () => {
  const { token } = await admin()
  const part = await newPart(token)
  const person = { name: 'Pia', email: `pia-${unique().toLowerCase()}@shop.example`, password: 'correct horse' }
  const customer = await enter({ shopUrl: inject('shopUrl') }, 'sign-up', person)
  const page = await visit(`/dashboard/updateParts/${part.id}`, { storageState: customer.storage })
  await page.getByLabel('Price').fill('1')
  await page.getByRole('button', { name: 'Propose correction' }).click()
  await page.getByText('An admin will look at your correction').waitFor()
  await page.getByRole('link', { name: 'See the part' }).click()
  await page.waitForURL(`**/shop/${part.id}`)
})
