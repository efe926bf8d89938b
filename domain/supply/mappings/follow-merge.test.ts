import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBrand, addPartType, deleteBrand, deletePartType, listTaxonomy } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { newSupplierId, readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { followMerge, listMappings, putMappings, startApplying, workOnImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop())
})
afterAll(() => shop.close())

it('what a supplier’s word means follows the merge of its brand, and so do rows that wait to be applied', async () => {
  const supplierId = await newSupplierId(admin)
  const brand = { name: 'Merged Away', tier: 'value' as const, country: '', about: '' }
  const from = await addBrand(admin, brand)
  const { rows: low } = await sql<{ id: string }>`select id::text from brand where slug = 'low'`.execute(shop.ctx.db)
  await shop.heard()
  await putMappings(admin, String(supplierId), [{ kind: 'brand', theirs: 'Acme', ours: 'Merged Away' }])
  const text = 'Brand,SKU,Name,Price\nAcme,FM-1,Pad,10'
  const { id } = await readFileOf(admin, { supplierId, text }, shop.ctx)

  await deleteBrand(admin, from, low[0]!.id)
  await shop.heard()
  const { rows: jobs } = await sql<{ data: Parameters<typeof followMerge>[1] }>`
    select data from jobs.job where name = 'follow-merge' order by created_on`.execute(shop.ctx.db)
  expect(jobs.map(({ data }) => data)).toEqual([{ kind: 'brand', from: 'merged-away', into: 'low' }])
  await followMerge(shop.ctx, jobs[0]!.data)

  const { items } = await listMappings(admin, String(supplierId), { limit: 10 })
  expect(items).toMatchObject([{ kind: 'brand', theirs: 'acme', ours: 'low' }])
  await startApplying(admin, id)
  await workOnImports(shop.ctx)
  expect((await stagedOf(admin, id)).listed).toMatchObject([{ state: 'applied', given: { brand: 'low' } }])
})

it('a job that an older version wrote follows a brand', async () => {
  const supplierId = await newSupplierId(admin)
  await addBrand(admin, { name: 'Once Merged', tier: 'value' as const, country: '', about: '' })
  await shop.heard()
  await putMappings(admin, String(supplierId), [{ kind: 'brand', theirs: 'OM', ours: 'Once Merged' }])
  await followMerge(shop.ctx, { from: 'once-merged', into: 'low' })
  expect((await listMappings(admin, String(supplierId), { limit: 10 })).items).toMatchObject([{ ours: 'low' }])
})

it('a file that writes the name of a brand which went into another means that one', async () => {
  const supplierId = await newSupplierId(admin)
  const from = await addBrand(admin, { name: 'Gone & Söhne', tier: 'value' as const, country: '', about: '' })
  const { rows: low } = await sql<{ id: string }>`select id::text from brand where slug = 'low'`.execute(shop.ctx.db)
  await deleteBrand(admin, from, low[0]!.id)
  await shop.heard()
  const text = 'Brand,SKU,Name,Price\ngone & söhne,GS-1,Pad,10'
  const { id } = await readFileOf(admin, { supplierId, text }, shop.ctx)
  expect((await stagedOf(admin, id)).listed).toMatchObject([{ given: { brand: 'low' } }])
  await putMappings(admin, String(supplierId), [{ kind: 'brand', theirs: 'GS', ours: 'new: Gone & Söhne' }])
  expect((await listMappings(admin, String(supplierId), { limit: 10 })).items).toMatchObject([{ ours: 'low' }])
})

it('what a supplier’s word means follows the merge of its part type, and so do rows that wait to be applied', async () => {
  const supplierId = await newSupplierId(admin)
  const { types } = await listTaxonomy(admin)
  const { _id: into, category } = types.find(({ slug }) => slug === 'brake-discs')!
  const more = { synonyms: [], suits: [], picture: 'brake-disc', attributes: [] }
  const from = await addPartType(admin, { name: 'Stop plates', singular: 'Stop plate', category, ...more })
  await shop.heard()
  await putMappings(admin, String(supplierId), [{ kind: 'part-type', theirs: 'Plate', ours: 'Stop plates' }])
  const text = 'Brand,SKU,Name,Price,Part type\nlow,FM-2,Plate,10,Plate'
  const { id } = await readFileOf(admin, { supplierId, text }, shop.ctx)
  expect((await stagedOf(admin, id)).listed).toMatchObject([{ given: { category: 'stop-plates' } }])

  await deletePartType(admin, from, into)
  await shop.heard()
  const { rows: jobs } = await sql<{ data: Parameters<typeof followMerge>[1] }>`
    select data from jobs.job where name = 'follow-merge' and data ->> 'from' = 'stop-plates'`.execute(shop.ctx.db)
  await followMerge(shop.ctx, jobs[0]!.data)
  const { items } = await listMappings(admin, String(supplierId), { limit: 10 })
  expect(items).toMatchObject([{ kind: 'part-type', theirs: 'plate', ours: 'brake-discs' }])
  await startApplying(admin, id)
  await workOnImports(shop.ctx)
  expect((await stagedOf(admin, id)).listed).toMatchObject([{ state: 'applied', given: { category: 'brake-discs' } }])
})
