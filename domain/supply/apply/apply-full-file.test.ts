import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeParts, readValues } from '#domain/catalogue'
import { continueUndo, showRun, undoRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openQuietSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import {
  applied,
  idOf,
  mapHeld,
  newSupplier,
  pads,
  stage,
  type StagedFit,
  type StagedRow,
  statesOf,
  valuesOf,
} from '../../../tests/support/files/staged.ts'
import { applyImport } from './apply-import.ts'
import { countImport } from '../staging/counts/count-import.ts'
import { startApplying } from './start-applying.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openQuietSupplyShop())
})
afterAll(() => shop.close())

it('a full file retires what it no longer holds of its supplier, and sells it again when it comes back', async () => {
  const [mine, others] = [await newSupplier(admin), await newSupplier(admin)]
  const [hand] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'FU-hand' }])
  const first = ['FU-1', 'FU-2', 'FU-3', 'FU-hand'].map((number) => pads(number))
  await applied(admin, mine, { kind: 'parts', full: true, rows: first })
  await applied(admin, others, { kind: 'parts', full: true, rows: [pads('FU-other')] })
  const status = async (number: string) =>
    (await valuesOf(shop.ctx, (await idOf(shop.ctx, 'low', number))!, 'status'))?.status

  const held: StagedRow = { number: 'FU-2', state: 'held' }
  const { runId } = await applied(admin, mine, { kind: 'parts', full: true, rows: [pads('FU-1'), held] })
  expect(await Promise.all(['FU-1', 'FU-2', 'FU-3', 'FU-hand', 'FU-other'].map(status))).toEqual([
    'sold',
    'sold',
    'retired',
    'sold',
    'sold',
  ])
  expect(hand).toBe(await idOf(shop.ctx, 'low', 'FU-hand'))
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  expect(await status('FU-3')).toBe('sold')
  await applied(admin, mine, { kind: 'parts', full: true, rows: [pads('FU-1'), pads('FU-2')] })
  await applied(admin, mine, { kind: 'parts', full: true, rows: first })
  expect(await status('FU-3')).toBe('sold')
})

it('a part whose row waits because its brand is not known counts as gone no more than applying takes it', async () => {
  const supplier = await newSupplier(admin)
  await applied(admin, supplier, { kind: 'parts', full: true, rows: ['WB-1', 'WB-2', 'WB-3'].map((one) => pads(one)) })
  const same: StagedRow = { partId: (await idOf(shop.ctx, 'low', 'WB-1'))!, state: 'same' }
  const waits: StagedRow = { brand: 'Lowww', number: 'WB-2', state: 'held' }
  const id = await stage(admin, supplier, { kind: 'parts', full: true, rows: [same, waits] })
  const { gone } = await countImport(admin, id)
  expect([gone.count, gone.samples[0]?.text]).toEqual([1, expect.stringContaining('WB-3')])
  await startApplying(admin, id)
  await applyImport(admin, id)
  const { rows } = await sql<{ number: string }>`
    select number from part where number like 'WB-%' and status = 'sold' order by 1`.execute(shop.ctx.db)
  expect(rows.map(({ number }) => number)).toEqual(['WB-1', 'WB-2'])
})

it('a full stock list leaves none in stock of what it no longer holds', async () => {
  const supplier = await newSupplier(admin)
  const [one, two] = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'low', stock: 5 },
    { type: 'brake-pads', brand: 'low', stock: 5 },
  ])
  const row = (partId: number, stock: number) => ({ partId, given: { stock } })
  await applied(admin, supplier, { kind: 'stock', full: true, rows: [row(one!, 7), row(two!, 8)] })
  await applied(admin, supplier, { kind: 'stock', full: true, rows: [row(one!, 9)] })
  expect([...(await readValues(shop.ctx, [one!, two!], ['stock'])).values()]).toEqual([{ stock: 9 }, { stock: 0 }])
})

it('a full stock list leaves what another supplier’s list still holds, until that lacks it, too', async () => {
  const [mine, others] = [await newSupplier(admin), await newSupplier(admin)]
  const [one, two] = await addParts(
    shop.ctx,
    ['SL-1', 'SL-2'].map((number) => ({ type: 'brake-pads', brand: 'low', number, stock: 5 })),
  )
  const list = (...rows: [partId: number, stock: number][]) => ({
    kind: 'stock',
    full: true,
    rows: rows.map(([partId, stock]) => ({ partId, given: { stock } })),
  })
  const stockOf = async () => (await valuesOf(shop.ctx, one!, 'stock'))?.stock
  await applied(admin, mine, list([one!, 7], [two!, 8]))
  await applied(admin, others, list([one!, 50], [two!, 8]))
  const lacking = list([two!, 9])
  expect((await countImport(admin, await stage(admin, mine, lacking))).gone.count).toBe(0)
  await applied(admin, mine, lacking)
  expect(await stockOf()).toBe(50)
  expect((await countImport(admin, await stage(admin, others, lacking))).gone.count).toBe(1)
  await applied(admin, others, lacking)
  expect(await stockOf()).toBe(0)
  // What an undone list held counts no more.
  await applied(admin, mine, list([one!, 7], [two!, 9]))
  const { runId } = await applied(admin, others, list([one!, 40], [two!, 9]))
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  expect(await stockOf()).toBe(7)
  await applied(admin, mine, lacking)
  expect(await stockOf()).toBe(0)
})

