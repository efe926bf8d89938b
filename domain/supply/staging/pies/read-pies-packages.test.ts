import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { MadeItem } from '../../../../tests/support/files/made-files.ts'
import { codesOf, openPiesDesk, type PiesDesk } from '../../../../tests/support/files/read-files.ts'
import { putMappings } from '../../index.server.ts'

let desk: PiesDesk
let supplierId: number
beforeAll(async () => {
  desk = await openPiesDesk()
})
beforeEach(async () => {
  supplierId = await desk.newSupplier()
})
afterAll(() => desk.shop.close())

const pies = (items: Partial<MadeItem>[]) =>
  desk.read(
    supplierId,
    items.map((item, n) => ({ number: `PP-${n}`, prices: [{ price: '12.00' }], ...item })),
  )
const pack = (uom: string, eaches: number | null, weight: string, action = 'A') =>
  `<Package MaintenanceType="${action}"><PackageUOM>${uom}</PackageUOM>${eaches === null ? '' : `<QuantityofEaches>${eaches}</QuantityofEaches>`}<Dimensions UOM="CM"><ShippingHeight>1</ShippingHeight><ShippingWidth>2</ShippingWidth><ShippingLength>3</ShippingLength></Dimensions><Weights UOM="KG"><Weight>${weight}</Weight></Weights></Package>`
const packs = (...all: string[]) => `<Packages>${all.join('')}</Packages>`

it('a part weighs what one of it weighs, never what its carton does', async () => {
  const { listed, header } = await pies([
    { more: packs(pack('CA', 10, '12'), pack('EA', 1, '1.1')) },
    { more: packs(pack('CA', 10, '12')) },
    { more: packs(pack('PL', null, '300'), pack('EA', null, '1.2')) },
    { more: packs(pack('EA', 1, '9', 'D'), pack('EA', 1, '1.3')) },
  ])
  expect(listed.map(({ given }) => [given['weightGrams'], given['lengthMm']])).toEqual([
    [1100, 30],
    [undefined, undefined],
    [1200, 30],
    [1300, 30],
  ])
  expect(header.leftOut).toEqual([{ what: 'packages of several', count: 1 }])
})

it('an item that is a set of four weighs and costs what the set does', async () => {
  const more = `<ItemQuantitySize UOM="EA">4</ItemQuantitySize>${packs(pack('EA', 1, '1'), pack('CA', 4, '4'))}`
  const { listed } = await pies([{ prices: [{ price: '12.00', uom: 'CA' }], more }])
  expect(listed[0]!.given).toMatchObject({ packSize: 4, weightGrams: 4000, price: 1200 })
})

it('a price for a package becomes that of one; one to be multiplied waits', async () => {
  const multiplied =
    '<Prices><Pricing PriceType="RET"><CurrencyCode>USD</CurrencyCode><Price UOM="PE">100.00</Price><PriceMultiplier>0.55</PriceMultiplier></Pricing></Prices>'
  const { listed } = await pies([
    { prices: [{ price: '120.00', uom: 'CA' }], more: packs(pack('CA', 10, '12')) },
    { prices: [{ price: '120.00', uom: 'ST' }] },
    { prices: [{ price: '120.00', uom: 'CA' }] },
    { prices: [{ price: '120.00', uom: 'CA' }], more: packs(pack('CA', null, '12')) },
    { prices: [{ price: '120.00', uom: 'CA' }], more: packs(pack('EA', 1, '1')) },
    { prices: [{ price: '120.00', uom: 'SE' }] },
    { prices: [], more: multiplied },
    { prices: [], more: multiplied.replace('0.55', '1') },
  ])
  expect(listed.map((row) => [row.given['price'], ...codesOf(row)])).toEqual([
    [1200],
    [12_000],
    [undefined, 'pieces-unknown'],
    [undefined, 'pieces-unknown'],
    [undefined, 'pieces-unknown'],
    [12_000],
    [undefined, 'price-multiplied'],
    [10_000],
  ])
})

