import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeParts, type PartValues, readValues } from '#domain/catalogue'
import { continueUndo, showRun, undoRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { makeAdmin } from '../../../tests/support/people.ts'
import { listOf } from '../../../tests/support/parts.ts'
import { addParts, writeLevels } from '../../../tests/support/parts-of-types.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import { applied, newSupplier, stage, type StagedRow } from '../../../tests/support/staged.ts'
import { applyImport } from './apply-import.ts'
import { exportReport } from './export-report.ts'
import { reportRows } from './report-rows.ts'
import { startApplying } from './start-applying.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  const { id, email } = await makeAdmin(shop)
  admin = { ...shop.ctx, jobs: { send: async () => {} }, actor: { kind: 'user', id, email, role: 'admin' } }
})
afterAll(() => shop.close())

const idOf = async (brand: string, number: string): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from part p join brand b on b.id = p.brand_id where b.slug = ${brand} and p.number = ${number}`.execute(
    shop.ctx.db,
  )
  return rows[0]?.id
}
const valuesOf = async (id: number, ...fields: (keyof PartValues)[]) =>
  (await readValues(shop.ctx, [id], fields)).get(id)
const statesOf = async (id: string) => {
  const { rows } = await sql<{ state: string; reasons: { code: string }[] | null }>`
    select state, reasons from import_row where import_id = ${id} order by n`.execute(shop.ctx.db)
  return rows.map(({ state, reasons }) => (reasons ? `${state} ${reasons[0]!.code}` : state))
}
const pads = (number: string, given: StagedRow['given'] = {}): StagedRow => {
  return { brand: 'low', number, given: { name: `Pads ${number}`, category: 'brake-pads', price: 4000, ...given } }
}

it('a parts file adds new parts with all their fields, changes known ones, and tells what it did with each row', async () => {
  const supplier = await newSupplier(admin)
  const [known, same] = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'low', number: 'AF-2' },
    { type: 'brake-pads', brand: 'low', number: 'AF-3', name: 'Pads AF-3' },
  ])
  const { id, runId } = await applied(admin, supplier, {
    kind: 'parts',
    rows: [
      pads('AF-1', {
        name: 'Ruthenium pads',
        price: 7010,
        stock: 12,
        cost: 5000,
        gtin: '4006381333931',
        condition: 'remanufactured',
        coreDeposit: 1500,
        packSize: 2,
        pictures: ['/pictures/a.webp'],
        documents: [{ name: 'Data sheet', url: 'https://example.com/d.pdf' }],
        oeNumbers: [{ maker: 'Audi', number: '8R0 111 222' }],
        supersededNumbers: ['AF-0'],
        supersededBy: 'Low AF-2',
        attributes: [['Width', '99', 'mm']],
        pricesToCome: [{ startsAt: '2030-01-01T00:00:00.000Z', price: 7500 }],
      }),
      pads('AF-2', { price: 4500, stock: 3 }),
      { ...pads('AF-3'), partId: same },
      pads('AF-4', { category: 'flux-capacitors' }),
    ],
  })
  const added = (await idOf('low', 'AF-1'))!
  expect(
    await valuesOf(added, 'name', 'price', 'stock', 'cost', 'gtin', 'condition', 'coreDeposit', 'packSize'),
  ).toEqual({
    name: 'Ruthenium pads',
    price: 7010,
    stock: 12,
    cost: 5000,
    gtin: '4006381333931',
    condition: 'remanufactured',
    coreDeposit: 1500,
    packSize: 2,
  })
  expect(await valuesOf(added, 'pictures', 'documents', 'supersededBy', 'supersededNumbers', 'pricesToCome')).toEqual({
    pictures: ['/pictures/a.webp'],
    documents: [{ name: 'Data sheet', url: 'https://example.com/d.pdf' }],
    supersededBy: known,
    supersededNumbers: [{ maker: 'Low', number: 'AF-0' }],
    pricesToCome: [{ startsAt: '2030-01-01T00:00:00.000Z', price: 7500 }],
  })
  expect(await valuesOf(known!, 'name', 'price', 'stock')).toEqual({ name: 'Pads AF-2', price: 4500, stock: 3 })
  expect(await statesOf(id)).toEqual(['applied', 'applied', 'same', 'held type-unmapped'])
  expect(await showRun(admin, runId)).toMatchObject({ kind: 'import', parts: 2, endedAt: expect.any(String) })
  await shop.heard()
  expect((await listOf(shop, { q: 'ruthenium' })).count).toBe(1)
  expect((await listOf(shop, { q: '8R0111222' })).count).toBe(1)
})

it('undo of a file takes new parts out of the shop and gives changed ones their fields back', async () => {
  const supplier = await newSupplier(admin)
  const [known] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'UN-2', stock: 5 }])
  const { runId } = await applied(admin, supplier, {
    kind: 'parts',
    rows: [pads('UN-1'), pads('UN-2', { price: 1, stock: 90 })],
  })
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  expect(await showRun(admin, runId)).toMatchObject({ undo: { kept: 0, doneAt: expect.any(String) } })
  expect(await valuesOf(known!, 'price', 'stock')).toEqual({ price: 4000, stock: 5 })
  expect((await valuesOf((await idOf('low', 'UN-1'))!, 'status'))?.status).toBe('retired')
})

it('price and stock lists write only their own fields, and hold what the shop does not sell', async () => {
  const supplier = await newSupplier(admin)
  const [id] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'PS-1', stock: 5 }])
  const other = { name: 'Not from a price list', weightGrams: 1 }
  const prices = await applied(admin, supplier, {
    kind: 'prices',
    rows: [
      { brand: 'low', number: 'PS 1', given: { price: 4400, ...other } },
      { brand: 'low', number: 'PS-9', given: { price: 1 } },
    ],
  })
  expect(await valuesOf(id!, 'price', 'stock', 'number')).toEqual({ price: 4400, stock: 5, number: 'PS-1' })
  expect(await statesOf(prices.id)).toEqual(['applied', 'refused no-such-part'])
  await applied(admin, supplier, { kind: 'stock', rows: [{ partId: id!, given: { stock: 40, price: 1 } }] })
  expect(await valuesOf(id!, 'price', 'stock')).toEqual({ price: 4400, stock: 40 })
})

it('a full file retires what it no longer holds of its supplier, and sells it again when it comes back', async () => {
  const [mine, others] = [await newSupplier(admin), await newSupplier(admin)]
  const [hand] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'FU-hand' }])
  const first = ['FU-1', 'FU-2', 'FU-3', 'FU-hand'].map((number) => pads(number))
  await applied(admin, mine, { kind: 'parts', full: true, rows: first })
  await applied(admin, others, { kind: 'parts', full: true, rows: [pads('FU-other')] })
  const status = async (number: string) => (await valuesOf((await idOf('low', number))!, 'status'))?.status

  const held: StagedRow = { number: 'FU-2', state: 'held' }
  const { runId } = await applied(admin, mine, { kind: 'parts', full: true, rows: [pads('FU-1'), held] })
  expect(await Promise.all(['FU-1', 'FU-2', 'FU-3', 'FU-hand', 'FU-other'].map(status))).toEqual([
    'sold',
    'sold',
    'retired',
    'sold',
    'sold',
  ])
  expect(hand).toBe(await idOf('low', 'FU-hand'))
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  expect(await status('FU-3')).toBe('sold')
  await applied(admin, mine, { kind: 'parts', full: true, rows: [pads('FU-1'), pads('FU-2')] })
  await applied(admin, mine, { kind: 'parts', full: true, rows: first })
  expect(await status('FU-3')).toBe('sold')
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

it('applications become lines of merged years of their source, and undo gives the list back', async () => {
  const supplier = await newSupplier(admin)
  const [part] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low' }])
  const { rows: models } = await sql<{ id: number }>`select id from model order by id limit 2`.execute(shop.ctx.db)
  const [a, b] = models.map(({ id }) => id)
  await sql`insert into application (part_id, model_id, year_from, year_to) values (${part!}, ${b!}, 1990, 1995)`.execute(
    shop.ctx.db,
  )
  const lines = async () => {
    const { rows } = await sql<{ line: string }>`
      select model_id || ':' || year_from || '-' || year_to as line from application where part_id = ${part!} order by model_id, year_from`.execute(
      shop.ctx.db,
    )
    return rows.map(({ line }) => line)
  }
  const fits = [1999, 2001, 2000].map((from) => ({ partId: part!, modelId: a!, from }))
  await applied(admin, supplier, { kind: 'aces', fits: [...fits, { partId: part!, modelId: b!, from: 1990 }] })
  expect(await lines()).toEqual([`${a}:1999-2001`, `${b}:1990-1995`])

  const taken = { partId: part!, modelId: a!, from: 2000, action: 'delete' as const }
  const { runId } = await applied(admin, supplier, {
    kind: 'aces',
    fits: [taken, { partId: part!, modelId: a!, from: 2002 }],
  })
  expect(await lines()).toEqual([`${a}:1999-1999`, `${a}:2001-2002`, `${b}:1990-1995`])
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  expect(await lines()).toEqual([`${a}:1999-2001`, `${b}:1990-1995`])

  const [other] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low' }])
  await applied(admin, supplier, { kind: 'aces', full: true, fits: [{ partId: other!, modelId: a!, from: 2010 }] })
  expect(await lines()).toEqual([`${b}:1990-1995`])
})

/** What was held of an applied file is mapped now, and applied. */
async function appliedAgain(id: string): Promise<void> {
  for (const table of ['import_row', 'import_fit'])
    await sql`update ${sql.table(table)} set state = 'ready' where import_id = ${id} and state = 'held'`.execute(
      shop.ctx.db,
    )
  await sql`update import set state = 'staged' where id = ${id}`.execute(shop.ctx.db)
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
  await appliedAgain(first.id)
  const statusOf = async (number: string) => valuesOf((await idOf('low', number))!, 'status', 'price')
  expect(await statusOf('ML-1')).toEqual({ status: 'sold', price: 5000 })
  expect(await statusOf('ML-2')).toEqual({ status: 'retired', price: 4000 })
  expect(await statusOf('ML-3')).toEqual({ status: 'sold', price: 4000 })
  expect(await statusOf('ML-9')).toEqual({ status: 'sold', price: 4711 })
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
  const statusOf = async (number: string) => (await valuesOf((await idOf('low', number))!, 'status'))?.status
  expect(await statusOf('GA-2')).toBe('retired')
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  expect(await statusOf('GA-2')).toBe('sold')
  await full(pads('GA-1', { price: 4200 }))
  expect(await statusOf('GA-2')).toBe('retired')
  // What an admin brought back by hand stays.
  await changeParts(shop.ctx, [{ partId: (await idOf('low', 'GA-2'))!, fields: { status: 'sold' } }])
  await full(pads('GA-1', { price: 4300 }))
  expect(await statusOf('GA-2')).toBe('sold')
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
  expect(await valuesOf(one!, 'price')).toEqual({ price: 4000 })
  expect(await statesOf(id)).toEqual(['applied', 'same'])
})

it('two files at once over the same parts and with the same new ones do not mix', async () => {
  const ids = await addParts(
    shop.ctx,
    Array.from({ length: 40 }, () => ({ type: 'brake-pads', brand: 'low', stock: 5 })),
  )
  const file = async (n: number) => {
    const known = ids.map((partId) => ({ partId, given: { price: 5000 + n, stock: 50 + n } }))
    const added = Array.from({ length: 40 }, (_, one) => pads(`TWO-${one}`, { price: 5000 + n, stock: 50 + n }))
    const rows = n % 2 ? [...known, ...added] : [...added.toReversed(), ...known.toReversed()]
    const id = await stage(admin, await newSupplier(admin), { kind: 'parts', rows })
    await startApplying(admin, id)
    return id
  }
  const files = await Promise.all([0, 1, 2, 3].map(file))
  await Promise.all(files.map((id) => applyImport(admin, id)))
  const { rows } = await sql<{ id: number }>`select id from part where number like 'TWO-%'`.execute(shop.ctx.db)
  expect(rows).toHaveLength(40)
  const values = [...(await readValues(shop.ctx, [...ids, ...rows.map(({ id }) => id)], ['price', 'stock'])).values()]
  expect(values).toHaveLength(80)
  for (const { price, stock } of values) expect(stock).toBe(price - 5000 + 50)
})

it('a file that was deleted from, applied twice, or not staged is refused or does nothing', async () => {
  const supplier = await newSupplier(admin)
  const { id } = await applied(admin, supplier, { kind: 'parts', rows: [pads('NT-1')] })
  await expect(startApplying(admin, id)).rejects.toMatchObject({ status: 409, code: 'not-staged' })
  await expect(startApplying(admin, 'none')).rejects.toMatchObject({ status: 404 })
  await changeParts(shop.ctx, [{ partId: (await idOf('low', 'NT-1'))!, fields: { price: 1 } }])
  await applyImport(admin, id)
  expect((await valuesOf((await idOf('low', 'NT-1'))!, 'price'))?.price).toBe(1)
})

it('a number that another part of the brand has is held, and the rows beside it are written', async () => {
  const supplier = await newSupplier(admin)
  const ids = await addParts(
    shop.ctx,
    Array.from({ length: 12 }, (_, n) => ({ type: 'brake-pads', brand: 'low', number: `TK-${n}` })),
  )
  const rows = ids.map((partId, n) => ({ partId, given: { price: 9, ...(n === 7 ? { number: 'TK-0' } : {}) } }))
  const { id } = await applied(admin, supplier, { kind: 'parts', rows })
  const states = await statesOf(id)
  expect(states[7]).toBe('held number-taken')
  expect(states.filter((state) => state === 'applied')).toHaveLength(11)
})

it('the report tells of each row what was done, and of the parts that were gone', async () => {
  const supplier = await newSupplier(admin)
  const [known] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'RP-2', stock: 5 }])
  await applied(admin, supplier, { kind: 'parts', rows: [pads('RP-9')] })
  const { id } = await applied(admin, supplier, {
    kind: 'parts',
    full: true,
    rows: [pads('RP-1'), { partId: known!, given: { price: 4550 } }, pads('RP-3', { category: 'flux-capacitors' })],
  })
  const { items } = await reportRows(admin, id, { limit: 10 })
  expect(items).toMatchObject([
    { n: 1, state: 'applied', brand: 'Low', number: 'RP-1', isNew: true, wrote: [] },
    { n: 2, state: 'applied', partId: known, isNew: false, wrote: [{ field: 'price', before: 4000, after: 4550 }] },
    { n: 3, state: 'held', isNew: false, reasons: [{ code: 'type-unmapped' }] },
    { n: null, state: 'gone', number: 'RP-9', wrote: [{ field: 'status', before: 'sold', after: 'retired' }] },
  ])
  const paged: unknown[] = []
  for (let cursor: string | undefined; ;) {
    const page = await reportRows(admin, id, { limit: 1, ...(cursor ? { cursor } : {}) })
    paged.push(...page.items)
    if (!page.next) break
    cursor = page.next
  }
  expect(paged).toEqual(items)
  expect((await reportRows(admin, id, { state: 'held', limit: 10 })).items).toHaveLength(1)
  const file = (await Array.fromAsync(await exportReport(admin, id))).join('').split('\r\n')
  expect(file[0]).toBe('row,done,brand,number,changes,reasons')
  expect(file[1]).toBe('1,added,Low,RP-1,,')
  expect(file[2]).toMatch(/^2,applied,Low,RP-2,price: 40(\.00)? > 45\.50,$/)
  expect(file[3]).toContain('is not mapped')
  expect(file[4]).toBe(',gone,Low,RP-9,status: sold > retired,')
})

it('of parts that would be taken instead of each other one is written, and the other row says why not', async () => {
  const supplier = await newSupplier(admin)
  const { id } = await applied(admin, supplier, {
    kind: 'parts',
    rows: [pads('LO-1', { supersededBy: 'LO-2' }), pads('LO-2', { supersededBy: 'Low LO-1' })],
  })
  const [one, two] = [(await idOf('low', 'LO-1'))!, (await idOf('low', 'LO-2'))!]
  expect(await valuesOf(one, 'supersededBy')).toEqual({ supersededBy: two })
  expect(await valuesOf(two, 'supersededBy')).toEqual({ supersededBy: null })
  expect(await statesOf(id)).toEqual(['applied', 'applied leads-back'])
})
