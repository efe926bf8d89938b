import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { TaxonomyRecord } from '#domain/catalogue/schema'
import { listOf } from '../../support/catalogue/parts.ts'
import { DISC, openPartsDesk } from '../../support/shops/parts-desk.ts'

const { shop, asAdmin, create, pat } = await openPartsDesk()
afterAll(() => shop.close())
beforeEach(() => shop.heard())

const brand = { name: 'Quillmark', tier: 'original', country: 'Malta', about: 'Made here.' }
const brandOf = async (name: string) =>
  (await asAdmin('GET', '/brands')).body.items.find((one: { name: string }) => one.name === name)
const tree = async (): Promise<TaxonomyRecord> => (await asAdmin('GET', '/taxonomy')).body
const addType = async (more: object = {}) => {
  const { categories } = await tree()
  const body = {
    name: 'Flux gates',
    singular: 'Flux gate',
    category: categories[1]!._id,
    picture: 'brake-disc',
    ...more,
  }
  return asAdmin('POST', '/taxonomy/types', body)
}

test('a brand is added, found by its new name, and deleted once no part has it', async () => {
  const { status, body } = await asAdmin('POST', '/brands', brand)
  expect(status).toBe(200)
  const id = body.insertedId
  const part = await create({ name: 'Wobblex', brand: 'quillmark' })
  await shop.heard()
  expect(await brandOf('Quillmark')).toMatchObject({ ...brand, _id: id, slug: 'quillmark', parts: 1 })
  expect((await asAdmin('PUT', `/brands/${id}`, { ...brand, name: 'Zephyrine' })).status).toBe(200)
  await shop.heard()
  expect((await listOf(shop, { q: 'zephyrine wobblex' })).count).toBe(1)
  expect((await shop.call('GET', `/parts/${part}`)).body.brand).toMatchObject({ slug: 'quillmark', name: 'Zephyrine' })
  const used = await asAdmin('DELETE', `/brands/${id}`)
  expect([used.status, used.body.code]).toEqual([409, 'used'])
  await asAdmin('DELETE', `/bestSeller/${part}`)
  expect((await asAdmin('DELETE', `/brands/${id}`)).body).toEqual({ deletedCount: 1 })
  expect((await asAdmin('DELETE', `/brands/${id}`)).status).toBe(404)
})

test('a brand of no price level is at none: its parts say nothing of it, and no level lists them', async () => {
  const { insertedId } = (await asAdmin('POST', '/brands', { ...brand, name: 'Levelless', tier: null })).body
  const part = await create({ name: 'Untoldix', brand: 'levelless' })
  await create({ name: 'Untoldix', brand: 'unbranded' })
  await asAdmin('PUT', '/brands/0', { ...brand, name: 'Unbranded', tier: 'premium' })
  await shop.heard()
  expect((await shop.call('GET', `/parts/${part}`)).body.brand).toMatchObject({ name: 'Levelless', tier: null })
  const { count, facets } = await listOf(shop, { q: 'untoldix' })
  expect([count, facets.tier]).toEqual([2, [expect.objectContaining({ value: 'premium', count: 1 })]])
  expect((await listOf(shop, { q: 'untoldix', tier: 'value' })).count).toBe(0)
  await asAdmin('PUT', `/brands/${insertedId}`, { ...brand, name: 'Levelless', tier: 'value' })
  await shop.heard()
  expect((await listOf(shop, { q: 'untoldix', tier: 'value' })).count).toBe(1)
})

test('a brand that is deleted into another gives it its parts; two of one number stay apart', async () => {
  const [one, other] = await Promise.all(
    ['Leftward', 'Rightward'].map(
      async (name) => (await asAdmin('POST', '/brands', { ...brand, name })).body.insertedId,
    ),
  )
  const [first] = [
    await create({ brand: 'leftward', number: 'LR-1' }),
    await create({ brand: 'rightward', number: 'LR 1' }),
  ]
  const both = await asAdmin('DELETE', `/brands/${one}?into=${other}`)
  expect([both.status, both.body.code]).toEqual([409, 'number-taken'])
  const preview = async () => (await asAdmin('GET', `/brands/${one}/merge?into=${other}`)).body
  expect(await preview()).toMatchObject({ parts: 1, clashes: 1, clashing: [{ number: 'LR-1', part: first }] })
  await asAdmin('PUT', `/bestSeller/${first}`, { ...DISC, number: 'LR-2' })
  expect(await preview()).toEqual({ parts: 1, clashes: 0, clashing: [] })
  expect((await asAdmin('DELETE', `/brands/${one}?into=${other}`)).status).toBe(200)
  expect((await asAdmin('GET', `/brands/${one}/merge?into=${other}`)).status).toBe(404)
  expect((await asAdmin('GET', `/brands/${other}/merge`)).status).toBe(400)
  for (const [method, path] of [
    ['GET', '/merge'],
    ['DELETE', ''],
  ] as const) {
    const itself = await asAdmin(method, `/brands/${other}${path}?into=${other}`)
    expect([itself.status, Object.keys(itself.body.fields)]).toEqual([400, ['into']])
    const unbranded = await asAdmin(method, `/brands/0${path}?into=${other}`)
    expect([unbranded.status, unbranded.body.code]).toEqual([409, 'always-there'])
  }
  await shop.heard()
  expect((await shop.call('GET', `/parts/${first}`)).body.brand.name).toBe('Rightward')
  const { rows } = await sql<{ maker: string }>`
    select maker from part_number where part_id = ${Number(first)} and kind = 'own'`.execute(shop.ctx.db)
  expect(rows).toEqual([{ maker: 'Rightward' }])
})

