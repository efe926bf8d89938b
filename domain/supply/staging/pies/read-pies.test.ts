import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type MadeItem, piesFile } from '../../../../tests/support/files/made-files.ts'
import { addParts } from '../../../../tests/support/catalogue/parts-of-types.ts'
import {
  codesOf,
  readFileOf,
  stagedOf,
  openPiesDesk,
  type PiesDesk,
} from '../../../../tests/support/files/read-files.ts'
import { putMappings, remapImports, showImport, workOnImports } from '../../index.server.ts'

let desk: PiesDesk
let supplierId: number
beforeAll(async () => {
  desk = await openPiesDesk({ kind: 'attribute', theirs: '77', ours: 'Diameter' })
})
beforeEach(async () => {
  supplierId = await desk.newSupplier()
})
afterAll(() => desk.shop.close())

const pies = (items: MadeItem[]) => desk.read(supplierId, items)
const item = (more: Partial<MadeItem> = {}): MadeItem => ({
  number: 'PI-1',
  brand: 'ZZZZ',
  partType: 1684,
  descriptions: { SHO: 'Pad', DES: 'Brake pad set, front' },
  prices: [{ type: 'RET', price: '12.5000' }],
  ...more,
})

it('items of a PIES file become parts', async () => {
  const { kind, listed } = await pies([
    item({
      gtin: '00036000291452',
      prices: [
        { type: 'JBR', price: '8.00' },
        { type: 'RET', price: '12.50', effective: '2020-01-01' },
        { type: 'RET', price: '10.00', from: 20 },
        { type: 'RET', price: '13.00', effective: '2999-01-01' },
      ],
      weight: { value: '2.5', uom: 'PG' },
      attributes: [
        { id: '77', value: '302', uom: 'mm', isPadb: true },
        { id: 'Colour', value: 'red' },
      ],
      interchange: [{ brand: 'BBBB', label: 'BMW', number: '34 11' }],
      assets: [
        { name: 'b.jpg', uri: 'https://files.example/b.jpg', type: 'P01' },
        { name: 'a.jpg', uri: 'https://files.example/a.jpg', type: 'P04' },
      ],
    }),
  ])
  expect(kind).toBe('pies')
  expect(listed[0]).toMatchObject({
    state: 'ready',
    given: {
      brand: 'low',
      number: 'PI-1',
      name: 'Brake pad set, front',
      category: 'brake-pads',
      price: 1250,
      gtin: '036000291452',
      weightGrams: 1134,
      attributes: [
        ['Diameter', '302', 'mm'],
        ['Colour', 'red', null],
      ],
      oeNumbers: [{ maker: 'BMW', number: '34 11' }],
      img: 'https://files.example/a.jpg',
      pictures: ['https://files.example/b.jpg'],
      pricesToCome: [{ startsAt: '2999-01-01T00:00:00.000Z', price: 1300 }],
    },
  })
})

const ofOne = (inside: string) => `<Packages><Package><PackageUOM>EA</PackageUOM>${inside}</Package></Packages>`

it('items that cannot be taken as they are wait with their reasons', async () => {
  const [id] = await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'PI-9' }])
  const { listed } = await pies([
    item({ number: 'A', brand: 'YYYY' }),
    item({ number: 'B', partType: 9 }),
    item({ number: 'C', prices: [{ price: '12.345' }] }),
    item({ number: 'D', prices: [{ price: '12', currency: 'EUR' }] }),
    item({ number: 'E', attributes: [{ id: '78', value: '1', isPadb: true }] }),
    item({ number: 'F', gtin: '00036000291453' }),
    item({ number: 'G', assets: [{ name: 'a.jpg', uri: 'http://files.example/a.jpg', type: 'P04' }] }),
    item({ number: 'PI-9', action: 'D' }),
    item({ number: 'PI-10', action: 'D' }),
    item({ number: 'H', prices: [{ price: '1000000' }] }),
    item({ number: 'I', more: ofOne('<Weights UOM="PG"><Weight>99999999</Weight></Weights>') }),
    item({ number: 'J', more: ofOne('<Dimensions UOM="IN"><ShippingLength>9999</ShippingLength></Dimensions>') }),
    item({ number: 'K'.repeat(61) }),
  ])
  expect(listed.map((row) => [row.state, row.action, ...codesOf(row)])).toEqual([
    ['held', 'write', 'brand-unmapped'],
    ['held', 'write', 'type-unmapped'],
    ['held', 'write', 'price-too-fine'],
    ['held', 'write', 'other-currency'],
    ['held', 'write', 'attribute-unmapped'],
    ['held', 'write', 'gtin-wrong'],
    ['held', 'write', 'picture-address'],
    ['ready', 'retire'],
    ['refused', 'retire', 'no-such-part'],
    ['held', 'write', 'too-high'],
    ['held', 'write', 'too-high'],
    ['held', 'write', 'too-high'],
    ['held', 'write', 'too-long'],
  ])
  expect(listed[7]!.partId).toBe(id)
  expect([3, 10].map((n) => listed[n]!.reasons![0]!.params)).toEqual([
    ['12 EUR', 'USD'],
    ['99999999 PG', '10000000 g'],
  ])
})

