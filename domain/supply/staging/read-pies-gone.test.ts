import { afterAll, beforeAll, expect, it } from 'vitest'
import { readValues, type ValueName } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { type MadeItem, piesFile } from '../../../tests/support/made-files.ts'
import { writeLevels } from '../../../tests/support/parts-of-types.ts'
import { adminCtx } from '../../../tests/support/people.ts'
import { codesOf, newSupplierId, readFileOf } from '../../../tests/support/read-files.ts'
import { openShop, type TestShop } from '../../../tests/support/shop.ts'
import { idOf } from '../../../tests/support/staged.ts'
import { putMappings, showImport, startApplying, workOnImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  await writeLevels(shop.ctx)
  admin = await adminCtx(shop)
  supplierId = await newSupplierId(admin)
  await putMappings(admin, String(supplierId), [
    { kind: 'brand', theirs: 'ZZZZ', ours: 'low' },
    { kind: 'part-type', theirs: '1684', ours: 'brake-pads' },
  ])
})
afterAll(() => shop.close())

const read = (item: MadeItem) =>
  readFileOf(
    admin,
    { supplierId, text: piesFile([{ prices: [{ price: '12' }], ...item }]), fileName: 'items.xml' },
    shop.ctx,
  )
async function apply(item: MadeItem) {
  const { id, listed } = await read(item)
  expect(listed.map((row) => [row.state, ...codesOf(row)])).toEqual([['ready']])
  await startApplying(admin, id)
  await workOnImports(shop.ctx)
}
async function valuesOf(number: string, ...fields: ValueName[]) {
  const id = (await idOf(shop.ctx, 'low', number))!
  return (await readValues(shop.ctx, [id], fields)).get(id)!
}
const at = (name: string) => `https://pictures.example/${name}`
const ITEM: MadeItem = {
  number: 'PG-1',
  attributes: [
    { id: 'Width', value: '10', uom: 'mm' },
    { id: 'Colour', value: 'black' },
  ],
  weight: { value: '1.2', uom: 'KG' },
  interchange: [
    { label: 'Bavar', number: '34 11 6' },
    { label: 'Bavar', number: '34 11 7' },
  ],
  assets: [
    { name: 'a.jpg', uri: at('a.jpg') },
    { name: 'b.jpg', uri: at('b.jpg'), type: 'P01' },
    { name: 'fit.pdf', uri: at('fit.pdf'), type: 'INS' },
  ],
}
const PACKAGE =
  '<Packages><Package MaintenanceType="D"><PackageUOM>EA</PackageUOM><QuantityofEaches>1</QuantityofEaches></Package></Packages>'
const GONE = `<ProductAttributes><ProductAttribute MaintenanceType="D" AttributeID="Colour" PADBAttribute="N">black</ProductAttribute></ProductAttributes>
  ${PACKAGE}
  <PartInterchangeInfo><PartInterchange MaintenanceType="D" BrandLabel="Bavar"><PartNumber>34-11-6</PartNumber></PartInterchange></PartInterchangeInfo>
  <DigitalAssets><DigitalFileInformation MaintenanceType="D"><FileName>a.jpg</FileName><AssetType>P04</AssetType></DigitalFileInformation>
  <DigitalFileInformation MaintenanceType="D"><FileName>fit.pdf</FileName><URI>${at('fit.pdf')}</URI></DigitalFileInformation></DigitalAssets>`
const FIELDS = ['attributes', 'weightGrams', 'oeNumbers', 'img', 'pictures', 'documents'] as const

it('what an item takes away of its numbers, attributes, files and packages is gone, and the rest stays', async () => {
  await apply(ITEM)
  await apply({ number: 'PG-1', more: GONE })
  expect(await valuesOf('PG-1', ...FIELDS)).toEqual({
    attributes: [['Width', '10', 'mm']],
    weightGrams: null,
    oeNumbers: [{ maker: 'Bavar', number: '34 11 7' }],
    img: at('b.jpg'),
    pictures: [],
    documents: [],
  })
  expect((await read({ number: 'PG-1', more: GONE })).listed).toMatchObject([{ state: 'same' }])
})

it('an item that takes a package away and has another one keeps its weight, and says what it has', async () => {
  await apply({ ...ITEM, number: 'PG-2' })
  await apply({
    number: 'PG-2',
    weight: { value: '1.3', uom: 'KG' },
    more: PACKAGE,
    attributes: [{ id: 'Width', value: '11', uom: 'mm' }],
  })
  expect(await valuesOf('PG-2', 'weightGrams', 'attributes')).toEqual({
    weightGrams: 1300,
    attributes: [['Width', '11', 'mm']],
  })
})

it('what is longer than the shop takes waits, and of too many entries the first are read, which is told', async () => {
  const long = 'x'.repeat(61)
  const waiting = [
    { attributes: [{ id: long, value: '1' }] },
    { attributes: [{ id: 'Use', value: 'x'.repeat(201) }] },
    { interchange: [{ label: 'Bavar', number: long }] },
    { assets: [{ name: 'a.jpg', uri: at('x'.repeat(1000)) }] },
  ]
  for (const more of waiting) {
    const { listed } = await read({ number: 'PG-3', ...more })
    expect([listed[0]!.state, ...codesOf(listed[0]!)]).toEqual(['held', 'too-long'])
  }
  const numbers = Array.from({ length: 45 }, (_, n) => ({ label: 'Bavar', number: `N-${n}` }))
  const { id, listed } = await read({ number: 'PG-3', interchange: numbers })
  expect([listed[0]!.state, (listed[0]!.given['oeNumbers'] as unknown[]).length]).toEqual(['ready', 40])
  const warnings = (await showImport(admin, id)).warnings.map(({ text }) => JSON.stringify(text))
  expect(warnings.join()).toContain('more than 40 interchange numbers')
})