it('a price for a dozen or a pair waits until something says whether the item is one piece or all of them', async () => {
  const size = (count: number) => `<ItemQuantitySize UOM="EA">${count}</ItemQuantitySize>`
  const priced = (uom: string, more = '') => ({ prices: [{ price: '120.00', uom }], more })
  const { listed } = await pies([
    priced('DZ'),
    priced('DZ', packs(pack('EA', 1, '1'))),
    priced('dz', size(12)),
    priced('C', size(100)),
    priced('PR'),
    priced('PR', size(2)),
    priced('PR', size(1).replace('EA', 'PR')),
    priced('PR', size(1)),
    priced('PR', packs(pack('PR', 2, '1'))),
    priced('GR'),
  ])
  expect(listed.map((row) => [row.given['price'], ...codesOf(row)])).toEqual([
    [undefined, 'pieces-unknown'],
    [1000],
    [12_000],
    [12_000],
    [undefined, 'pieces-unknown'],
    [12_000],
    [12_000],
    [6000],
    [6000],
    [undefined, 'pieces-unknown'],
  ])
})

it('of prices in several currencies those of the shop count', async () => {
  const price = '12.00'
  const { listed } = await pies([
    { prices: [{ price }, { price: '16.00', currency: 'CAD', effective: '2020-01-01' }] },
    { prices: [{ price: '16.00', currency: 'CAD' }] },
  ])
  expect(listed.map((row) => [row.given['price'], ...codesOf(row)])).toEqual([[1200], [undefined, 'other-currency']])
})

it('the days of prices are read as tools write them, and one that nobody can tell waits', async () => {
  const price = '12.00'
  const later = (effective: string) => ({ prices: [{ price }, { price: '13.00', effective }] })
  const { listed } = await pies([
    later('2999-01-01T00:00:00'),
    later('2999-01-01Z'),
    later('2999-01-01-05:00'),
    later('12/31/2999'),
    later('2999-02-30'),
    { prices: [{ price, expires: '12/31/2999' }] },
    { prices: [{ price: '11.00' }, { price, expires: '12/31/2020' }] },
    { prices: [{ price, expires: '05/06/2999' }] },
  ])
  const toCome = (startsAt: string) => [{ startsAt: `${startsAt}T00:00:00.000Z`, price: 1300 }]
  expect(listed.map((row) => [row.given['price'], row.given['pricesToCome'], ...codesOf(row)])).toEqual([
    [1200, toCome('2999-01-01')],
    [1200, toCome('2999-01-01')],
    [1200, toCome('2999-01-01')],
    [1200, toCome('2999-12-31')],
    [1200, undefined, 'date-unknown'],
    [1200, undefined],
    [1100, undefined],
    [undefined, undefined, 'date-unknown'],
  ])
})

it('of several prices that begin on one day the last counts, as of those of today', async () => {
  const prices = ['12.00', '13.00', '14.00'].map((price, n) =>
    n === 0 ? { price } : { price, effective: '2999-01-01' },
  )
  const { listed } = await pies([{ prices }])
  expect(listed[0]!.given['pricesToCome']).toEqual([{ startsAt: '2999-01-01T00:00:00.000Z', price: 1400 }])
})

it('a name that is too long never ends with half of a character', async () => {
  const { state, listed } = await pies([{ descriptions: { DES: `${'x'.repeat(199)}\u{1F600} and more` } }])
  expect([state, listed[0]?.given['name']]).toEqual(['staged', `${'x'.repeat(199)}\uFFFD`])
})

it('prices by quantity and prices to come that an item takes away are gone', async () => {
  const pricing = (inside: string, action: string) =>
    `<Pricing MaintenanceType="${action}" PriceType="RET"><CurrencyCode>USD</CurrencyCode>${inside}</Pricing>`
  const from = (quantity: number, price: string) =>
    `<Price UOM="PE">${price}</Price><PriceBreak UOM="EA">${quantity}</PriceBreak>`
  const later = '<EffectiveDate>2999-01-01</EffectiveDate><Price UOM="PE">15.00</Price>'
  const now = '<Price UOM="PE">12.00</Price>'
  const prices = (...all: string[]) => ({ prices: [], more: `<Prices>${all.join('')}</Prices>` })
  const { listed } = await pies([
    prices(pricing(now, 'A'), pricing(from(10, '9.00'), 'D'), pricing(later, 'D')),
    prices(pricing(now, 'A'), pricing(from(10, '9.00'), 'D'), pricing(from(20, '8.00'), 'A')),
    prices(pricing(from(10, '9.00'), 'D')),
    prices(pricing(now, 'A'), pricing(now, 'D')),
  ])
  expect(listed.map(({ given }) => [given['price'], given['priceBreaks'], given['pricesToCome']])).toEqual([
    [1200, [], []],
    [1200, [{ from: 20, price: 800 }], undefined],
    [undefined, [], undefined],
    [1200, undefined, undefined],
  ])
})

