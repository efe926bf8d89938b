import { afterAll, beforeEach, expect, test } from 'vitest'
import type { TaxonomyRecord } from '#domain/catalogue/schema'
import { findPartIds } from '#domain/finding'
import { loadListPage } from '../../../app/web/list/list-page.server.ts'
import { listOf } from '../../support/catalogue/parts.ts'
import { openPartsDesk } from '../../support/shops/parts-desk.ts'

const { shop, asAdmin, create } = await openPartsDesk()
afterAll(() => shop.close())
beforeEach(() => shop.heard())

const tree = async (): Promise<TaxonomyRecord> => (await asAdmin('GET', '/taxonomy')).body
const add = async (name: string, singular: string, synonyms: string[] = []): Promise<string> => {
  const { categories } = await tree()
  const body = { name, singular, synonyms, category: categories[1]!._id, picture: 'brake-disc' }
  return (await asAdmin('POST', '/taxonomy/types', body)).body.insertedId
}
const asked = (query: string) =>
  loadListPage(shop.ctx, new URL(`https://shop.example/shop?${query}`)).then(
    () => 'shown',
    (thrown: Response) => thrown.headers?.get('location') ?? 'nothing',
  )
const found = async (q: string) => (await listOf(shop, { q })).items.map(({ _id }) => _id).toSorted()

test('a part type that went into another one is still found by its names', async () => {
  const gone = await add('Glim valves', 'Glim valve', ['shimmer tap'])
  const into = await add('Flux gates', 'Flux gate', ['Flux port'])
  await shop.heard()
  const parts = [
    await create({ category: 'glim-valves', number: 'GV-1', name: 'One' }),
    await create({ category: 'flux-gates', number: 'FG-1', name: 'Two' }),
  ].toSorted()
  expect((await asAdmin('DELETE', `/taxonomy/types/${gone}?into=${into}`)).body).toEqual({ deletedCount: 1 })
  await shop.heard()
  const type = (await tree()).types.find(({ _id }) => _id === into)
  expect(type).toMatchObject({ synonyms: ['Flux port', 'Glim valves', 'Glim valve', 'shimmer tap'], parts: 2 })
  for (const words of ['glim valve', 'shimmer tap', 'flux gates']) expect(await found(words), words).toEqual(parts)
})

test('a list that names a part type by its old address leads to the one that it went into', async () => {
  const [gone, into] = [await add('Brim hooks', 'Brim hook'), await add('Cord eyes', 'Cord eye', ['Living thing'])]
  await add('Living thing', 'Living one')
  await shop.heard()
  expect((await asAdmin('DELETE', `/taxonomy/types/${gone}?into=${into}`)).body).toEqual({ deletedCount: 1 })
  await shop.heard()
  expect(await asked('category=brim-hooks&inStock=true')).toBe('/shop?inStock=true&category=cord-eyes')
  // What is there under its address stays, whatever else is called so; and nobody's address leads nowhere.
  expect(await asked('category=living-thing')).toBe('shown')
  expect(await asked('category=nobodys')).toBe('nothing')
})

test('the old address leads on where the other one has room for no more names, and after the type was renamed', async () => {
  const [first, gone] = [await add('Loop pins', 'Loop pin'), await add('Knob pins', 'Knob pin')]
  const names = Array.from({ length: 100 }, (_, n) => `tang plate ${n}`)
  const into = await add('Tang plates', 'Tang plate', names)
  const { category, picture } = (await tree()).types.find(({ _id }) => _id === gone)!
  await asAdmin('PUT', `/taxonomy/types/${gone}`, { name: 'Dial pins', singular: 'Dial pin', category, picture })
  expect((await asAdmin('DELETE', `/taxonomy/types/${first}?into=${gone}`)).body).toEqual({ deletedCount: 1 })
  expect((await asAdmin('DELETE', `/taxonomy/types/${gone}?into=${into}`)).body).toEqual({ deletedCount: 1 })
  await shop.heard()
  for (const category of ['knob-pins', 'loop-pins']) {
    const { facets } = await listOf(shop, { category })
    expect(facets.category).toContainEqual(expect.objectContaining({ value: 'tang-plates', selected: true }))
  }
})

