import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { codesOf, newSupplierId, readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { writeZephirs } from '../../../tests/support/catalogue/zephirs.ts'
import { importFile } from './import-file.ts'
import { correctRow, dropImport, listImports, showImport, startApplying, workOnImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop())
  await writeZephirs(shop.ctx)
})
afterAll(() => shop.close())

const read = async (supplierId: number, lines: string[]) =>
  readFileOf(admin, { supplierId, text: lines.join('\n'), full: true }, shop.ctx)
async function apply(id: string) {
  await startApplying(admin, id)
  await workOnImports(shop.ctx)
}
const newest = async (supplier: number) => (await listImports(admin, { supplier, limit: 10 })).items[0]!
const carsOf = async (number: string) =>
  (
    await sql<{ car: string }>`
      select model.name || ' ' || year_from || '-' || year_to as car
      from application a join part p on p.id = part_id join model on model.id = model_id
      where p.number = ${number} order by 1`.execute(shop.ctx.db)
  ).rows.map(({ car }) => car)

it('one file with parts and their cars: the parts first, then its cars as a file of their own', async () => {
  const supplierId = await newSupplierId(admin)
  const { id, kind, listed } = await read(supplierId, [
    'Brand,Part Number,Description,Part Type,Price,Make,Model,Year,Qty,Position',
    'low,PV-1,Pad set,brake-pads,20,VW,Zephir,2010,1,front',
    'low,PV-1,Pad set,brake-pads,20,VW,Zephir,2011,2,rear',
    'low,PV-2,Pad set,brake-pads,soon,VW,Zephir,2012,1,front',
  ])
  expect(kind).toBe('parts')
  expect(listed.map((row) => [row.state, ...codesOf(row)])).toEqual([['ready'], ['same'], ['held', 'not-a-number']])
  expect((await showImport(admin, id)).warnings.map(({ code }) => code)).toEqual(['vehicles-follow'])

  await apply(id)
  const cars = await newest(supplierId)
  expect(cars).toMatchObject({ kind: 'aces', full: true, state: 'staged', warnings: [] })
  const { fits } = await stagedOf(admin, cars.id)
  expect(fits.map((row) => [row.state, row.position, row.quantity, ...codesOf(row)])).toEqual([
    ['ready', 'front', 1],
    ['ready', 'rear', 2],
    ['held', 'front', 1, 'no-such-part'],
  ])
  await apply(cars.id)
  expect(await carsOf('PV-1')).toEqual(['Zephir 2010-2010', 'Zephir 2011-2011'])

  // A part that is corrected later has its cars read again, in the same second file.
  await correctRow(admin, id, 4, { Price: '21' })
  await apply(id)
  expect(await newest(supplierId)).toMatchObject({ id: cars.id, state: 'staged' })
  await apply(cars.id)
  expect(await carsOf('PV-2')).toEqual(['Zephir 2012-2012'])
})

it('cars in one cell follow too; a dropped second file stays dropped', async () => {
  const supplierId = await newSupplierId(admin)
  const lines = [
    'Brand,SKU,Name,Category,Price,Fitment',
    'low,PV-5,Pad,brake-pads,20,VW Zephir 2010-2012; VW Zeph E 2012',
  ]
  const { id } = await read(supplierId, lines)
  await apply(id)
  const cars = await newest(supplierId)
  expect((await stagedOf(admin, cars.id)).fits.map(({ state }) => state)).toEqual(['ready', 'ready'])
  await dropImport(admin, cars.id)
  await sql`update import set state = 'staged' where id = ${id}`.execute(shop.ctx.db)
  await apply(id)
  expect(await newest(supplierId)).toMatchObject({ id: cars.id, state: 'dropped' })
})

it('parts are written also where their file is gone from the disk, and its cars say so', async () => {
  const supplierId = await newSupplierId(admin)
  const { id } = await read(supplierId, [
    'Brand,SKU,Name,Category,Price,Fitment',
    'low,PV-6,Pad,brake-pads,20,VW Zephir 2010-2012',
  ])
  await rm(importFile(admin, id))
  await apply(id)
  expect(await showImport(admin, id)).toMatchObject({ state: 'applied' })
  expect(await newest(supplierId)).toMatchObject({ kind: 'aces', state: 'failed', failure: phrase('reading.gone') })
})

it('a list of prices or of cars alone has no second file', async () => {
  const supplierId = await newSupplierId(admin)
  const { id } = await read(supplierId, ['Brand,SKU,Name,Category,Price', 'low,PV-7,Pad,brake-pads,20'])
  await apply(id)
  const fits = await read(supplierId, ['Brand,SKU,Make,Model,Year', 'low,PV-7,VW,Zephir,2010'])
  await apply(fits.id)
  expect((await listImports(admin, { supplier: supplierId, limit: 10 })).items).toHaveLength(2)
})
