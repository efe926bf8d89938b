import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { addParts } from '../../../../tests/support/catalogue/parts-of-types.ts'
import { codesOf, newSupplierId, readFileOf, stagedOf } from '../../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../../tests/support/shops/supply-shop.ts'
import { changeImport, correctRow, putMappings, showImport, workOnImports } from '../../index.server.ts'
import { NO_BRAND } from '../../mappings/waits-for.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop({ PRICES: 'cents', CURRENCY: 'EUR' }))
})
afterAll(() => shop.close())

const staged = async (lines: string[], encoding: BufferEncoding = 'utf8') =>
  readFileOf(admin, { supplierId: await newSupplierId(admin), text: Buffer.from(lines.join('\r\n'), encoding) })

it('a German wholesaler’s list with titles, page headers, stock in words and several OE numbers', async () => {
  const header =
    'Lfd. Nr.;Marke;Hersteller-Art.-Nr.;Artikelbezeichnung;UVP inkl. MwSt.;EK netto;Lagerbestand;OE-Nummern;Warengruppe'
  const { header: read, listed } = await staged(
    [
      'Musterteile Handels GmbH;;;;;;;;',
      'Preisliste gültig ab 01.11.2026;;;;;;;;',
      '',
      header,
      '1;low;12.345;Bremsbelag für vorne;1.249,90 EUR;749,50 EUR;> 10;34116855152, 34116855153;Bremsen > brake-pads',
      '2;low;12.346;Bremsbelag <b>hinten</b>;49,90 EUR;29,50 EUR;nicht lieferbar;;Bremsen > brake-pads',
      header,
      '3;low;12.347;Bremsbelag;49,90 USD;;ab Werk;;Bremsen > brake-pads',
    ],
    'latin1',
  )
  expect(read.columns.map(({ field }) => field)).toEqual([
    null,
    'brand',
    'number',
    'name',
    'price',
    'cost',
    'stock',
    'oeNumbers',
    'category',
  ])
  expect(listed.map((row) => [row.n, row.state, ...codesOf(row)])).toEqual([
    [5, 'ready'],
    [6, 'ready'],
    [8, 'held', 'other-currency', 'not-a-number'],
  ])
  expect(listed[0]!.given).toMatchObject({
    number: '12.345',
    price: 124_990,
    cost: 74_950,
    stock: 10,
    category: 'brake-pads',
    oeNumbers: [{ number: '34116855152' }, { number: '34116855153' }],
  })
  expect(listed[1]!.given).toMatchObject({ name: 'Bremsbelag hinten', stock: 0 })
})

it('a decimal sign is that of the prices, whatever stands in part numbers', async () => {
  const rows = ['0986.424;1.250', '0986.425;12,50', '0986.426;13,50', '0986.427;9,50']
  const { listed } = await staged(['Artikelnummer;EK;Bezeichnung', ...rows.map((row) => `${row};Filter`)])
  expect(listed[0]!.given).toMatchObject({ number: '0986.424', cost: 125_000 })
})

it('a column whose numbers have another decimal sign than the prices is read by its own, also later', async () => {
  const { id, header, listed } = await staged([
    'Artikelnummer;Marke;Bezeichnung;Preis;Gewicht kg;Bestand',
    'DS-1;low;Belag;1.249,50;0.350;1.000',
    'DS-2;low;Belag;12,50;1.500;2',
    'DS-3;nobody;Belag;12,50;12.250;3',
  ])
  expect(listed.map(({ given }) => [given['price'], given['weightGrams'], given['stock']])).toEqual([
    [124_950, 350, 1000],
    [1250, 1500, 2],
    [1250, 12_250, 3],
  ])
  expect(header.columns.map(({ decimal }) => decimal)).toEqual([...Array(4).fill(undefined), '.', ','])
  await correctRow(admin, id, 4, { Marke: 'low' })
  expect((await stagedOf(admin, id)).listed[2]).toMatchObject({ state: 'ready', given: { weightGrams: 12_250 } })
})

it('amounts under a heading of another currency are held', async () => {
  const [partId] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'UL-1' }])
  const { header, listed } = await staged(['Part number;Price (USD);Price EUR', 'UL-1;12.50;11.50'])
  expect(header.columns.map(({ field }) => field)).toEqual(['number', null, 'price'])
  expect(listed).toMatchObject([{ partId, state: 'ready', given: { price: 1150 } }])
})

