import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeParts, deletePart, type PartValues, readValues, takeStock } from '#domain/catalogue'
import { type Ctx, tx } from '#platform/context'
import { adminCtx } from '../../tests/support/shops/people.ts'
import { addParts, writeLevels } from '../../tests/support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../tests/support/shops/shop.ts'
import {
  endRun,
  listRunChanges,
  listRuns,
  purgeRuns,
  recordAdded,
  showRun,
  startRun,
  undoRun,
  undoRuns,
  writeRun,
} from './index.server.ts'
import { undoBatch } from './undo-batch.ts'
import { continueUndo } from './undo-run.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  admin = await adminCtx(shop)
})
afterAll(() => shop.close())

type Given = [partId: number, fields: Partial<PartValues>][]

/** A whole run of one batch. */
async function written(given: Given): Promise<string> {
  const runId = await startRun(admin, { kind: 'bulk', about: { change: 'a test' } })
  await tx(admin, (ctx) =>
    writeRun(
      ctx,
      runId,
      given.map(([partId, fields]) => ({ partId, fields })),
    ),
  )
  await endRun(admin, runId)
  return runId
}

async function undone(runId: string, evenChanged = false) {
  await undoRun(admin, runId, { evenChanged })
  await continueUndo(admin, { runId })
  return showRun(admin, runId)
}

const pads = (count: number) =>
  addParts(
    shop.ctx,
    Array.from({ length: count }, () => ({ type: 'brake-pads', brand: 'low', stock: 8 })),
  )
const valuesOf = async (id: number, ...fields: (keyof PartValues)[]) =>
  (await readValues(shop.ctx, [id], fields)).get(id)

it('undo leaves a part that was superseded by one that is deleted meanwhile as it is, and ends', async () => {
  const [part, former, next, other] = await pads(4)
  await changeParts(admin, [{ partId: part!, fields: { supersededBy: former! } }])
  const runId = await written([
    [part!, { supersededBy: next! }],
    [other!, { price: 999 }],
  ])
  await deletePart(admin, String(former))
  expect(await undone(runId)).toMatchObject({ undo: { doneAt: expect.any(String), kept: 1 } })
  expect(await valuesOf(part!, 'supersededBy')).toEqual({ supersededBy: next })
  expect(await valuesOf(other!, 'price')).toEqual({ price: 4000 })
})

it('undo gives every field what it said before', async () => {
  const [one, two] = await pads(2)
  const fields = ['price', 'name', 'stock', 'gtin', 'oeNumbers', 'pictures', 'attributes'] as const
  const before = [await valuesOf(one!, ...fields), await valuesOf(two!, ...fields)]
  const runId = await written([
    [one!, { price: 999, name: 'Renamed', stock: 0, oeNumbers: [{ maker: 'Audi', number: '8K0 1' }] }],
    [two!, { gtin: '4006381333931', pictures: ['/pictures/a.webp'], attributes: [['Width', '1', 'mm']], stock: null }],
  ])
  expect(await showRun(admin, runId)).toMatchObject({ kind: 'bulk', by: 'Pat Doe', parts: 2, undo: null })
  expect(await valuesOf(one!, 'price', 'stock')).toEqual({ price: 999, stock: 0 })
  expect(await undone(runId)).toMatchObject({ undo: { doneAt: expect.any(String), kept: 0 } })
  expect([await valuesOf(one!, ...fields), await valuesOf(two!, ...fields)]).toEqual(before)
})

it('what was changed since stays and is listed, until an admin chooses otherwise', async () => {
  const [id] = await pads(1)
  const runId = await written([[id!, { price: 999, name: 'Renamed', stock: 20 }]])
  await changeParts(shop.ctx, [{ partId: id!, fields: { price: 1234 } }])
  await takeStock(shop.ctx, [{ partId: id!, quantity: 1 }])
  expect(await undone(runId)).toMatchObject({ undo: { kept: 2 } })
  expect(await valuesOf(id!, 'price', 'stock')).toEqual({ price: 1234, stock: 19 })
  expect((await valuesOf(id!, 'name'))!.name).toMatch(/^brake-pads/)
  const { items } = await listRunChanges(admin, runId, { kept: true, limit: 10 })
  expect(items).toMatchObject([
    { partId: id, field: 'price', before: 4000, after: 999, undone: 'changed-since' },
    { partId: id, field: 'stock', before: 8, after: 20, undone: 'changed-since' },
  ])
  expect(await undone(runId, true)).toMatchObject({ undo: { kept: 0 } })
  expect(await valuesOf(id!, 'price', 'stock')).toEqual({ price: 4000, stock: 7 })
})

it('two runs over the same parts do not mix', async () => {
  const [id] = await pads(1)
  const first = await written([[id!, { price: 500, warrantyMonths: 12 }]])
  const second = await written([[id!, { price: 600 }]])
  await undone(first)
  expect(await valuesOf(id!, 'price', 'warrantyMonths')).toEqual({ price: 600, warrantyMonths: null })
  await undone(second)
  expect((await valuesOf(id!, 'price'))!.price).toBe(500)
  await undone(first)
  expect((await valuesOf(id!, 'price'))!.price).toBe(4000)
})

