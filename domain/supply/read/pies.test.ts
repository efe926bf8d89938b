import { expect, test } from 'vitest'
import { type MadeItem, piesFile, readPies } from '../../../tests/support/files/made-files.ts'

const ITEM: MadeItem = {
  number: 'BP-100',
  gtin: '04006381333931',
  quantityPerApplication: 2,
  descriptions: { SHO: 'Pad set', EXT: 'Pad set & sensor,\n front' },
  prices: [{ price: '12.50', type: 'RET', sheet: 'S1', effective: '2027-01-01', from: 10 }],
  extended: { CTO: 'DE' },
  attributes: [
    { id: 'Thickness', value: '17.3', uom: 'mm' },
    { id: '123', value: 'Yes', isPadb: true },
  ],
  weight: { value: '1.2', uom: 'KG' },
  interchange: [{ brand: 'BBHK', number: '34 11 6', label: 'Bavar' }],
  assets: [{ name: 'bp100.jpg', uri: 'https://pictures.example/bp100.jpg' }],
  more: '<Kits><KitComponent MaintenanceType="A"><ComponentPartNumber>S-1</ComponentPartNumber><QuantityInKit UOM="EA">2</QuantityInKit></KitComponent></Kits>',
}

const NAMESPACES = ['http://www.autocare.org', 'http://www.aftermarket.org']
test.each(['6.5', '6.7', '7.0', '7.1', '7.2', '8.0'].flatMap((version) => NAMESPACES.map((name) => [version, name])))(
  'an item of PIES %s in %s',
  async (version, namespace) => {
    const { items, header, count, ...file } = await readPies(piesFile([ITEM], { version, namespace }))
    expect([file.version, count, header.SubmissionType]).toEqual([version, 1, 'FULL'])
    expect(items).toEqual([
      {
        n: 1,
        action: 'A',
        number: 'BP-100',
        brand: 'ZZZZ',
        subBrand: null,
        gtin: '04006381333931',
        partType: '1684',
        hazardCode: null,
        effective: null,
        available: null,
        perVehicle: { value: '2', uom: 'EA' },
        packSize: null,
        leastOrder: null,
        hasApplications: true,
        descriptions: [
          { code: 'SHO', language: 'EN', text: 'Pad set', action: 'A' },
          { code: 'EXT', language: 'EN', text: 'Pad set & sensor, front', action: 'A' },
        ],
        prices: [
          {
            type: 'RET',
            action: 'A',
            sheet: 'S1',
            currency: 'USD',
            effective: '2027-01-01',
            expires: null,
            price: '12.50',
            uom: 'PE',
            from: '10',
            fromUom: 'EA',
            multiplier: null,
          },
        ],
        extended: [{ code: 'CTO', language: 'EN', value: 'DE', action: 'A' }],
        attributes: [
          { id: 'Thickness', isPadb: false, uom: 'mm', value: '17.3', record: '1', action: 'A' },
          { id: '123', isPadb: true, uom: null, value: 'Yes', record: '1', action: 'A' },
        ],
        packages: [
          { gtin: null, uom: 'EA', eaches: '1', size: null, weight: { value: '1.2', uom: 'KG' }, hazard: null },
        ],
        kit: [{ number: 'S-1', brand: null, partType: null, quantity: '2', text: null, order: null }],
        interchange: [
          {
            number: '34 11 6',
            brand: 'BBHK',
            label: 'Bavar',
            type: version!.startsWith('6') ? 'OE' : null,
            note: null,
          },
        ],
        assets: [
          {
            name: 'bp100.jpg',
            uri: 'https://pictures.example/bp100.jpg',
            type: 'P04',
            representation: null,
            action: 'A',
          },
        ],
        gone: { packages: [], kit: [], interchange: [] },
      },
    ])
  },
)

test('a prefix before each name', async () => {
  const { items } = await readPies(piesFile([ITEM], { prefix: 'p:' }))
  expect(items[0]).toMatchObject({ number: 'BP-100', prices: [{ price: '12.50' }] })
})

test('price sheets, what they say before the items, and texts of the whole file', async () => {
  const sheets =
    '<PriceSheets><PriceSheet MaintenanceType="A"><PriceSheetNumber>S1</PriceSheetNumber><PriceSheetName>Spring</PriceSheetName><CurrencyCode>CAD</CurrencyCode><EffectiveDate>2027-03-01</EffectiveDate></PriceSheet></PriceSheets><MarketingCopy><MarketCopy><MarketCopyContent>We are good.</MarketCopyContent></MarketCopy></MarketingCopy>'
  const file = await readPies(piesFile([{ number: 'A' }], { sheets }))
  expect(file.sheets).toEqual([
    { number: 'S1', name: 'Spring', currency: 'CAD', effective: '2027-03-01', expires: null },
  ])
  expect(file.items).toHaveLength(1)
})

test('a package: sizes, dangerous goods', async () => {
  const more =
    '<Packages><Package><PackageLevelGTIN>1</PackageLevelGTIN><Dimensions UOM="IN"><ShippingHeight>1</ShippingHeight><ShippingWidth>2.5</ShippingWidth><ShippingLength>3</ShippingLength></Dimensions><HazardousMaterial><UNNAIDCode>UN1950</UNNAIDCode><PackingGroupCode>II</PackingGroupCode></HazardousMaterial></Package></Packages>'
  const { items } = await readPies(piesFile([{ number: 'A', more }]))
  expect(items[0]!.packages[0]).toMatchObject({
    gtin: '1',
    size: { height: '1', width: '2.5', length: '3', uom: 'IN' },
    hazard: { unNumber: 'UN1950', group: 'II' },
  })
})

test('several numbers of one brand, deletions, and a trailer that counts wrongly', async () => {
  const more =
    '<PartInterchangeInfo><PartInterchange BrandID="BBHK"><PartNumber>1</PartNumber><PartNumber InterchangeNotes="left">2</PartNumber></PartInterchange></PartInterchangeInfo>'
  const { items, count } = await readPies(piesFile([{ number: 'A', action: 'D', more }], { version: '8.0', count: 0 }))
  expect(items[0]).toMatchObject({
    action: 'D',
    interchange: [
      { number: '1', brand: 'BBHK' },
      { number: '2', note: 'left' },
    ],
  })
  expect(count).toBe(0)
})

test('an item without anything', async () => {
  const { items } = await readPies(piesFile(['<Item/>']))
  expect(items[0]).toMatchObject({ n: 1, number: '', brand: null, prices: [], packages: [] })
})