it('a row with a part’s number alone is that part, and one with a word alone a title', async () => {
  const [partId] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'UL-2' }])
  const { listed } = await staged(['Part number;Name;Price;Stock', 'Brakes;;;', 'UL-2;;;', 'Prices;;;'])
  expect(listed.map(({ n }) => n)).toEqual([3])
  expect(listed).toMatchObject([{ partId }])
})

it('blank rows and titles between the parts are not counted as rows of the file', async () => {
  const part = (number: string) => `${number};low;Bremsbelag;brake-pads;12,50`
  const { id, listed } = await staged([
    'Artikelnummer;Marke;Bezeichnung;Warengruppe;UVP inkl. MwSt.',
    part('UL-21'),
    ';;;;',
    'Hinterachse;;;;',
    part('UL-22'),
  ])
  expect(listed.map(({ n }) => n)).toEqual([2, 5])
  expect((await showImport(admin, id)).rows).toBe(2)
})

it('a list without brands waits for one word: the brand of all its parts', async () => {
  const supplierId = await newSupplierId(admin)
  const text =
    'Artikelnummer;Bezeichnung;Preis\nBremsen;;\nUB-1;Bremsbelag;12,50\nUB-2;Bremsscheibe;22,50\nPreise ohne Gewähr;;'
  const { id, listed, counts } = await readFileOf(admin, { supplierId, text })
  expect(listed.map((row) => [row.n, ...codesOf(row)])).toEqual([
    [3, 'brand-missing'],
    [4, 'brand-missing'],
  ])
  expect(counts.reasons).toMatchObject([{ code: 'brand-missing', word: NO_BRAND, count: 2 }])
  await putMappings(admin, String(supplierId), [{ kind: 'brand', theirs: NO_BRAND, ours: 'new: Grove Eigenmarke' }])
  await changeImport(admin, id, {})
  await workOnImports(admin)
  const again = await stagedOf(admin, id)
  expect(again.listed).toMatchObject([
    { state: 'ready', given: { brand: 'grove-eigenmarke' } },
    { state: 'ready', given: { brand: 'grove-eigenmarke' } },
  ])
})

it('prices for a hundred or a thousand pieces become those of one; what is not exact waits', async () => {
  const { id, header, listed } = await staged([
    'Artikelnummer;Marke;Bezeichnung;Preis;EK;PE',
    'PE-1;low;Schraube;12,50;10,00;100',
    'PE-2;low;Schraube;1.250,00;1.000,00;1.000 Stk',
    'PE-3;low;Schraube;12,50;10,00;1',
    'PE-4;low;Schraube;12,00 / 100 Stk;10,00;1',
    'PE-5;low;Schraube;12,00;10,00;VPE',
    'PE-6;low;Schraube;12,00;10,00;C',
    'PE-7;low;Schraube;12,00;10,00;',
  ])
  expect(header.columns.map(({ field }) => field)).toEqual(['number', 'brand', 'name', 'price', 'cost', 'priceUnit'])
  expect(listed.map((row) => [row.given['price'], row.given['cost'], ...codesOf(row)])).toEqual([
    [undefined, 10, 'price-indivisible'],
    [125, 100],
    [1250, 1000],
    [12, 1000],
    [1200, 1000, 'price-unit-unknown'],
    [12, 10],
    [1200, 1000],
  ])
  expect(header.divided).toBe(4)
  expect((await showImport(admin, id)).warnings.map(({ code }) => code)).toEqual(['prices-divided'])
})

it('a heading can say for how many pieces its prices are', async () => {
  const { header, listed } = await staged([
    'Part number;Brand;Name;Price (per 100);Cost',
    'PH-1;low;Screw;12.00;1.00',
    'PH-2;low;Screw;12.50;1.00',
  ])
  expect(header.columns.map(({ unit }) => unit)).toEqual([null, null, null, 'per 100', null])
  expect(listed.map((row) => [row.given['price'], row.given['cost'], ...codesOf(row)])).toEqual([
    [12, 100],
    [undefined, 100, 'price-indivisible'],
  ])
})

