import { expect, test } from 'vitest'
import { NARROW, open, visit } from '../../support/browser/browser.ts'
import { call, enter } from '../../support/browser/furnish.ts'
import { api, asAdmin, newcomer, newPlace, paid, partAt, urls } from '../../support/browser/packing-desk.ts'

test('the columns of a pick list stand below each other from place to place, at a desk and on paper', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const places = [await newPlace(admin, 'Quay'), await newPlace(admin, 'Attic')]
  const one = await paid(buyer, { [await partAt(admin, places[0]!)]: 1 })
  const two = await paid(buyer, { [await partAt(admin, 1)]: 1, [await partAt(admin, places[1]!)]: 100 })
  const page = await visit(`/dashboard/toDo/print?show=pick#${one.number},${two.number}`, {
    storageState: admin.storage,
  })
  await page.getByRole('region', { name: 'Attic' }).waitFor()
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const lefts = await page
      .getByRole('table')
      .evaluateAll((all) =>
        all.map((table) =>
          [...table.querySelectorAll('th')].map((head) => Math.round(head.getBoundingClientRect().left)),
        ),
      )
    expect(lefts.length).toBe(3)
    expect(new Set(lefts.map(String)).size).toBe(1)
  }
})

test('an order that is on its way does not look like a fault', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const as = (path: string, body: object) => call(api(path), 'POST', { token: admin.token, body })
  const { _id, version } = (await as(`/orders/${one.id}/parcels`, {})).said
  await as(`/parcels/${_id}/send`, { version })
  const page = await visit(`/dashboard/orders?q=${one.number}`, { storageState: admin.storage })
  const isRed = (word: string) =>
    page
      .getByText(word, { exact: true })
      .first()
      .evaluate((badge) => /(^| )text-(signal|bad)( |$)/.test(badge.className))
  expect(await isRed('On its way')).toBe(false)
  await open(page, `/order/${one.id}`)
  expect(await isRed('On its way')).toBe(false)
})

test('a long e-mail address in the list of orders goes on in a second line at its @, not within a word', async () => {
  const email = `verylongnamewithoutanydots${crypto.randomUUID().slice(0, 8)}@example.com`
  const person = { name: 'Robin Berg', email, password: 'spanner-42' }
  const [admin, buyer] = await Promise.all([asAdmin(), enter(urls(), 'sign-up', person)])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const page = await visit(`/dashboard/orders?q=${one.number}`, { storageState: admin.storage, viewport: NARROW })
  const address = page.locator('main summary').getByText(email)
  await address.waitFor()
  const linesOfDomain = await address.evaluate((shown) => {
    const texts = [...shown.childNodes].filter((node) => node.textContent?.includes('@'))
    const [range, text] = [document.createRange(), texts[0]!]
    range.setStart(text, text.textContent!.indexOf('@'))
    range.setEnd(text, text.textContent!.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(linesOfDomain).toBe(1)
})