test('a call that names a part type by its old address finds the parts of the one that it went into', async () => {
  const [gone, into] = [await add('Bolt caps', 'Bolt cap'), await add('Stud hats', 'Stud hat')]
  await shop.heard()
  const part = await create({ category: 'bolt-caps', number: 'BC-1', name: 'Five' })
  await asAdmin('DELETE', `/taxonomy/types/${gone}?into=${into}`)
  await shop.heard()
  const { items, facets } = await listOf(shop, { category: 'bolt-caps' })
  expect(items.map(({ _id }) => _id)).toEqual([part])
  expect(facets.category).toContainEqual(expect.objectContaining({ value: 'stud-hats', count: 1, selected: true }))
  const query = { category: ['bolt-caps'], inStock: undefined, limit: 1 }
  expect(await findPartIds(shop.ctx, query)).toEqual([Number(part)])
  expect((await shop.call('GET', '/parts?category=nobodys')).status).toBe(400)
})

test('a word that an admin taught the search box follows its part type into the other one', async () => {
  const [gone, into] = [await add('Knurl nuts', 'Knurl nut'), await add('Grip nuts', 'Grip nut')]
  await shop.heard()
  const part = await create({ category: 'knurl-nuts', number: 'KN-1', name: 'Six' })
  await asAdmin('POST', '/search-rules', { kind: 'synonym', words: 'twizzle stopper', type: 'knurl-nuts' })
  await shop.heard()
  expect(await found('twizzle stopper')).toEqual([part])
  const { body: refused } = await asAdmin('DELETE', `/taxonomy/types/${gone}?into=0`)
  expect(refused).toMatchObject({ code: 'used', rules: ['twizzle stopper'] })
  expect(refused.detail).toContain('“twizzle stopper”')
  expect((await asAdmin('DELETE', `/taxonomy/types/${gone}?into=${into}`)).body).toEqual({ deletedCount: 1 })
  await shop.heard()
  const { items } = (await asAdmin('GET', '/search-rules')).body
  expect(items).toMatchObject([{ words: 'twizzle stopper', type: { slug: 'grip-nuts' } }])
  expect(await found('twizzle stopper')).toEqual([part])
})

test('one whose parts are of no type any more leaves its names to nobody', async () => {
  const gone = await add('Drift cams', 'Drift cam')
  await shop.heard()
  await create({ category: 'drift-cams', number: 'DC-1', name: 'Three' })
  expect((await asAdmin('DELETE', `/taxonomy/types/${gone}?into=0`)).body).toEqual({ deletedCount: 1 })
  await shop.heard()
  expect((await tree()).types.find(({ _id }) => _id === '0')?.synonyms).not.toContain('Drift cams')
})

test('one of forty other names is given more, and takes those of another one', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `prism vane ${n}`)
  const gone = await add('Quill rods', 'Quill rod')
  const into = await add('Prism vanes', 'Prism vane', [...names, 'prism shutter'])
  await shop.heard()
  const part = await create({ category: 'prism-vanes', number: 'PV-1', name: 'Four' })
  expect((await asAdmin('DELETE', `/taxonomy/types/${gone}?into=${into}`)).body).toEqual({ deletedCount: 1 })
  await shop.heard()
  for (const words of ['prism shutter', 'quill rods']) expect(await found(words), words).toEqual([part])
})

test('words that an admin leads to a category are looked for as any others once the category is gone', async () => {
  const { insertedId } = (await asAdmin('POST', '/taxonomy/categories', { name: 'Quoin halls', parent: null })).body
  const rule = { kind: 'redirect', words: 'quoin', href: '/shop?category=quoin-halls', label: 'Quoin halls' }
  expect((await asAdmin('POST', '/search-rules', rule)).status).toBeLessThan(300)
  await shop.heard()
  expect(await asked('q=quoin')).toBe('/shop?category=quoin-halls')
  await asAdmin('DELETE', `/taxonomy/categories/${insertedId}`)
  await shop.heard()
  expect(await asked('q=quoin')).toBe('shown')
})
