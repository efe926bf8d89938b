import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { acesFile } from '../../../tests/support/files/made-files.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { codesOf, newSupplierId, readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { writeZephirs } from '../../../tests/support/catalogue/zephirs.ts'
import { changeImport, correctRow, putMappings, showImport, workOnImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop())
  await writeZephirs(shop.ctx)
})
beforeEach(async () => {
  await shop.heard()
  supplierId = await newSupplierId(admin)
})
afterAll(() => shop.close())

async function readAgain(id: string) {
  await changeImport(admin, id, {})
  await workOnImports(shop.ctx)
  return stagedOf(admin, id)
}
const warned = async (id: string) => (await showImport(admin, id)).warnings.map(({ code }) => code)

it('a file that is read again keeps the corrections of its rows, the last of each', async () => {
  const lines = [
    'SKU,Brand,Name,Price',
    'CA-1,low,Pad,soon',
    'CA-2,low,Pad,later',
    'CA-3,low,Pad,10',
    'CA-4,low,Pad,10',
  ]
  const { id } = await readFileOf(admin, { supplierId, text: lines.join('\n') })
  await correctRow(admin, id, 2, { Price: 'sooner' })
  await correctRow(admin, id, 2, { Price: '12' })
  await correctRow(admin, id, 3, { Name: 'Pad set' })
  const { listed } = await readAgain(id)
  expect(listed.map((row) => [row.state, row.given['price'], row.given['name'], ...codesOf(row)])).toEqual([
    ['ready', 1200, 'Pad'],
    ['held', undefined, 'Pad set', 'not-a-number'],
    ['ready', 1000, 'Pad'],
    ['ready', 1000, 'Pad'],
  ])
  expect(await warned(id)).toEqual([])
  expect((await readAgain(id)).listed[0]).toMatchObject({ state: 'ready', given: { price: 1200 } })
})

it('a corrected row that is no longer the same, or waits no more, is counted', async () => {
  const lines = ['Hersteller;Art.-Nr.;Bezeichnung;Preis', 'Acme;CB-1;Pad;10', 'low;CB-2;Pad;soon']
  const { id } = await readFileOf(admin, { supplierId, text: lines.join('\n') })
  await correctRow(admin, id, 2, { Hersteller: 'low' })
  await correctRow(admin, id, 3, { Preis: '11' })
  await putMappings(admin, String(supplierId), [{ kind: 'brand', theirs: 'Acme', ours: 'low' }])
  const { listed } = await readAgain(id)
  expect(listed.map((row) => [row.state, row.given['price']])).toEqual([
    ['ready', 1000],
    ['ready', 1100],
  ])
  expect(await warned(id)).toEqual(['corrections-lost'])
})

it('records of an ACES file keep theirs too', async () => {
  await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'CC-1' }])
  await putMappings(admin, String(supplierId), [{ kind: 'brand', theirs: 'ZZZZ', ours: 'low' }])
  const text = acesFile([{ number: 'CC-1', vehicle: { baseVehicle: 999 } }])
  const { id } = await readFileOf(admin, { supplierId, text, fileName: 'fits.xml' }, shop.ctx)
  await correctRow(admin, id, 1, { make: 'Volkswagen', model: 'Zephir', year_from: '2010', year_to: '2011' })
  const { fits } = await readAgain(id)
  expect(fits).toMatchObject([{ state: 'ready', model: 'Volkswagen Zephir', from: 2010, to: 2011 }])
})

it('a row that is corrected into the part of another row waits: the first of the file counts', async () => {
  const lines = ['SKU,Brand,Name,Price', 'CD-1,low,Pad,10', 'CD-1,low,Pad,11', 'CD-2,low,Pad,soon', 'CD-3,low,Pad,soon']
  const { id } = await readFileOf(admin, { supplierId, text: lines.join('\n') })
  await correctRow(admin, id, 4, { SKU: 'CD-1', Price: '12' })
  await correctRow(admin, id, 5, { SKU: 'CD-1', Price: '10' })
  const said = ({ listed }: Awaited<ReturnType<typeof stagedOf>>) => listed.map((row) => [row.state, ...codesOf(row)])
  const expected = [['ready'], ['held', 'twice-in-file'], ['held', 'twice-in-file'], ['same']]
  expect(said(await stagedOf(admin, id))).toEqual(expected)
  expect(said(await readAgain(id))).toEqual(expected)
})
