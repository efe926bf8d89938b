import { expect, it } from 'vitest'
import { piesFile } from '../../../tests/support/made-files.ts'
import { addParts } from '../../../tests/support/parts-of-types.ts'
import { heldDesk } from '../../../tests/support/held-desk.ts'
import { codesOf, readFileOf, stagedOf } from '../../../tests/support/read-files.ts'
import { valuesOf } from '../../../tests/support/staged.ts'
import { correctRow, startApplying, workOnImports } from '../index.server.ts'

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
