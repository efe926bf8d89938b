import { expect, it } from 'vitest'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { codesOf, readFileOf, stagedOf } from '../../../tests/support/files/read-files.ts'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { changeImport, correctRow, listRowsBesideShop, workOnImports } from '../index.server.ts'

const desk = heldDesk()
const cellsOf = async (id: string, n: number) => {
  const { items } = await listRowsBesideShop(desk.admin, id, { cursor: String(n - 1), limit: 1 })
  return items[0]!.cells
}
const ofTwoBrands = async (number: string) => {
  const parts = ['low', 'middle'].map((brand) => ({ type: 'brake-pads', brand, number, price: 1000 }))
  return addParts(desk.shop.ctx, parts)
}

it('a row whose number is that of several parts can name its brand, also where the file has no column for it', async () => {
  const ids = await ofTwoBrands('SV-1')
  const text = 'Part number;Shelf;Price;Stock\nSV-1;A 7;12,00;6'
  const { id, listed } = await readFileOf(desk.admin, { supplierId: desk.supplierId, text }, desk.shop.ctx)
  expect(codesOf(listed[0]!)).toContain('number-of-several')
  expect(await cellsOf(id, 2)).toEqual({ brand: '', number: 'SV-1', price: '12.00', stock: '6' })
  await correctRow(desk.admin, id, 2, { brand: 'middle' })
  const [row] = (await stagedOf(desk.admin, id)).listed
  expect(row).toMatchObject({ state: 'ready', partId: ids[1], given: { price: 1200, stock: 6 } })
})

it('so can a row about a car', async () => {
  const ids = await ofTwoBrands('SV-2')
  const text = 'Part number;Make;Model;From;To;Position;Notes\nSV-2;Audi;A4;2012;2013;front;With sport package'
  const { id, fits } = await readFileOf(desk.admin, { supplierId: desk.supplierId, text }, desk.shop.ctx)
  expect(fits.map(codesOf)).toEqual([['number-of-several']])
  expect(await cellsOf(id, 2)).toMatchObject({ brand: '', number: 'SV-2', model: 'A4', year_to: '2013' })
  await correctRow(desk.admin, id, 2, { brand: 'low' })
  const [row] = (await stagedOf(desk.admin, id)).fits
  expect(row).toMatchObject({ state: 'ready', partId: ids[0], from: 2012, to: 2013, position: 'front' })
  expect(row!.conditions).toEqual(['note With sport package'])
})

it('a row that waits for something else, too, has the columns of its file until that is mended', async () => {
  const ids = await ofTwoBrands('SV-3')
  const text = 'Part number;Price\nSV-3;soon'
  const { id } = await readFileOf(desk.admin, { supplierId: desk.supplierId, text }, desk.shop.ctx)
  await correctRow(desk.admin, id, 2, { Price: '12' })
  expect(await cellsOf(id, 2)).toMatchObject({ brand: '', number: 'SV-3', price: '12.00' })
  await correctRow(desk.admin, id, 2, { brand: 'middle' })
  // Read again, it still waits for both, and both are known.
  await changeImport(desk.admin, id, {})
  await workOnImports(desk.admin)
  const [row] = (await stagedOf(desk.admin, id)).listed
  expect(row).toMatchObject({ state: 'ready', partId: ids[1], given: { price: 1200 } })
})