it('runs that are undone together go back one after the other, the newest first', async () => {
  const [id] = await pads(1)
  const first = await written([[id!, { price: 500 }]])
  const second = await written([[id!, { price: 600 }]])
  await undoRuns(admin, [first, second])
  await continueUndo(admin, { runId: first })
  expect((await valuesOf(id!, 'price'))!.price).toBe(4000)
  for (const runId of [first, second])
    expect(await showRun(admin, runId)).toMatchObject({ undo: { doneAt: expect.any(String), kept: 0 } })
})

it('what a run wrote names brands and part types as people do', async () => {
  const [id] = await pads(1)
  const runId = await written([[id!, { category: 'brake-discs', price: 5000 }]])
  const { items } = await listRunChanges(admin, runId, { limit: 5 })
  expect(items.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['category', 'Brake pads', 'Brake discs'],
    ['price', 4000, 5000],
  ])
})

it('parts that a run has added retire, but for those that say something else since', async () => {
  const runId = await startRun(admin, { kind: 'import', about: {} })
  const [one, edited] = await tx(admin, async (ctx) => {
    const ids = await addParts(ctx, [
      { type: 'brake-pads', brand: 'low', stock: 4 },
      { type: 'brake-pads', brand: 'low', stock: 4 },
    ])
    await recordAdded(ctx, runId, ids)
    return ids
  })
  await endRun(admin, runId)
  await takeStock(shop.ctx, [{ partId: one!, quantity: 1 }])
  await changeParts(shop.ctx, [{ partId: edited!, fields: { name: 'By hand' } }])
  expect(await undone(runId)).toMatchObject({ parts: 2, undo: { kept: 1 } })
  expect((await valuesOf(one!, 'status'))!.status).toBe('retired')
  expect((await valuesOf(edited!, 'status'))!.status).toBe('sold')
})

it('an undo that is cut off goes on, and one part that cannot go back keeps no other', async () => {
  const ids = await pads(25)
  const [, freed] = ids
  const runId = await written(ids.map((id, n) => [id, n === 1 ? { price: 1, number: 'FREED-1' } : { price: 1 }]))
  const { before } = (await listRunChanges(admin, runId, { limit: 5 })).items.find(({ field }) => field === 'number')!
  await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: String(before) }])
  await undoRun(admin, runId)
  await tx(admin, async (ctx) => {
    await undoBatch(ctx, runId, 1)
    throw new Error('cut off')
  }).catch(() => {})
  expect((await valuesOf(ids[0]!, 'price'))!.price).toBe(1)
  await Promise.all([continueUndo(admin, { runId }), continueUndo(admin, { runId })])
  expect(await showRun(admin, runId)).toMatchObject({ undo: { kept: 2 } })
  expect(await valuesOf(freed!, 'price', 'number')).toEqual({ price: 1, number: 'FREED-1' })
  const prices = await readValues(shop.ctx, ids, ['price'])
  expect([...prices.values()].filter(({ price }) => price === 4000)).toHaveLength(24)
})

it('a run that still writes, one of 31 days ago and an unknown one are refused', async () => {
  const runId = await startRun(admin, { kind: 'grid', about: {} })
  await expect(undoRun(admin, runId)).rejects.toMatchObject({ status: 409, code: 'still-writes' })
  await endRun(admin, runId)
  await sql`update run set started_at = now() - interval '31 days' where id = ${runId}`.execute(shop.ctx.db)
  await expect(undoRun(admin, runId)).rejects.toMatchObject({ status: 409, code: 'too-old' })
  await expect(undoRun(admin, 'none')).rejects.toMatchObject({ status: 404 })
  await expect(undoRun(shop.ctx, runId)).rejects.toMatchObject({ status: 401 })
})

it('runs are listed by pages, the newest first, and forgotten after 30 days', async () => {
  const runId = await startRun(admin, { kind: 'grid', about: { n: 1 } })
  const newer = await startRun(admin, { kind: 'grid', about: { n: 2 } })
  await sql`update run set started_at = started_at + interval '1 second' * (about->>'n')::int
    where id in (${runId}, ${newer})`.execute(shop.ctx.db)
  const page = await listRuns(admin, { limit: 1 })
  expect(page.items.map(({ _id }) => _id)).toEqual([newer])
  const next = await listRuns(admin, { limit: 1, cursor: page.next! })
  expect(next.items.map(({ _id }) => _id)).toEqual([runId])
  const [id] = await pads(1)
  const old = await written([[id!, { price: 1 }]])
  await sql`update run set started_at = now() - interval '32 days' where id = ${old}`.execute(shop.ctx.db)
  await purgeRuns(shop.ctx)
  await expect(showRun(admin, old)).rejects.toMatchObject({ status: 404 })
  expect((await showRun(admin, runId))._id).toBe(runId)
})