test('of two brands that are merged into each other at once one goes, and nobody is told that the shop is busy', async () => {
  const ids: string[] = []
  for (const name of ['Ouroborix', 'Serpentine'])
    ids.push((await asAdmin('POST', '/brands', { ...brand, name })).body.insertedId)
  const [first, second] = ids
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const merges: ReturnType<typeof asAdmin>[] = []
  await shop.ctx.db.transaction().execute(async (held) => {
    await sql`select from brand where id = ${Number(first)} for update`.execute(held)
    for (const [from, into] of [
      [first, second],
      [second, first],
    ]) {
      merges.push(asAdmin('DELETE', `/brands/${from}?into=${into}`))
      await expect.poll(async () => (await waiting.execute(shop.ctx.db)).rows[0]!.count).toBe(merges.length)
    }
  })
  expect((await Promise.all(merges)).map(({ status }) => status)).toEqual([200, 404])
})

test('parts that a brand has already are left alone while it takes over others', async () => {
  const [one, other] = await Promise.all(
    ['Upward', 'Downward'].map(async (name) => (await asAdmin('POST', '/brands', { ...brand, name })).body.insertedId),
  )
  const has = await create({ brand: 'downward', number: 'UD-1' })
  const comes = await create({ brand: 'upward', number: 'UD-2' })
  await shop.ctx.db.transaction().execute(async (db) => {
    await sql`select from part where id = ${Number(has)} for no key update`.execute(db)
    expect((await asAdmin('DELETE', `/brands/${one}?into=${other}`)).status).toBe(200)
  })
  await shop.heard()
  expect((await listOf(shop, { q: 'downward' })).items.map(({ _id }) => _id).toSorted()).toEqual(
    [has, comes].toSorted(),
  )
})

test('two brands have two names', async () => {
  const { status, body } = await asAdmin('POST', '/brands', { ...brand, name: 'Unbranded' })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty('name')
  expect((await asAdmin('POST', '/brands', { ...brand, name: '', tier: 'x' })).body.fields).toMatchObject({
    name: expect.any(String),
    tier: expect.any(String),
  })
})

test('a part type is added, found by its other names, renamed and deleted', async () => {
  const added = await addType({ synonyms: ['glimmer valve'], attributes: [{ name: 'Diameter', unit: 'mm' }] })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const id = added.body.insertedId
  const part = await create({ category: 'flux-gates', name: 'Thing' })
  await shop.heard()
  expect((await listOf(shop, { q: 'glimmer valve' })).items.map(({ _id }) => _id)).toContain(part)
  const known = (await tree()).types.find(({ _id }) => _id === id)!
  expect(known).toMatchObject({ slug: 'flux-gates', parts: 1, attributes: [{ name: 'Diameter', unit: 'mm' }] })
  const { _id, slug: _slug, parts: _parts, ...input } = known
  expect((await asAdmin('PUT', `/taxonomy/types/${_id}`, { ...input, name: 'Shimmer gates' })).status).toBe(200)
  await shop.heard()
  expect((await shop.call('GET', `/parts/${part}`)).body.type).toEqual({ slug: 'flux-gates', name: 'Shimmer gates' })
  expect((await listOf(shop, { q: 'shimmer gates' })).count).toBeGreaterThan(0)
  expect((await asAdmin('DELETE', `/taxonomy/types/${id}`)).body.code).toBe('used')
  expect((await asAdmin('DELETE', `/taxonomy/types/${id}?into=0`)).body).toEqual({ deletedCount: 1 })
  await shop.heard()
  expect((await shop.call('GET', `/parts/${part}`)).body.type.slug).toBe('other-parts')
})

test('a part type that a repair takes stays', async () => {
  await sql`delete from part using part_type t where t.id = type_id and t.slug = 'brake-discs'`.execute(shop.ctx.db)
  const { types } = await tree()
  const discs = types.find(({ slug }) => slug === 'brake-discs')!
  const pads = types.find(({ slug }) => slug === 'brake-pads')!
  const { rows } = await sql<{ name: string }>`
    select name from repair_job where id in (select job_id from repair_step where part_type_id = ${discs._id}::smallint)
    order by rank, id`.execute(shop.ctx.db)
  expect(rows.length).toBeGreaterThan(1)
  for (const into of ['', `?into=${pads._id}`]) {
    const { status, body } = await asAdmin('DELETE', `/taxonomy/types/${discs._id}${into}`)
    expect([status, body.code, body.repairs]).toEqual([409, 'used', rows.map(({ name }) => name)])
    for (const { name } of rows) expect(body.detail).toContain(name)
  }
})

