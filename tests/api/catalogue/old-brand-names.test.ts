import { afterAll, beforeEach, expect, test } from 'vitest'
import { leadToNewNames } from '../../../app/web/list/new-names.server.ts'
import { listOf } from '../../support/catalogue/parts.ts'
import { openPartsDesk } from '../../support/shops/parts-desk.ts'

const { shop, asAdmin, create } = await openPartsDesk()
afterAll(() => shop.close())
beforeEach(() => shop.heard())

const add = async (name: string): Promise<string> =>
  (await asAdmin('POST', '/brands', { name, tier: 'value', country: '', about: '' })).body.insertedId
const mergeInto = async (from: string, into: string) =>
  expect((await asAdmin('DELETE', `/brands/${from}?into=${into}`)).status).toBe(200)
const found = async (query: Record<string, string>) => (await listOf(shop, query)).items.map(({ _id }) => _id)

test('a brand that went into another is found by its name, in the box, as a filter and among the suggestions', async () => {
  const [gone, into, last] = [await add('Vossbrek'), await add('Tallmark'), await add('Endhaus')]
  const part = await create({ brand: 'vossbrek', number: 'VB-1', name: 'Clampex' })
  await create({ brand: 'unbranded', number: 'VB-2', name: 'Clampex' })
  await mergeInto(gone, into)
  await shop.heard()
  expect(await found({ q: 'vossbrek' })).toEqual([part])
  expect(await found({ q: 'vossbrek clampex' })).toEqual([part])
  const { facets } = await listOf(shop, { brand: 'vossbrek' })
  expect(facets.brand).toContainEqual(expect.objectContaining({ value: 'tallmark', count: 1, selected: true }))
  const suggested = (await shop.call('GET', '/parts/suggest?q=vossb')).body
  expect(JSON.stringify(suggested)).toContain('brand=tallmark')

  const led = await leadToNewNames(shop.ctx, new URLSearchParams('brand=vossbrek&inStock=true')).catch((to) => to)
  expect(led.headers.get('location')).toBe('/shop?inStock=true&brand=tallmark')
  await leadToNewNames(shop.ctx, new URLSearchParams('brand=tallmark&brand=nobodys'))

  await mergeInto(into, last)
  await shop.heard()
  expect(await found({ q: 'vossbrek' })).toEqual([part])
  expect(await found({ brand: 'vossbrek' })).toEqual([part])
  expect(await found({ brand: 'tallmark' })).toEqual([part])
})

test('a renamed brand is found by its old name, until another one has that name', async () => {
  const id = await add('Oldwick')
  const part = await create({ brand: 'oldwick', number: 'OW-1' })
  await asAdmin('PUT', `/brands/${id}`, { name: 'Newfurt', tier: 'value', country: '', about: '' })
  await shop.heard()
  expect(await found({ q: 'oldwick' })).toEqual([part])
  expect(await found({ q: 'newfurt' })).toEqual([part])

  await add('Oldwick')
  const { items } = (await asAdmin('GET', '/brands')).body
  const { slug } = items.find(({ name }: { name: string }) => name === 'Oldwick')
  const other = await create({ brand: slug, number: 'OW-2' })
  await shop.heard()
  expect(await found({ q: 'oldwick' })).toEqual([other])
  expect(await found({ q: 'newfurt' })).toEqual([part])
})

test('a brand that is deleted for good leaves its old names to nobody', async () => {
  const id = await add('Briefly')
  await asAdmin('PUT', `/brands/${id}`, { name: 'Brieflier', tier: 'value', country: '', about: '' })
  expect((await asAdmin('DELETE', `/brands/${id}`)).status).toBe(200)
  await shop.heard()
  expect((await shop.call('GET', '/parts?brand=briefly')).status).toBe(400)
})

test('a brand whose parts became unbranded leaves its name to nobody', async () => {
  const id = await add('Namelos')
  await create({ brand: 'namelos', number: 'NL-1', name: 'Clampex' })
  expect((await asAdmin('DELETE', `/brands/${id}?into=0`)).status).toBe(200)
  await shop.heard()
  expect(await found({ q: 'namelos' })).toEqual([])
  expect((await shop.call('GET', '/parts?brand=namelos')).status).toBe(400)
})