it('a list that mixes two encodings is read with the right letters, and told', async () => {
  const text = Buffer.concat([
    Buffer.from('Part number;Brand;Name;Price\nMX-1;low;für Größe;12.50\n'),
    Buffer.from('MX-2;low;Zündkerze;12.50\n', 'latin1'),
  ])
  const { id, listed } = await readFileOf(admin, { supplierId: await newSupplierId(admin), text })
  expect(listed.map(({ given }) => given['name'])).toEqual(['für Größe', 'Zündkerze'])
  expect((await showImport(admin, id)).warnings.map(({ code }) => code)).toEqual(['letters-mended'])
})

it('a number that a spreadsheet made a day of waits, and is taken once somebody says that it is right', async () => {
  const lines = ['Part number;Brand;Name;Price', '3-Dec;low;Pad;12.50', '1.23E+05;low;Pad;12.50', "'0012;low;Pad;12.50"]
  const { id, listed } = await staged(lines)
  expect(listed.map((row) => [row.state, row.given['number'], ...codesOf(row)])).toEqual([
    ['held', undefined, 'number-mangled'],
    ['held', undefined, 'number-mangled'],
    ['ready', '0012'],
  ])
  await correctRow(admin, id, 2, { 'Part number': "'3-Dec" })
  expect((await stagedOf(admin, id)).listed[0]).toMatchObject({ state: 'ready', given: { number: '3-Dec' } })
})

it('a row with more cells than headings waits: a separator in a text moves what comes after it', async () => {
  const { id, listed } = await staged([
    'Part number,Brand,Name,Price,Stock',
    'SH-1,low,Pad,12.50,3',
    'SH-2,low,Pad, 5,12,3',
    'SH-3,low,Pad,12.50,3,,,',
  ])
  expect(listed.map((row) => [row.state, ...codesOf(row)])).toEqual([['ready'], ['held', 'too-many-cells'], ['ready']])
  await correctRow(admin, id, 3, { Name: 'Pad, 5', Price: '12', Stock: '3' })
  expect((await stagedOf(admin, id)).listed[1]).toMatchObject({ state: 'ready', given: { price: 1200, stock: 3 } })
})

it('two columns that mean the same may not differ, and their lists are put together', async () => {
  const supplierId = await newSupplierId(admin)
  await putMappings(admin, String(supplierId), [
    { kind: 'column', theirs: 'List', ours: 'price' },
    { kind: 'column', theirs: 'Net', ours: 'price' },
    { kind: 'column', theirs: 'OE 1', ours: 'oeNumbers' },
    { kind: 'column', theirs: 'OE 2', ours: 'oeNumbers' },
  ])
  const text = [
    'Part number;Brand;Name;List;Net;OE 1;OE 2',
    'TC-1;low;Pad;12.50;11.00;;',
    'TC-2;low;Pad;12.50;12.50;A 1;A 2',
    'TC-3;low;Pad;;11.00;A 1;A 1',
  ].join('\n')
  const { listed } = await readFileOf(admin, { supplierId, text })
  expect(listed.map((row) => [row.state, row.given['price'], ...codesOf(row)])).toEqual([
    ['held', 1250, 'columns-differ'],
    ['ready', 1250],
    ['ready', 1100],
  ])
  expect(
    listed.map(({ given }) => (given['oeNumbers'] as { number: string }[] | undefined)?.map((oe) => oe.number)),
  ).toEqual([undefined, ['A 1', 'A 2'], ['A 1']])
})

it('a row that adds up the others is no part', async () => {
  const head = 'Part number;Brand;Description;Part type;Price'
  const row = (number: string) => `${number};low;3 parts;brake-pads;120,00`
  const { listed } = await staged([
    head,
    row('TOT-1'),
    ...['Total', 'Grand total:', 'Summe', 'TOTALE', 'Total-1'].map(row),
    ';Total;;;120,00',
    ';;Summe:;;120,00',
    ';Total;Quartz 5W-30;engine-oils;120,00',
  ])
  expect(listed.map(({ n, given }) => [n, given['number']])).toEqual([
    [2, 'TOT-1'],
    [7, 'Total-1'],
    [10, undefined],
  ])
})

it('a row of totals that fills most columns of a narrow list is no part', async () => {
  await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'SUM-1', price: 1000 }])
  const { listed } = await staged([
    'Brand;Part number;Price;Stock',
    'low;SUM-1;12,00;6',
    'low;;12,00;6',
    'Total;;12,00;6',
    'Total:;;€ 12,00;6 pcs',
  ])
  expect(listed.map(({ n }) => n)).toEqual([2, 3])
})