/** What was held of an applied file is mapped now, and applied. */
async function appliedAgain(id: string): Promise<void> {
  await mapHeld(shop.ctx, id)
  await startApplying(admin, id)
  await applyImport(admin, id)
}

it('a row of a full file that is mapped later comes alone: what the file and newer ones wrote stays', async () => {
  const supplier = await newSupplier(admin)
  const [waiting] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'ML-9' }])
  const first = await applied(admin, supplier, {
    kind: 'parts',
    full: true,
    rows: [pads('ML-1'), pads('ML-2'), { partId: waiting!, state: 'held', given: { price: 4711 } }],
  })
  await applied(admin, supplier, { kind: 'parts', full: true, rows: [pads('ML-1', { price: 5000 }), pads('ML-3')] })
  expect((await countImport(admin, first.id)).gone.count).toBe(0)
  await appliedAgain(first.id)
  const statusOf = async (number: string) =>
    valuesOf(shop.ctx, (await idOf(shop.ctx, 'low', number))!, 'status', 'price')
  expect(await statusOf('ML-1')).toEqual({ status: 'sold', price: 5000 })
  expect(await statusOf('ML-2')).toEqual({ status: 'retired', price: 4000 })
  expect(await statusOf('ML-3')).toEqual({ status: 'sold', price: 4000 })
  expect(await statusOf('ML-9')).toEqual({ status: 'sold', price: 4711 })
})

it('what newer files have said stays when rows of older ones are mapped, in whichever order these are applied', async () => {
  const supplier = await newSupplier(admin)
  const numbers = ['NF-1', 'NF-2']
  const [part, alone] = await addParts(
    shop.ctx,
    numbers.map((number) => ({ type: 'brake-pads', brand: 'low', number, stock: 50 })),
  )
  const held = (partId: number, stock: number) => ({ partId, state: 'held' as const, given: { stock } })
  const list = (rows: StagedRow[]) => applied(admin, supplier, { kind: 'stock', rows })
  const first = await list([held(part!, 9), held(alone!, 8)])
  const second = await list([held(part!, 6)])
  const third = await list([held(part!, 3)])
  const stockOf = async (id: number) => (await valuesOf(shop.ctx, id, 'stock'))?.stock
  for (const { id } of [third, first, second]) await appliedAgain(id)
  expect([await stockOf(part!), await stockOf(alone!)]).toEqual([3, 8])
  expect(await statesOf(shop.ctx, first.id)).toEqual(['same newer-file', 'applied'])
  expect(await statesOf(shop.ctx, second.id)).toEqual(['same newer-file'])
})

it('a row that is mapped later counts where the newer file was undone', async () => {
  const supplier = await newSupplier(admin)
  const [part] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'NU-1', stock: 50 }])
  const list = (state: 'held' | 'ready', stock: number) =>
    applied(admin, supplier, { kind: 'stock', rows: [{ partId: part!, state, given: { stock } }] })
  const older = await list('held', 9)
  const { runId } = await list('ready', 3)
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  await appliedAgain(older.id)
  expect(await valuesOf(shop.ctx, part!, 'stock')).toEqual({ stock: 9 })
})

it('a car of a full file that is mapped later joins those that the file brought', async () => {
  const supplier = await newSupplier(admin)
  const [part] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low' }])
  const { rows: models } = await sql<{ id: number }>`select id from model order by id limit 2`.execute(shop.ctx.db)
  const [a, b] = models.map(({ id }) => id)
  const { id } = await applied(admin, supplier, {
    kind: 'aces',
    full: true,
    fits: [{ partId: part!, modelId: a!, from: 2001 }],
  })
  await sql`
    insert into import_fit (import_id, n, state, part_id, action, model_id, year_from, year_to)
    values (${id}, 2, 'held', ${part!}, 'add', ${b!}, 2005, 2005)`.execute(shop.ctx.db)
  await appliedAgain(id)
  const { rows } = await sql<{ model: number }>`
    select model_id as model from application where part_id = ${part!} order by 1`.execute(shop.ctx.db)
  expect(rows.map(({ model }) => model)).toEqual([a, b])
})