it('codes, core deposit, prices by quantity and dangerous goods are read where the shop has a field', async () => {
  const hazardous = (inside: string) =>
    `<Packages><Package><HazardousMaterial>${inside}</HazardousMaterial></Package></Packages>`
  const { listed } = await pies([
    item({
      extended: { LIS: '8', REM: 'R', WT1: '2', WT2: 'YR' },
      prices: [
        { type: 'RET', price: '12.50' },
        { type: 'RET', price: '11.00', from: 10 },
        { type: 'RET', price: '10.00', from: 50 },
        { type: 'RET', price: '9.00', from: 10, expires: '2020-01-01' },
        { type: 'COR', price: '4.00' },
      ],
      more: hazardous('<UNNAIDCode>UN 1950</UNNAIDCode>'),
    }),
    item({
      number: 'PI-2',
      extended: { LIS: '2', REM: 'N', WT1: '18 months' },
      more: hazardous('<ShippingName>liquid</ShippingName>'),
    }),
    item({ number: 'PI-3', more: hazardous('<UNNAIDCode>3077</UNNAIDCode>') }),
    item({ number: 'PI-4', prices: [{ price: '9.00' }, { type: 'COR', price: '0.00' }] }),
  ])
  expect(listed[0]!.given).toMatchObject({
    status: 'retired',
    condition: 'remanufactured',
    warrantyMonths: 24,
    price: 1250,
    priceBreaks: [
      { from: 10, price: 1100 },
      { from: 50, price: 1000 },
    ],
    coreDeposit: 400,
    hazard: 'aerosol',
  })
  expect(listed[1]!.given).toMatchObject({ condition: 'new', warrantyMonths: 18, hazard: 'liquid' })
  expect(listed[1]!.given).not.toHaveProperty('status')
  expect(listed.map((row) => codesOf(row))).toEqual([[], [], ['hazard-unmapped'], []])
  expect(listed[3]!.given).toMatchObject({ coreDeposit: null })
})

it('codes and dangerous goods mean what the supplier’s mapping says', async () => {
  await putMappings(desk.admin, String(supplierId), [
    { kind: 'expi', theirs: 'CTO', ours: 'attribute = Country of origin' },
    { kind: 'expi', theirs: 'LIS 1', ours: 'status = hidden' },
    { kind: 'expi', theirs: 'WS1', ours: 'warranty_months' },
    { kind: 'expi', theirs: 'HTS', ours: 'ignore' },
  ])
  const { id, listed, header } = await pies([
    item({
      extended: { CTO: 'DE', LIS: '1', WS1: '36', HTS: '8708' },
      more: '<HazardousMaterialCode>Y</HazardousMaterialCode>',
    }),
  ])
  expect(listed[0]!.given).toMatchObject({
    status: 'hidden',
    warrantyMonths: 36,
    attributes: [['Country of origin', 'DE', null]],
  })
  expect(header.leftOut).toEqual([])
  expect(codesOf(listed[0]!)).toEqual(['hazard-unmapped'])
  await putMappings(desk.admin, String(supplierId), [{ kind: 'hazard', theirs: 'Y', ours: 'wet-battery' }])
  await remapImports(desk.shop.ctx, { supplierId })
  await workOnImports(desk.shop.ctx)
  expect((await stagedOf(desk.shop.ctx, id)).listed[0]).toMatchObject({
    state: 'ready',
    given: { hazard: 'wet-battery' },
  })
  const wrong = putMappings(desk.admin, String(supplierId), [{ kind: 'expi', theirs: 'CTO', ours: 'country' }])
  await expect(wrong).rejects.toMatchObject({ fields: { 'mappings.0.ours': expect.anything() } })
})

