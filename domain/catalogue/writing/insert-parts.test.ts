import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Phrase } from '#common/phrase'
import { spoken } from '#common/spoken'
import { type Ctx, tx } from '#platform/context'
import { listOf } from '../../../tests/support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../../tests/support/shops/shop.ts'
import { changeBrand } from '../taxonomy/brands.ts'
import { changePartType } from '../taxonomy/part-types.ts'
import type { PartTypeInput } from '../taxonomy/taxonomy-schema.ts'
import { importFits } from './import-fits.ts'
import { setPartFits } from './set-part-fits.ts'
import { showPartFits } from './show-part-fits.ts'
import { insertBrands } from './insert-brands.ts'
import { type PartRow, insertParts } from './insert-parts.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  shop = await openShop()
  admin = { ...shop.ctx, actor: { kind: 'user', id: 'a', email: 'a@camber.example', role: 'admin' } }
})
afterAll(() => shop.close())

const pads = (given: Partial<PartRow> = {}): PartRow => ({
  type: 'brake-pads',
  brand: 'kovara',
  number: 'ZZ-1.00',
  name: 'Brake pads, front, zirconium',
  price: 40,
  stock: 7,
  position: 'front',
  universal: false,
  quantity: 1,
  attributes: [['Width', '123.4', 'mm']],
  weightGrams: 900,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  hazard: null,
  warrantyMonths: 24,
  img: null,
  bestSeller: false,
  popularity: 0,
  createdAt: new Date('2026-01-02T03:04:05Z'),
  numbers: [{ kind: 'oe', maker: 'Audi', number: '8K0 999 001' }],
  ...given,
})

it('parts are found by their names and numbers at once', async () => {
  const [id] = await insertParts(shop.ctx, 'a supplier', [pads({ name: 'Brake pads, front, hafnium' })])
  for (const q of ['hafnium', 'zz 100', '8K0999001'])
    expect((await listOf(shop, { q })).items.map((item) => item._id)).toEqual([String(id)])
})

it('a number that a brand already has fails all, and changes nothing', async () => {
  const given = pads({ number: 'ZZ-2.00', numbers: [] })
  await insertParts(shop.ctx, 'a supplier', [given])
  const again = [pads({ number: 'ZZ-3.00', numbers: [] }), { ...given, number: 'zz 200', price: 45 }]
  await expect(insertParts(shop.ctx, 'a supplier', again)).rejects.toMatchObject({ code: '23505' })
  const { rows } = await sql`
    select number, price from part where norm = any(array['ZZ200', 'ZZ300'])`.execute(shop.ctx.db)
  expect(rows).toEqual([{ number: 'ZZ-2.00', price: 40 }])
})

it('a part with unknown sales starts at the median of its type', async () => {
  const [id] = await insertParts(shop.ctx, 'a supplier', [pads({ number: 'MID-1', popularity: null, numbers: [] })])
  const { rows } = await sql<{ below: number; above: number }>`
    select count(*) filter (where p.pop < this.pop)::int as below, count(*) filter (where p.pop > this.pop)::int as above
    from part p join part this on this.type_id = p.type_id where this.id = ${id!}`.execute(shop.ctx.db)
  expect(rows[0]!.below).toBeGreaterThan(0)
  expect(Math.abs(rows[0]!.below - rows[0]!.above)).toBeLessThanOrEqual(3)
})

it('however many types a list has, the counts of parts are read once for it', async () => {
  const scans = await tx(shop.ctx, async (ctx) => {
    const { rows: types } = await sql<{ slug: string }>`select slug from part_type order by id limit 40`.execute(ctx.db)
    await insertParts(
      ctx,
      'a supplier',
      types.map(({ slug }, n) => pads({ type: slug, number: `TYPE-${n}`, popularity: null, numbers: [] })),
    )
    const { rows } = await sql<{ scans: number }>`
      select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'part_count'`.execute(ctx.db)
    return rows[0]!.scans
  })
  expect(scans).toBeLessThanOrEqual(2)
})

it('a row of an unknown brand or type, or the same number twice, is named, and nothing is written', async () => {
  const rows = [pads({ number: 'YY-1', brand: 'nobody' }), pads({ number: 'YY-2', type: 'flux-capacitors' })]
  const problem = await insertParts(shop.ctx, 'a supplier', [
    ...rows,
    pads({ number: 'YY-3' }),
    pads({ number: 'YY 3' }),
  ]).catch((err) => err)
  expect(problem.status).toBe(400)
  expect(spoken(problem.fields)).toEqual({
    'rows.0.brand': 'There is no brand "nobody"',
    'rows.1.type': 'There is no type "flux-capacitors"',
    'rows.3.number': 'kovara YY 3 is listed twice',
  })
  const { rows: found } = await sql`select 1 from part where number like 'YY%'`.execute(shop.ctx.db)
  expect(found).toEqual([])
})

