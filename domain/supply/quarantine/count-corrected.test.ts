import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { acesFile } from '../../../tests/support/files/made-files.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import { allowRows, correctRow } from '../index.server.ts'
import { countImport } from '../staging/counts/count-import.ts'

const desk = heldDesk()

const file = (lines: string[], full = false) =>
  readFileOf(
    desk.admin,
    { supplierId: desk.supplierId, text: ['brand,number,name,price,superseded_by', ...lines].join('\n'), full },
    desk.shop.ctx,
  )
const countsOf = async (id: string) => (await stagedOf(desk.admin, id)).counts

/** Whether its preview is as if all rows were counted. */
async function expectCounted(id: string) {
  const told = await countsOf(id)
  expect(told).toEqual(await countImport(desk.admin, id))
  return told
}

it('a corrected row changes the counts of its file by what it adds, and no other row is counted', async () => {
  const { id } = await file(['low,K-1,Pad,soon,', 'low,K-2,Pad,soon,', 'low,K-3,Pad,20,', 'low,K-4,Pad,20,'])
  // Nobody has counted this: what is told of the row that waited may not depend on it.
  await sql`
    update import set counts = jsonb_set(counts, '{new,count}', '702') where id = ${id}`.execute(desk.shop.ctx.db)
  await correctRow(desk.admin, id, 3, { price: '12' })
  expect((await countsOf(id)).new.count).toBe(703)
  await correctRow(desk.admin, id, 2, { price: 'later' })
  expect(await countsOf(id)).toMatchObject({ new: { count: 703 }, held: { count: 1, samples: [{ n: 2 }] } })
})

it('the counts after a corrected row are those of the whole file, also of what it takes away', async () => {
  const [known] = await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'K-10', price: 1000 }])
  const lines = ['low,K-10,Pad,soon,', 'low,K-11,Pad,soon,', 'nobody,K-12,Pad,20,', 'low,K-13,Pad,20,']
  const { id } = await file(lines, true)
  await correctRow(desk.admin, id, 2, { price: '90' })
  expect(await expectCounted(id)).toMatchObject({ priceJumps: { count: 1, samples: [{ n: 2, partId: known }] } })
  await correctRow(desk.admin, id, 3, { price: '' })
  await expectCounted(id)
  await correctRow(desk.admin, id, 4, { brand: 'low' })
  expect((await expectCounted(id)).new.samples.map(({ n }) => n)).toEqual([4, 5])
})

it('a corrected row that holds others with it has the whole file counted', async () => {
  const { id } = await file([
    'low,K-20,Pad,soon,',
    'low,K-20,Pad,30,',
    'low,K-21,Pad,soon,K-22',
    'low,K-22,Pad,10,K-21',
  ])
  await correctRow(desk.admin, id, 2, { price: '12' })
  expect(await expectCounted(id)).toMatchObject({ held: { count: 2, samples: [{ n: 3 }, { n: 4 }] } })
  await correctRow(desk.admin, id, 4, { price: '12' })
  expect((await expectCounted(id)).held.samples.map(({ n }) => n)).toEqual([3, 5])
})

it('of a file that was applied only what is ready again is counted', async () => {
  const { id } = await file(['low,K-30,Pad,soon,', 'low,K-31,Pad,30,'])
  await sql`update import_row set state = 'applied' where import_id = ${id} and state = 'ready'`.execute(desk.admin.db)
  await sql`update import set state = 'applied', applied_at = now() where id = ${id}`.execute(desk.admin.db)
  await correctRow(desk.admin, id, 2, { price: '12' })
  expect((await expectCounted(id)).new).toMatchObject({ count: 1, samples: [{ n: 2 }] })
})

/** So many that the column is one of prices. */
const PRICED = [1, 2, 3, 4].map((n) => `low,K-5${n},Pad,1,`)

it('rows that are corrected at once are all counted', async () => {
  const { id } = await file(['low,K-40,Pad,soon,', 'low,K-41,Pad,soon,', 'low,K-42,Pad,soon,', ...PRICED])
  await Promise.all([2, 3, 4].map((n) => correctRow(desk.admin, id, n, { price: '12' })))
  expect((await expectCounted(id)).new.count).toBe(3 + PRICED.length)
})

it('corrected and allowed rows of a list of cars leave the counts of the whole file, too', async () => {
  await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'K-60' }])
  await desk.map('brand', 'ZZZZ', 'low')
  await desk.map('base-vehicle', '5', '2012 | Audi | A4')
  const known = { number: 'K-60', vehicle: { baseVehicle: 5 } }
  const text = acesFile([
    { ...known, quantity: 1 },
    { ...known, quantity: 2 },
    { number: 'K-60', vehicle: { baseVehicle: 66 } },
    { number: 'K-60', vehicle: { baseVehicle: 66 } },
  ])
  const given = { supplierId: desk.supplierId, text, fileName: 'fits.xml', full: true }
  const { id } = await readFileOf(desk.admin, given, desk.shop.ctx)
  expect((await countsOf(id)).unknownCars).toMatchObject({ count: 1, samples: [{ after: 2 }] })
  await correctRow(desk.admin, id, 3, { make: 'Audi', model: 'A4', year_from: '2013', year_to: '2013' })
  expect(await expectCounted(id)).toMatchObject({ new: { count: 2 }, unknownCars: { samples: [{ after: 1 }] } })
  await allowRows(desk.admin, id, { n: 2 })
  expect(await expectCounted(id)).toMatchObject({ new: { count: 3 }, held: { count: 1, samples: [{ n: 4 }] } })
})
