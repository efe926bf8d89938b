import { expect, inject, test } from 'vitest'
import { open, visit } from '../../support/browser/browser.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const shop = () => ({ shopUrl: inject('shopUrl') })
const api = (path: string) => `${inject('shopUrl')}/api${path}`
const asAdmin = () => enter(shop(), 'sign-in', ADMIN)
const img = '/pictures/parts/brake-disc.webp'

/** Somebody with a name of their own, by which their rows are found. */
async function customer() {
  const name = `Customer ${crypto.randomUUID().slice(0, 8)}`
  const email = `${name.slice(9)}@example.com`
  return { name, ...(await enter(shop(), 'sign-up', { name, email, password: 'spanner-42' })) }
}

async function newPart(token: string): Promise<{ id: string; name: string }> {
  const body = { name: `Disc ${crypto.randomUUID().slice(0, 8)}`, price: 40, img }
  const { said } = await call(api('/bestSeller'), 'POST', { token, body })
  return { id: said.insertedId, name: body.name }
}

test('an admin declines the corrections that are chosen at once, and the others stay', async () => {
  const [admin, { name, token }] = [await asAdmin(), await customer()]
  const parts = await Promise.all([1, 2, 3].map(() => newPart(admin.token)))
  for (const { id, name } of parts)
    await call(api(`/bestSeller/${id}`), 'PUT', { token, body: { name: `${name} new`, price: 40, img } })
  const page = await visit('/dashboard/corrections', { storageState: admin.storage })
  const box = (n: number) => page.getByRole('checkbox', { name: `Choose ${parts[n]!.name}, by ${name}` })
  await box(0).check()
  await box(1).check()
  await page.getByRole('button', { name: 'Decline 2', exact: true }).click()
  await page.getByText('2 declined').waitFor()
  await box(0).waitFor({ state: 'detached' })
  expect(await box(1).count()).toBe(0)
  expect(await page.getByRole('link', { name: parts[2]!.name, exact: true }).count()).toBe(1)
})

test('the overview tells that corrections wait, and leads to them', async () => {
  const [admin, { token }] = [await asAdmin(), await customer()]
  const { id, name } = await newPart(admin.token)
  await call(api(`/bestSeller/${id}`), 'PUT', { token, body: { name: `${name} new`, price: 40, img } })
  const page = await visit('/dashboard', { storageState: admin.storage })
  await page.getByRole('link', { name: /^\d+ proposed corrections? waits?$/ }).click()
  await page.getByRole('link', { name, exact: true }).waitFor()
})

test('an admin declines chosen fit reports with one reason, and their bar leaves the list in sight', async () => {
  const [admin, { token }] = [await asAdmin(), await customer()]
  const parts = await Promise.all([1, 2].map(() => newPart(admin.token)))
  for (const { id } of parts)
    await call(api('/fit-reports'), 'POST', { token, body: { part: id, carName: '1967 Citroen DS', what: 'No.' } })
  const page = await visit('/dashboard/fitReports', { storageState: admin.storage })
  const box = (n: number) => page.getByRole('checkbox', { name: `Choose ${parts[n]!.name}: 1967 Citroen DS` })
  await box(0).check()
  await box(1).check()
  const bar = await page
    .getByText(/^Choose all/)
    .locator('..')
    .boundingBox()
  expect(bar!.height).toBeLessThan(80)
  await page.getByRole('button', { name: 'Decide 2', exact: true }).click()
  const many = page.getByRole('dialog', { name: 'Decide 2 of the reports' })
  await many.getByRole('button', { name: 'Decline 2' }).click()
  await many.getByText('Say why it is declined').waitFor()
  await many.getByLabel('Note').fill('We know no such car.')
  await many.getByRole('button', { name: 'Decline 2' }).click()
  await page.getByText('2 declined').waitFor()
  await box(0).waitFor({ state: 'detached' })
  expect(await box(1).count()).toBe(0)
})