it('a part that came back by an undo is gone again where the next full file does not hold it either', async () => {
  const supplier = await newSupplier(admin)
  const full = (...rows: StagedRow[]) => applied(admin, supplier, { kind: 'parts', full: true, rows })
  await full(pads('GA-1'), pads('GA-2'))
  const { runId } = await full(pads('GA-1', { price: 4100 }))
  const statusOf = async (number: string) =>
    (await valuesOf(shop.ctx, (await idOf(shop.ctx, 'low', number))!, 'status'))?.status
  expect(await statusOf('GA-2')).toBe('retired')
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  expect(await statusOf('GA-2')).toBe('sold')
  await full(pads('GA-1', { price: 4200 }))
  expect(await statusOf('GA-2')).toBe('retired')
  // What an admin brought back by hand stays.
  await changeParts(shop.ctx, [{ partId: (await idOf(shop.ctx, 'low', 'GA-2'))!, fields: { status: 'sold' } }])
  await full(pads('GA-1', { price: 4300 }))
  expect(await statusOf('GA-2')).toBe('sold')
})

it('the preview of a full file counts as gone what applying takes, and not what an admin brought back since', async () => {
  const supplier = await newSupplier(admin)
  const stocked = await addParts(
    shop.ctx,
    ['FF-3', 'FF-4'].map((number) => ({ type: 'brake-pads', brand: 'low', number, stock: 5 })),
  )
  const [, takenStock] = stocked
  await applied(admin, supplier, { kind: 'parts', full: true, rows: [pads('FF-1'), pads('FF-2')] })
  const own = [(await idOf(shop.ctx, 'low', 'FF-1'))!, (await idOf(shop.ctx, 'low', 'FF-2'))!]
  const taken = own[1]!
  const saying = (ids: number[], given: StagedRow['given']) => ids.map((partId) => ({ partId, given: given! }))
  const files = (count: number) =>
    [
      { kind: 'parts', full: true, rows: saying(own.slice(0, count), { price: 4100 }) },
      { kind: 'stock', full: true, rows: saying(stocked.slice(0, count), { stock: 7 }) },
    ] as const
  const gone = () =>
    Promise.all(files(1).map(async (file) => (await countImport(admin, await stage(admin, supplier, file))).gone.count))
  for (const file of files(2)) await applied(admin, supplier, file)
  expect(await gone()).toEqual([1, 1])
  const runs = []
  for (const file of files(1)) runs.push((await applied(admin, supplier, file)).runId)
  const back = { partId: taken, fields: { status: 'sold' } } as const
  await changeParts(shop.ctx, [back, { partId: takenStock!, fields: { stock: 3 } }])
  expect(await gone()).toEqual([0, 0])
  for (const file of files(1)) await applied(admin, supplier, file)
  expect(await valuesOf(shop.ctx, taken, 'status')).toEqual({ status: 'sold' })
  expect(await valuesOf(shop.ctx, takenStock!, 'stock')).toEqual({ stock: 3 })
  for (const runId of runs) {
    await undoRun(admin, runId, { evenChanged: true })
    await continueUndo(shop.ctx, { runId })
  }
  expect(await gone()).toEqual([1, 1])
})

it('an undo writes no cars onto a part that suits every vehicle since, and lists it as kept', async () => {
  const supplier = await newSupplier(admin)
  const parts = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'low' },
    { type: 'brake-pads', brand: 'low' },
  ])
  const { rows: models } = await sql<{ id: number }>`select id from model order by id limit 1`.execute(shop.ctx.db)
  const line = (partId: number, from: number) => ({ partId, modelId: models[0]!.id, from })
  const file = (...fits: StagedFit[]) => applied(admin, supplier, { kind: 'aces', full: true, fits })
  await file(...parts.map((partId) => line(partId, 2001)))
  const [other] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low' }])
  const { runId } = await file(line(other!, 2001))
  await changeParts(shop.ctx, [{ partId: parts[0]!, fields: { universal: true } }])
  const linesOf = async (id: number) =>
    (await sql`select from application where part_id = ${id}`.execute(shop.ctx.db)).rows.length
  for (const evenChanged of [false, true]) {
    await undoRun(admin, runId, { evenChanged })
    await continueUndo(shop.ctx, { runId })
    expect(await Promise.all([...parts, other!].map(linesOf))).toEqual([0, 1, 0])
    expect((await showRun(admin, runId)).undo).toMatchObject({ kept: 1 })
  }
})

it('a row that changed nothing when the file was read is written where the part says something else by now', async () => {
  const supplier = await newSupplier(admin)
  const [one, two] = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'low', number: 'SN-1' },
    { type: 'brake-pads', brand: 'low', number: 'SN-2' },
  ])
  const id = await stage(admin, supplier, {
    kind: 'prices',
    rows: [one!, two!].map((partId) => ({ partId, state: 'same', given: { price: 4000 } })),
  })
  await changeParts(shop.ctx, [{ partId: one!, fields: { price: 4500 } }])
  await startApplying(admin, id)
  await applyImport(admin, id)
  expect(await valuesOf(shop.ctx, one!, 'price')).toEqual({ price: 4000 })
  expect(await statesOf(shop.ctx, id)).toEqual(['applied', 'same'])
})
