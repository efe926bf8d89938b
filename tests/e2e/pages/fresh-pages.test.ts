import { beforeAll, expect, inject, test } from 'vitest'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { call, enter, order, type Resident } from '../../support/browser/furnish.ts'

const urls = { shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') }
const part = { price: 9, img: 'https://example.com/part.webp', bestSeller: false }
let admin: Resident
beforeAll(async () => {
  admin = await enter(urls, 'sign-in', ADMIN)
})

/** The words of a cached page, without the punctuation between them. */
const pageOf = async (path: string) =>
  (await (await fetch(urls.shopUrl + path)).text()).replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ')
const figure = async (path: string, pattern: RegExp) => Number(pattern.exec(await pageOf(path))?.[1]?.replace(',', ''))
const create = async (more: object): Promise<string> =>
  (await call(`${urls.shopUrl}/api/bestSeller`, 'POST', { token: admin.token, body: { ...part, ...more } })).said
    .insertedId
const countOf = async (query = ''): Promise<number> =>
  (await call(`${urls.shopUrl}/api/parts${query}`, 'GET')).said.count

test('a list that was looked at between two new parts tells of both', async () => {
  const query = '?category=other-parts'
  const shown = () => figure(`/shop${query}`, /([\d,]+) parts?\b/)
  await create({ name: 'First of two' })
  await shown()
  await create({ name: 'Second of two' })
  await shown()
  await expect.poll(() => countOf(query)).toBeGreaterThanOrEqual(2)
  await expect.poll(async () => (await shown()) - (await countOf(query)), { timeout: 5000 }).toBe(0)
})

test('a page that says how few are left follows each sale', async () => {
  const buyer = await enter(urls, 'sign-up', { name: 'Kim', email: 'few@example.com', password: 'spanner-42' })
  const id = await create({ name: 'Nearly sold out', stock: 7 })
  const left = () => figure(`/shop/${id}`, /Only (\d+) left/)
  await expect.poll(() => pageOf(`/shop/${id}`)).toContain('In stock')
  await order(urls, buyer, { [id]: 3 })
  await expect.poll(left).toBe(4)
  const last = await order(urls, buyer, { [id]: 1 })
  await expect.poll(left).toBe(3)
  await call(`${urls.shopUrl}/api/orders/${last}`, 'DELETE', { token: buyer.token })
  await expect.poll(left).toBe(4)
})

test('about us counts a new part', async () => {
  const shown = () => figure('/aboutUs', /parts in the catalogue\s*([\d,]+)/)
  const before = await shown()
  await create({ name: 'One more' })
  await expect.poll(shown).toBeGreaterThan(before)
})
