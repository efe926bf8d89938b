import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeParts, readValues } from '#domain/catalogue'
import { continueUndo, showRun, undoRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { listOf } from '../../../tests/support/catalogue/parts.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openQuietSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { applied, idOf, newSupplier, pads, stage, statesOf, valuesOf } from '../../../tests/support/files/staged.ts'
import { applyImport } from './apply-import.ts'
import { exportReport } from './export-report.ts'
import { reportRows } from './report-rows.ts'
import { startApplying } from './start-applying.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openQuietSupplyShop())
})
afterAll(() => shop.close())

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
  const added = (await idOf(shop.ctx, 'low', 'AF-1'))!
  expect(
    await valuesOf(shop.ctx, added, 'name', 'price', 'stock', 'cost', 'gtin', 'condition', 'coreDeposit', 'packSize'),
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
  expect(
    await valuesOf(shop.ctx, added, 'pictures', 'documents', 'supersededBy', 'supersededNumbers', 'pricesToCome'),
  ).toEqual({
    pictures: ['/pictures/a.webp'],
    documents: [{ name: 'Data sheet', url: 'https://example.com/d.pdf' }],
    supersededBy: known,
    supersededNumbers: [{ maker: 'Low', number: 'AF-0' }],
    pricesToCome: [{ startsAt: '2030-01-01T00:00:00.000Z', price: 7500 }],
  })
  expect(await valuesOf(shop.ctx, known!, 'name', 'price', 'stock')).toEqual({
    name: 'Pads AF-2',
    price: 4500,
    stock: 3,
  })
  expect(await statesOf(shop.ctx, id)).toEqual(['applied', 'applied', 'same', 'held type-unmapped'])
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
  expect(await valuesOf(shop.ctx, known!, 'price', 'stock')).toEqual({ price: 4000, stock: 5 })
  expect((await valuesOf(shop.ctx, (await idOf(shop.ctx, 'low', 'UN-1'))!, 'status'))?.status).toBe('retired')
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
  expect(await valuesOf(shop.ctx, id!, 'price', 'stock', 'number')).toEqual({ price: 4400, stock: 5, number: 'PS-1' })
  expect(await statesOf(shop.ctx, prices.id)).toEqual(['applied', 'refused no-such-part'])
  await applied(admin, supplier, { kind: 'stock', rows: [{ partId: id!, given: { stock: 40, price: 1 } }] })
  expect(await valuesOf(shop.ctx, id!, 'price', 'stock')).toEqual({ price: 4400, stock: 40 })
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
      select model_id || ':' || year_from || '-' || year_to as line from application where part_id = ${part!} order by model_id, year_from, year_to`.execute(
      shop.ctx.db,
    )
    return rows.map(({ line }) => line)
  }
  const fits = [1999, 2001, 2000].map((from) => ({ partId: part!, modelId: a!, from }))
  await applied(admin, supplier, { kind: 'aces', fits: [...fits, { partId: part!, modelId: b!, from: 1990 }] })
  expect(await lines()).toEqual([`${a}:1999-2001`, `${b}:1990-1990`, `${b}:1990-1995`])

  const taken = { partId: part!, modelId: a!, from: 2000, action: 'delete' as const }
  const { runId } = await applied(admin, supplier, {
    kind: 'aces',
    fits: [taken, { partId: part!, modelId: a!, from: 2002 }],
  })
  expect(await lines()).toEqual([`${a}:1999-1999`, `${a}:2001-2002`, `${b}:1990-1990`, `${b}:1990-1995`])
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  expect(await lines()).toEqual([`${a}:1999-2001`, `${b}:1990-1990`, `${b}:1990-1995`])

  const [other] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low' }])
  await applied(admin, supplier, { kind: 'aces', full: true, fits: [{ partId: other!, modelId: a!, from: 2010 }] })
  expect(await lines()).toEqual([`${b}:1990-1995`])
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
  await changeParts(shop.ctx, [{ partId: (await idOf(shop.ctx, 'low', 'NT-1'))!, fields: { price: 1 } }])
  await applyImport(admin, id)
  expect((await valuesOf(shop.ctx, (await idOf(shop.ctx, 'low', 'NT-1'))!, 'price'))?.price).toBe(1)
})

it('a part that was deleted since the file was read is left out, and the rows beside it are written', async () => {
  const supplier = await newSupplier(admin)
  const [kept, deleted] = await addParts(shop.ctx, [
    { type: 'brake-pads', brand: 'low', number: 'DS-1' },
    { type: 'brake-pads', brand: 'low', number: 'DS-2' },
  ])
  const rows = [kept!, deleted!].map((partId, n) => {
    return { partId, brand: 'low', number: `DS-${n + 1}`, given: { name: 'Better pads' } }
  })
  const id = await stage(admin, supplier, { kind: 'parts', rows })
  await sql`delete from part where id = ${deleted!}`.execute(shop.ctx.db)
  await startApplying(admin, id)
  await applyImport(admin, id)
  expect(await statesOf(shop.ctx, id)).toEqual(['applied', 'refused no-such-part'])
})

it('a number that another part of the brand has is held, and the rows beside it are written', async () => {
  const supplier = await newSupplier(admin)
  const ids = await addParts(
    shop.ctx,
    Array.from({ length: 12 }, (_, n) => ({ type: 'brake-pads', brand: 'low', number: `TK-${n}` })),
  )
  const rows = ids.map((partId, n) => ({ partId, given: { price: 9, ...(n === 7 ? { number: 'TK-0' } : {}) } }))
  const { id } = await applied(admin, supplier, { kind: 'parts', rows })
  const states = await statesOf(shop.ctx, id)
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
    rows: [
      pads('RP-1'),
      {
        partId: known!,
        given: { price: 4550, category: 'brake-discs', oeNumbers: [{ maker: 'BMW', number: '34 11' }] },
      },
      pads('RP-3', { category: 'flux-capacitors' }),
    ],
  })
  const { items } = await reportRows(admin, id, { limit: 10 })
  expect(items).toMatchObject([
    { n: 1, state: 'applied', brand: 'Low', number: 'RP-1', isNew: true, wrote: [] },
    {
      n: 2,
      state: 'applied',
      partId: known,
      isNew: false,
      wrote: [{ field: 'category' }, { field: 'oeNumbers' }, { field: 'price', before: 4000, after: 4550 }],
    },
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
  const file = (await Array.fromAsync(await exportReport(admin, id))).join('').split('\r\n')
  expect(file[0]).toBe('row,done,brand,number,changes,reasons')
  expect(file[1]).toBe('1,added,Low,RP-1,,')
  const changes = 'Part type: Brake pads > Brake discs; OE numbers: nothing > BMW 34 11; Price: 40 > 45.50'
  expect(file[2]).toBe(`2,changed,Low,RP-2,${changes},`)
  expect(file[3]).toMatch(/^3,waits,.*is not mapped/)
  expect(file[4]).toBe(',no longer in the file,Low,RP-9,Visible: In the shop > No longer sold,')
})

it('of parts that would be taken instead of each other one is written, and the other row says why not', async () => {
  const supplier = await newSupplier(admin)
  const { id } = await applied(admin, supplier, {
    kind: 'parts',
    rows: [pads('LO-1', { supersededBy: 'LO-2' }), pads('LO-2', { supersededBy: 'Low LO-1' })],
  })
  const [one, two] = [(await idOf(shop.ctx, 'low', 'LO-1'))!, (await idOf(shop.ctx, 'low', 'LO-2'))!]
  expect(await valuesOf(shop.ctx, one, 'supersededBy')).toEqual({ supersededBy: two })
  expect(await valuesOf(shop.ctx, two, 'supersededBy')).toEqual({ supersededBy: null })
  expect(await statesOf(shop.ctx, id)).toEqual(['applied', 'applied leads-back'])
})

it('older numbers that lead back hold their row, of new and of known parts', async () => {
  const supplier = await newSupplier(admin)
  const [own] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'ON-1' }])
  const { id } = await applied(admin, supplier, {
    kind: 'parts',
    rows: [
      { ...pads('ON-1', { supersededNumbers: ['on 1'] }), partId: own! },
      pads('ON-2', { supersededNumbers: ['ON-3'] }),
      pads('ON-3', { supersededNumbers: ['ON-2'] }),
      pads('ON-4', { supersededNumbers: ['ON-0'] }),
    ],
  })
  expect(await statesOf(shop.ctx, id)).toEqual(['held leads-back', 'applied', 'held leads-back', 'applied'])
})

it('leaves the counts of lists added up, as one row for each kind of part', async () => {
  const supplier = await newSupplier(admin)
  for (const numbers of [
    ['CO-1', 'CO-2'],
    ['CO-3', 'CO-4'],
  ])
    await applied(admin, supplier, { kind: 'parts', rows: numbers.map((number) => pads(number)) })
  const { rows } = await sql`
    select to_jsonb(c) - 'n' as kind from part_count c group by 1 having count(*) > 1`.execute(shop.ctx.db)
  expect(rows).toEqual([])
})