it('a GTIN of zeros is none', async () => {
  const { listed } = await pies([{ gtin: '00000000000000' }, { gtin: '00036000291452' }])
  expect(listed.map((row) => [row.given['gtin'], ...codesOf(row)])).toEqual([[undefined], ['036000291452']])
})

it('a number without a letter or digit is none', async () => {
  const { listed } = await pies([
    { interchange: [{ label: 'BMW', number: '---' }] },
    {
      interchange: [
        { label: 'BMW', number: '.' },
        { label: 'BMW', number: '34 11' },
      ],
    },
    { number: '--' },
  ])
  expect(listed.map((row) => [row.state, row.given['oeNumbers'], ...codesOf(row)])).toEqual([
    ['ready', undefined],
    ['ready', [{ maker: 'BMW', number: '34 11' }]],
    ['refused', undefined, 'number-missing'],
  ])
})

it('what an item takes away is not read as what it has', async () => {
  const more = `<Descriptions><Description MaintenanceType="D" DescriptionCode="DES">Old name</Description><Description MaintenanceType="A" DescriptionCode="DES">New name</Description></Descriptions>
    <ProductAttributes><ProductAttribute MaintenanceType="D" AttributeID="Colour">red</ProductAttribute><ProductAttribute MaintenanceType="A" AttributeID="Colour">blue</ProductAttribute></ProductAttributes>
    <PartInterchangeInfo><PartInterchange MaintenanceType="D" BrandAAIAID="BBHK"><PartNumber>1</PartNumber></PartInterchange><PartInterchange MaintenanceType="A" BrandAAIAID="BBHK"><PartNumber>2</PartNumber></PartInterchange></PartInterchangeInfo>`
  const { listed } = await pies([{ descriptions: {}, more }])
  expect(listed[0]!.given).toMatchObject({
    name: 'New name',
    attributes: [['Colour', 'blue', null]],
    oeNumbers: [{ number: '2' }],
  })
})

const component = (number: string, quantity: number, more = '') =>
  `<KitComponent MaintenanceType="A"><ComponentPartNumber>${number}</ComponentPartNumber><ComponentBrandAAIAID>ZZZZ</ComponentBrandAAIAID>${more}<QuantityInKit UOM="EA">${quantity}</QuantityInKit></KitComponent>`

it('what is in a kit stands with the part, in its order', async () => {
  const kit = (...components: string[]) => `<Kits>${components.join('')}</Kits>`
  const items = [
    {
      more: kit(
        component('S-1', 1, '<SequenceCode>2</SequenceCode>'),
        component('BP-100', 2, '<Description>Pad set</Description><SequenceCode>1</SequenceCode>'),
        component('OLD', 1).replace('"A"', '"D"'),
      ),
    },
    { more: kit(...Array.from({ length: 60 }, (_, n) => component(`LONG-NUMBER-${n}`, 1))) },
  ]
  const { listed } = await pies(items)
  expect(listed[0]!.given['attributes']).toEqual([['Contains', '2 × BP-100 Pad set, 1 × S-1', null]])
  const [, long] = (listed[1]!.given['attributes'] as [[string, string]])[0]
  expect(long).toMatch(/^1 × LONG-NUMBER-0, .* and \d+ more$/)
  expect(long.length).toBeLessThanOrEqual(200)
  await putMappings(desk.admin, String(supplierId), [{ kind: 'attribute', theirs: 'KitComponent', ours: 'ignore' }])
  expect((await pies(items)).listed[0]!.given).not.toHaveProperty('attributes')
})
