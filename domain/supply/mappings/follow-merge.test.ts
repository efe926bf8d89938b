import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBrand, deleteBrand } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { newSupplierId, readFileOf, stagedOf } from '../../../tests/support/read-files.ts'
import type { TestShop } from '../../../tests/support/shop.ts'
import { openSupplyShop } from '../../../tests/support/supply-shop.ts'
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
  const { rows: jobs } = await sql<{ data: { from: string; into: string } }>`
    select data from jobs.job where name = 'follow-merge'`.execute(shop.ctx.db)
  expect(jobs.map(({ data }) => data)).toEqual([{ from: 'merged-away', into: 'low' }])
  await followMerge(shop.ctx, jobs[0]!.data)

  const { items } = await listMappings(admin, String(supplierId), { limit: 10 })
  expect(items).toMatchObject([{ kind: 'brand', theirs: 'acme', ours: 'low' }])
  await startApplying(admin, id)
  await workOnImports(shop.ctx)
  expect((await stagedOf(admin, id)).listed).toMatchObject([{ state: 'applied', given: { brand: 'low' } }])
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
