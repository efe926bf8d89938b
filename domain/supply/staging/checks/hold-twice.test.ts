import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { piesFile } from '../../../../tests/support/files/made-files.ts'
import { addParts } from '../../../../tests/support/catalogue/parts-of-types.ts'
import { heldDesk } from '../../../../tests/support/shops/held-desk.ts'
import { codesOf, readFileOf, stagedOf } from '../../../../tests/support/files/read-files.ts'
import { valuesOf } from '../../../../tests/support/files/staged.ts'
import { holdTwice } from './hold-twice.ts'
import { correctRow, remapImports, startApplying, workOnImports } from '../../index.server.ts'

const desk = heldDesk()

const read = (...lines: string[]) =>
  readFileOf(desk.admin, { supplierId: desk.supplierId, text: lines.join('\n') }, desk.shop.ctx)
const said = ({ listed }: Awaited<ReturnType<typeof stagedOf>>) => listed.map((row) => [row.state, ...codesOf(row)])

it('a later row that says what the shop has already contradicts the first all the same', async () => {
  const [part] = await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'HT-1', price: 1200 }])
  const file = await read('brand,number,price', 'low,HT-1,10', 'low,HT-1,12', 'low,HT-1,10')
  expect(said(file)).toEqual([['ready'], ['held', 'twice-in-file'], ['same']])
  await startApplying(desk.admin, file.id)
  await workOnImports(desk.shop.ctx)
  expect(await valuesOf(desk.shop.ctx, part!, 'price')).toEqual({ price: 1000 })
})

it('a row that waited contradicts a later one that was applied meanwhile', async () => {
  const file = await read('brand,number,name,price', 'low,HT-2,Pad,soon', 'low,HT-2,Pad,12')
  await startApplying(desk.admin, file.id)
  await workOnImports(desk.shop.ctx)
  await correctRow(desk.admin, file.id, 2, { price: '10' })
  expect(said(await stagedOf(desk.admin, file.id))).toEqual([['held', 'twice-in-file'], ['applied']])
})

it('an item that retires a part contradicts one that writes it', async () => {
  await desk.map('brand', 'ZZZZ', 'low')
  const items = [
    { number: 'HT-9', partType: '', descriptions: {} },
    { number: 'HT-9', action: 'D' },
  ]
  await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'HT-9' }])
  const text = piesFile(items)
  const file = await readFileOf(desk.admin, { supplierId: desk.supplierId, text, fileName: 'items.xml' }, desk.shop.ctx)
  expect(said(file)).toEqual([['same'], ['held', 'twice-in-file']])
})

it('such a row that is corrected keeps what it takes away on purpose, and from when on its price holds', async () => {
  const numbers = ['HT-3', 'HT-4', 'HT-5']
  await addParts(
    desk.shop.ctx,
    numbers.map((number) => ({ type: 'brake-pads', brand: 'low', number })),
  )
  const given = { name: 'Disc', stock: null, gtin: null, oeNumbers: [] }
  const pricesToCome = [{ startsAt: '2031-05-01T00:00:00.000Z', price: 1200 }]
  const of = ({ listed }: Awaited<ReturnType<typeof stagedOf>>, n: number) => listed.find((row) => row.n === n)
  const file = await read(
    'brand,number,name,price,price from,stock,gtin,oe_numbers',
    'low,HT-3,Pad,10,,1,,',
    'low,HT-3,Disc,12,2031-05-01,-,-,-',
  )
  expect(of(file, 3)).toMatchObject({ state: 'held', given: { ...given, pricesToCome } })
  await correctRow(desk.admin, file.id, 3, { number: 'HT-4' })
  expect(of(await stagedOf(desk.admin, file.id), 3)).toMatchObject({
    state: 'ready',
    given: { ...given, pricesToCome },
  })
  const theirs = await read(
    'Marke;Artikelnummer;Bezeichnung;Preis;Bestand;EAN;OE-Nummern',
    'low;HT-3;Pad;10;1;;',
    'low;HT-3;Disc;12;auf Lager;-;-',
  )
  expect(of(theirs, 3)).toMatchObject({ state: 'held', given })
  await correctRow(desk.admin, theirs.id, 3, { Artikelnummer: 'HT-5' })
  expect(of(await stagedOf(desk.admin, theirs.id), 3)).toMatchObject({ state: 'ready', given })
})

it('so does an item of a PIES file that is read again', async () => {
  await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'HT-6' }])
  await desk.map('brand', 'ZZZZ', 'low')
  const item = (name: string) => ({ number: 'HT-6', partType: '', descriptions: { SHO: name } })
  const text = piesFile([
    item('Pad'),
    { ...item('Disc'), quantityPerApplication: 2 },
    { ...item('Pad'), brand: 'YYYY' },
  ])
  const file = await readFileOf(desk.admin, { supplierId: desk.supplierId, text, fileName: 'items.xml' }, desk.shop.ctx)
  const expected = { state: 'held', given: { name: 'Disc', quantity: 2 } }
  expect(file.listed[1]).toMatchObject(expected)
  await desk.map('brand', 'YYYY', 'low')
  await remapImports(desk.shop.ctx, { supplierId: desk.supplierId })
  await workOnImports(desk.shop.ctx)
  const again = await stagedOf(desk.admin, file.id)
  expect(said(again)[2]).toEqual(['same'])
  expect(again.listed[1]).toMatchObject(expected)
})

// All rows compared with all would take longer than a statement may.
it('each row of a long file is compared with the first about its part alone, also before the table was analyzed', async () => {
  const { db } = desk.shop.ctx
  const { id } = await read('brand,number,price', 'low,HT-7,10')
  await sql`
    insert into import_row (import_id, n, state, brand, norm, action, given)
    select ${id}, n, 'ready', 'low', 'LONG' || n % 20000, 'write', jsonb_build_object('price', n) from generate_series(10, 40009) n`.execute(
    db,
  )
  const changed = await holdTwice(desk.shop.ctx, id, [])
  expect(changed).toHaveLength(20_000)
})