it('what the shop has no place for is counted and told', async () => {
  const more =
    '<DigitalAssets><DigitalFileInformation><FileName>a.jpg</FileName><AssetType>P04</AssetType></DigitalFileInformation></DigitalAssets>'
  const { id } = await pies([
    item({ more, extended: { CTO: 'DE', WT1: 'for life' }, prices: [{ price: '12' }, { price: '8', type: 'JBR' }] }),
    item({ number: 'PI-2', more, descriptions: { DES: 'Pad', MKT: 'The best pads' } }),
  ])
  const { warnings, header } = await showImport(desk.admin, id)
  expect(warnings.map(({ code }) => code)).toEqual(['left-out'])
  expect(header!.leftOut).toEqual(
    expect.arrayContaining([
      { what: 'files without an address', count: 2 },
      { what: 'EXPI CTO', count: 1 },
      { what: 'EXPI WT1 “for life”', count: 1 },
      { what: 'JBR prices', count: 1 },
      { what: 'MKT texts', count: 1 },
    ]),
  )
})

it('prices have the currency and the day of their sheet, else of the file, also when they are read again', async () => {
  const sheets =
    '<PriceSheets><PriceSheet><PriceSheetNumber>S1</PriceSheetNumber><EffectiveDate>2998-01-01</EffectiveDate></PriceSheet></PriceSheets>'
  const text = piesFile(
    [
      item({
        brand: 'YYYY',
        prices: [{ price: '12', effective: '2020-01-01' }, { price: '13', sheet: 'S1' }, { price: '14' }],
      }),
    ],
    { sheets, header: { BlanketEffectiveDate: '2999-01-01' } },
  )
  const { id, listed } = await readFileOf(desk.admin, { supplierId, text, fileName: 'items.xml' }, desk.shop.ctx)
  const given = {
    price: 1200,
    pricesToCome: [
      { startsAt: '2998-01-01T00:00:00.000Z', price: 1300 },
      { startsAt: '2999-01-01T00:00:00.000Z', price: 1400 },
    ],
  }
  expect([codesOf(listed[0]!), listed[0]!.given]).toEqual([['brand-unmapped'], expect.objectContaining(given)])
  await putMappings(desk.admin, String(supplierId), [{ kind: 'brand', theirs: 'YYYY', ours: 'low' }])
  await remapImports(desk.shop.ctx, { supplierId })
  await workOnImports(desk.shop.ctx)
  expect((await stagedOf(desk.shop.ctx, id)).listed[0]).toMatchObject({ state: 'ready', given })
})

it('every code of extended information is read or told', async () => {
  const codes = 'CTO HTS LIS NPC NPD WT1 WT2 WD1 WD2 WS1 WS2 REM EMS MSD TAX PTS PTN'.split(' ')
  const meaning: Record<string, string> = { LIS: '9', REM: 'Y', WT1: '1', WT2: 'YR' }
  const extended = Object.fromEntries(codes.map((code) => [code, meaning[code] ?? 'x']))
  const { listed, header } = await pies([item({ extended })])
  expect(listed[0]!.given).toMatchObject({ status: 'retired', condition: 'remanufactured', warrantyMonths: 12 })
  expect(header.leftOut!.map(({ what }) => what).toSorted()).toEqual(
    codes
      .filter((code) => !(code in meaning))
      .map((code) => `EXPI ${code}`)
      .toSorted(),
  )
})

it('prices of a PIES file for a hundred pieces become those of one', async () => {
  const { header, listed } = await pies([
    item({ number: 'PU-1', prices: [{ price: '120.00', uom: 'HC' }] }),
    item({ number: 'PU-2', prices: [{ price: '12.50', uom: 'C' }] }),
    item({ number: 'PU-3', prices: [{ price: '12.50', uom: 'EA' }] }),
  ])
  expect(listed.map((row) => [row.given['price'], ...codesOf(row)])).toEqual([
    [120],
    [undefined, 'price-indivisible'],
    [1250],
  ])
  expect(header.divided).toBe(2)
})