test('an admin deletes chosen reviews after one question; each picture stands at the left edge of its row', async () => {
  const [admin, { name, token }] = [await asAdmin(), await customer()]
  const { img } = (await call(api('/parts/1'), 'GET')).said
  for (const description of ['Cheap watches', 'Cheaper watches', 'A good shop'])
    await call(api('/review'), 'POST', { token, body: { name, rating: '5', description, img } })
  const page = await visit('/dashboard/reviews', { storageState: admin.storage })
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: text })
  const [edge, box, picture] = await Promise.all(
    [row('A good shop'), row('A good shop').getByRole('checkbox'), row('A good shop').getByRole('img').first()].map(
      async (one) => (await one.boundingBox())!,
    ),
  )
  const gap = box!.x - edge!.x
  expect(picture!.x).toBeLessThanOrEqual(box!.x + box!.width + gap)
  for (const text of ['Cheap watches', 'Cheaper watches']) await row(text).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete 2', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete 2 of the reviews?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('2 deleted').waitFor()
  await row('Cheap watches').waitFor({ state: 'detached' })
  expect(await row('A good shop').count()).toBe(1)
})

test('a review leads an admin to its part, also to one that is hidden and has no page in the shop', async () => {
  const [admin, { name, token }] = [await asAdmin(), await customer()]
  const part = await newPart(admin.token)
  const body = { name, rating: '5', description: 'It fits', img, partId: part.id }
  await call(api('/review'), 'POST', { token, body })
  const hidden = { name: part.name, price: 40, img, status: 'hidden' }
  await call(api(`/bestSeller/${part.id}`), 'PUT', { token: admin.token, body: hidden })
  const page = await visit('/dashboard/reviews', { storageState: admin.storage })
  await page.getByRole('link', { name: part.name }).click()
  await page
    .getByRole('heading', { name: 'Change a part' })
    .or(page.getByText(`${part.name}, `))
    .first()
    .waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(part.name)
})

test('a correction of a part that is hidden by now leads an admin on to its form; nobody else is told of it', async () => {
  const [admin, { storage, token }] = [await asAdmin(), await customer()]
  const { id, name } = await newPart(admin.token)
  await call(api(`/bestSeller/${id}`), 'PUT', { token, body: { name: `${name} new`, price: 40, img } })
  const hidden = { name, price: 40, img, status: 'hidden' }
  await call(api(`/bestSeller/${id}`), 'PUT', { token: admin.token, body: hidden })
  const page = await visit('/dashboard/corrections', { storageState: admin.storage })
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name: 'This part is hidden' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Change the part' }).click()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name)

  await open(page, '/dashboard/manageParts?sort=hidden')
  await page.getByRole('link', { name, exact: true }).click()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name)

  const other = await visit(`/shop/${id}`, { storageState: storage })
  await other.getByRole('heading', { name: 'This page is not in our catalogue' }).waitFor()
  expect(await other.getByRole('link', { name: 'Change the part' }).count()).toBe(0)
})

test('on a tablet the bar of what is chosen stays in sight under the header', async () => {
  const [admin, { name, token }] = [await asAdmin(), await customer()]
  for (let n = 0; n < 12; n++)
    await call(api('/review'), 'POST', { token, body: { name, rating: '5', description: 'Good. '.repeat(90), img } })
  const page = await visit('/dashboard/reviews', { storageState: admin.storage })
  await page.getByText(name).first().waitFor()
  // The header has two rows below 1280 px.
  for (const width of [768, 1023, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
    const [header, all] = await Promise.all(
      [page.getByRole('banner').last(), page.getByText(/^Choose all/)].map(async (one) => (await one.boundingBox())!),
    )
    expect(all!.y, `at ${width} px`).toBeGreaterThanOrEqual(header!.y + header!.height - 1)
    expect(all!.y, `at ${width} px`).toBeLessThan(header!.y + header!.height + 40)
  }
})