it('a new brand is known at once, and a batch is announced as one change', async () => {
  await sql`delete from change`.execute(shop.ctx.db)
  const brand = { slug: 'zirkona', name: 'Zirkona', tier: 'value' as const, country: 'Malta', about: 'Made here.' }
  await insertBrands(shop.ctx, 'a supplier', [brand])
  await insertParts(
    shop.ctx,
    'a supplier',
    Array.from({ length: 200 }, (_, n) => pads({ brand: 'zirkona', number: `Z-${n}`, numbers: [] })),
  )
  const { rows } = await sql<{ tag: string }>`select tag from change order by tag`.execute(shop.ctx.db)
  const type = expect.stringMatching(/^assortment:t\d+$/)
  expect(rows.map((row) => row.tag)).toEqual([
    'assortment',
    type,
    'counts',
    expect.stringMatching(/^facts:\d+-\d+$/),
    'fitments',
    'parts',
    'searches',
    'taxonomy',
  ])
  await expect.poll(async () => (await listOf(shop, { brand: 'zirkona' })).count).toBe(200)
  await expect.poll(async () => (await listOf(shop, { q: 'zirkona brake pads' })).count).toBe(200)
})

it('a number that the brand already has is an error at its field', async () => {
  const [id] = await insertParts(shop.ctx, 'a supplier', [pads({ number: 'TAKEN-1', numbers: [] })])
  expect(id).toBeGreaterThan(0)
  const { createPart } = await import('./create-part.ts')
  const input = { name: 'Another', price: 5, img: '/pictures/x.webp', brand: 'kovara', number: 'taken 1' }
  await expect(createPart(admin, input)).rejects.toMatchObject({ status: 400, fields: { number: expect.any(Phrase) } })
})

it('parts are found by the new name of their brand or type, and no longer by the old one', async () => {
  const brand = { slug: 'quillon', name: 'Quillon', tier: 'value' as const, country: 'Malta', about: 'Made here.' }
  await insertBrands(shop.ctx, 'a supplier', [brand])
  await insertParts(shop.ctx, 'a supplier', [pads({ brand: 'quillon', number: 'Q-1', numbers: [] })])
  await expect.poll(async () => (await listOf(shop, { q: 'quillon brake pads' })).count).toBe(1)
  const { rows: made } = await sql<{ id: string }>`select id::text from brand where slug = 'quillon'`.execute(
    shop.ctx.db,
  )
  await changeBrand(admin, made[0]!.id, { ...brand, name: 'Quarrion' })
  const { rows: types } = await sql<PartTypeInput & { id: string }>`
    select id::text, category_id::text as category, name, singular, synonyms, suits, picture, attributes
    from part_type where slug = 'brake-pads'`.execute(shop.ctx.db)
  const { id, ...type } = types[0]!
  await changePartType(admin, id, { ...type, name: 'Stopping slabs' })
  const { rows } = await sql<{ words: string; maker: string }>`
    select words, maker from part join part_number n on n.part_id = id where part.number = 'Q-1'`.execute(shop.ctx.db)
  expect(rows).toHaveLength(1)
  expect(rows[0]!.maker).toBe('Quarrion')
  expect(rows[0]!.words).toContain('Stopping slabs')
  expect(rows[0]!.words).not.toMatch(/Quillon|Brake pads, front, zirconium Brake pads/)
  await expect.poll(async () => (await listOf(shop, { q: 'quarrion slabs' })).count).toBe(1)
  await changePartType(admin, id, type)
})

it('cars that an import brings are not undone by a form that was opened before', async () => {
  const [id, universal] = await insertParts(shop.ctx, 'a supplier', [
    pads({ number: 'ZZ-41.00', numbers: [] }),
    pads({ number: 'ZZ-42.00', numbers: [], universal: true }),
  ])
  const { rows } = await sql<{ id: number }>`select min(id) as id from model`.execute(shop.ctx.db)
  const row = { modelId: rows[0]!.id, from: 2012, to: 2012, engineId: null, position: null, quantity: null }
  const application = { ...row, conditions: [], partId: id! }
  const form = await showPartFits(admin, String(id))
  await importFits(shop.ctx, 'a supplier', { applications: [application], specs: [] })
  await expect(setPartFits(admin, String(id), { ...form, universal: false })).rejects.toMatchObject({ status: 412 })
  expect((await showPartFits(admin, String(id))).applications).toHaveLength(1)
  const wrong = { applications: [application, { ...application, partId: universal! }], specs: [] }
  await expect(importFits(shop.ctx, 'a supplier', wrong)).rejects.toMatchObject({
    fields: { 'applications.1.partId': expect.any(Phrase) },
  })
})