test('categories are added, moved, put in order and deleted when nothing lies below', async () => {
  const add = async (name: string, parent: string | null) =>
    (await asAdmin('POST', '/taxonomy/categories', { name, parent })).body.insertedId
  const top = await add('Hovercraft', null)
  const [fans, skirts] = [await add('Hover fans', top), await add('Hover skirts', top)]
  const below = async () => (await tree()).categories.filter(({ parent }) => parent === top).map(({ name }) => name)
  expect(await below()).toEqual(['Hover fans', 'Hover skirts'])
  expect((await asAdmin('PUT', '/taxonomy/order', { kind: 'category', ids: [skirts, fans] })).status).toBe(200)
  expect(await below()).toEqual(['Hover skirts', 'Hover fans'])
  await shop.heard()
  const shown = (await shop.call('GET', '/categories')).body.find(({ slug }: { slug: string }) => slug === 'hovercraft')
  expect(shown.children.map(({ name }: { name: string }) => name)).toEqual(['Hover skirts', 'Hover fans'])
  const inside = await asAdmin('PUT', `/taxonomy/categories/${top}`, { name: 'Hovercraft', parent: fans })
  expect([inside.status, Object.keys(inside.body.fields)]).toEqual([400, ['parent']])
  expect((await asAdmin('DELETE', `/taxonomy/categories/${top}`)).body.code).toBe('used')
  for (const id of [fans, skirts, top])
    expect((await asAdmin('DELETE', `/taxonomy/categories/${id}`)).body).toEqual({ deletedCount: 1 })
})

test('what parts without another have is always there', async () => {
  for (const path of ['/brands/0', '/taxonomy/types/0', '/taxonomy/categories/0'])
    expect((await asAdmin('DELETE', path)).status, path).toBe(409)
})

test.each([
  ['name', { name: '' }],
  ['name', { name: 'Brake discs' }],
  ['category', { category: '30000' }],
  ['suits', { suits: [] }],
])('a part type with a wrong %s is refused', async (field, more) => {
  const { status, body } = await addType(more)
  expect(status, JSON.stringify(body)).toBe(400)
  expect(body.fields).toHaveProperty(field)
})

test('brands and categories are kept by admins', async () => {
  for (const [token, status] of [
    [undefined, 401],
    [pat.token, 403],
  ] as const)
    for (const path of ['/brands', '/taxonomy']) expect((await shop.call('GET', path, { token })).status).toBe(status)
})

test('parts of a type usually say what admins wrote of it, and what such parts are chosen by', async () => {
  const usual = async (slug: string) => (await shop.call('GET', `/part-types/${slug}/attributes`)).body.items
  const [diameter] = await usual('brake-discs')
  expect(diameter).toEqual({ name: 'Diameter', unit: 'mm' })
  const attributes = [
    { name: 'Colour', unit: null },
    { name: 'Width', unit: 'cm' },
  ]
  await addType({ name: 'Warp gates', singular: 'Warp gate', attributes })
  await shop.heard()
  expect(await usual('warp-gates')).toEqual(attributes)
  expect((await shop.call('GET', '/part-types/none/attributes')).status).toBe(404)
})

test('a part type without a category and a picture is told to choose them', async () => {
  const body = { name: 'Flux gates', singular: 'Flux gate', category: '', picture: '' }
  expect((await asAdmin('POST', '/taxonomy/types', body)).body.fields).toEqual({
    category: 'Choose a category',
    picture: 'Choose a picture',
  })
})

test('categories and part types in other letters are told apart, and none has the name of another', async () => {
  const parent = (await tree()).categories[0]!._id
  const addCategory = (name: string) => asAdmin('POST', '/taxonomy/categories', { name, parent })
  const statusOf = async (answer: ReturnType<typeof asAdmin>) => (await answer).status
  for (const name of ['Тормоза', 'Фильтры']) expect(await statusOf(addCategory(name)), name).toBe(200)
  for (const name of ['Диски', 'Колодки']) expect(await statusOf(addType({ name })), name).toBe(200)
  for (const again of [addCategory('тормоза'), addCategory('Диски'), addType({ name: 'Фильтры' })]) {
    const { status, body } = await again
    expect([status, Object.keys(body.fields)]).toEqual([400, ['name']])
  }
  expect(await statusOf(addType({ name: 'Flux gauges' }))).toBe(200)
  expect(await statusOf(addCategory('Flux Gauges'))).toBe(400)
})
