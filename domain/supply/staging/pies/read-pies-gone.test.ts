import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readValues, type ValueName } from '#domain/catalogue'
import type { MadeItem } from '../../../../tests/support/files/made-files.ts'
import { codesOf, openPiesDesk, type PiesDesk } from '../../../../tests/support/files/read-files.ts'
import { idOf } from '../../../../tests/support/files/staged.ts'
import { showImport, startApplying, workOnImports } from '../../index.server.ts'

let desk: PiesDesk
let supplierId: number
beforeAll(async () => {
  desk = await openPiesDesk({ kind: 'expi', theirs: 'CTO', ours: 'attribute = Country of origin' })
  supplierId = await desk.newSupplier()
})
afterAll(() => desk.shop.close())

const read = (item: MadeItem) => desk.read(supplierId, [{ prices: [{ price: '12' }], ...item }])
async function apply(item: MadeItem) {
  const { id, listed } = await read(item)
  expect(listed.map((row) => [row.state, ...codesOf(row)])).toEqual([['ready']])
  await startApplying(desk.admin, id)
  await workOnImports(desk.shop.ctx)
}
async function valuesOf(number: string, ...fields: ValueName[]) {
  const id = (await idOf(desk.shop.ctx, 'low', number))!
  return (await readValues(desk.shop.ctx, [id], fields)).get(id)!
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

it('a package that is taken away takes no weight and no length along that somebody typed by hand', async () => {
  await apply({ ...ITEM, number: 'PG-4' })
  const id = (await idOf(desk.shop.ctx, 'low', 'PG-4'))!
  await sql`update part set weight_g = 1250, length_mm = 300 where id = ${id}`.execute(desk.shop.ctx.db)
  const { listed } = await read({ number: 'PG-4', more: PACKAGE })
  expect(listed.map((row) => [row.state, row.given['weightGrams']])).toEqual([['same', undefined]])
  const said = PACKAGE.replace('</Package>', '<Weights UOM="KG"><Weight>1.25</Weight></Weights></Package>')
  await apply({ number: 'PG-4', more: said })
  expect(await valuesOf('PG-4', 'weightGrams', 'lengthMm')).toEqual({ weightGrams: null, lengthMm: 300 })
})

const expi = (code: string, value = '', action = 'D') =>
  `<ExtendedProductInformation MaintenanceType="${action}" EXPICode="${code}">${value}</ExtendedProductInformation>`
const extended = (...codes: string[]) => `<ExtendedInformation>${codes.join('')}</ExtendedInformation>`

it('codes that an item takes away are gone, as far as a file of its supplier has said them', async () => {
  await apply({ number: 'PG-5', extended: { CTO: 'DE', WT1: '24', REM: 'Y' } })
  const fields = ['attributes', 'warrantyMonths', 'condition'] as const
  expect(await valuesOf('PG-5', ...fields)).toEqual({
    attributes: [['Country of origin', 'DE', null]],
    warrantyMonths: 24,
    condition: 'remanufactured',
  })
  await apply({ number: 'PG-5', more: extended(expi('CTO', 'DE'), expi('WT1'), expi('REM', 'Y')) })
  expect(await valuesOf('PG-5', ...fields)).toEqual({ attributes: [], warrantyMonths: null, condition: 'new' })

  const id = (await idOf(desk.shop.ctx, 'low', 'PG-5'))!
  await sql`update part set warranty_months = 36, condition = 'used' where id = ${id}`.execute(desk.shop.ctx.db)
  const { listed } = await read({ number: 'PG-5', more: extended(expi('WT1'), expi('REM', 'Y')) })
  expect(listed).toMatchObject([{ state: 'same' }])
})

it('a code that is taken away and said anew says what is new, and one of discontinuing has the part sold again', async () => {
  await apply({ number: 'PG-6', extended: { WT1: '24', LIS: '8' } })
  expect(await valuesOf('PG-6', 'status')).toEqual({ status: 'retired' })
  await apply({ number: 'PG-6', more: extended(expi('WT1', '24'), expi('WT1', '12', 'A'), expi('LIS', '8')) })
  expect(await valuesOf('PG-6', 'status', 'warrantyMonths')).toEqual({ status: 'sold', warrantyMonths: 12 })
  await sql`update part set status = 'hidden' where number = 'PG-6'`.execute(desk.shop.ctx.db)
  expect((await read({ number: 'PG-6', more: extended(expi('LIS', '8')) })).listed).toMatchObject([{ state: 'same' }])
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
  const warnings = (await showImport(desk.admin, id)).warnings.map(({ text }) => JSON.stringify(text))
  expect(warnings.join()).toContain('more than 40 interchange numbers')
})
