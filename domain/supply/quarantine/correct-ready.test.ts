import { expect, it } from 'vitest'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { stagedOf } from '../../../tests/support/files/read-files.ts'
import { changeImport, correctRow, listRowsBesideShop, startApplying, workOnImports } from '../index.server.ts'

const desk = heldDesk()
const cellsOf = async (id: string, n: number) => {
  const { items } = await listRowsBesideShop(desk.admin, id, { cursor: String(n - 1), limit: 1 })
  return items[0]!.cells
}

it('a ready row whose price jumps can be corrected, and is counted by what it says then', async () => {
  await addParts(desk.shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'JP-1', price: 1000 }])
  const { id, counts } = await desk.parts('low,JP-1,Pad,900', 'low,JP-2,Pad,12')
  expect([counts.changed.count, counts.priceJumps.count]).toEqual([1, 1])
  expect(await cellsOf(id, 2)).toMatchObject({ brand: 'low', number: 'JP-1', name: 'Pad', price: '900.00' })
  await correctRow(desk.admin, id, 2, { price: '9.00' })
  const after = await stagedOf(desk.admin, id)
  expect(after.listed).toMatchObject([{ state: 'ready', given: { price: 900 } }, { state: 'ready' }])
  expect([after.counts.new.count, after.counts.changed.count, after.counts.priceJumps.count]).toEqual([1, 1, 0])
  await changeImport(desk.admin, id, {})
  await workOnImports(desk.admin)
  expect((await stagedOf(desk.admin, id)).listed[0]).toMatchObject({ state: 'ready', given: { price: 900 } })
  await startApplying(desk.admin, id)
  await workOnImports(desk.admin)
  expect((await stagedOf(desk.admin, id)).listed).toMatchObject([{ state: 'applied' }, { state: 'applied' }])
  await expect(correctRow(desk.admin, id, 2, { price: '8' })).rejects.toMatchObject({ status: 404 })
})

it('a ready row that is corrected to what cannot be read waits, and one of a part twice contradicts the other', async () => {
  const { id } = await desk.parts('low,JP-3,Pad,12', 'low,JP-3,Pad,12', 'low,JP-4,Pad,13')
  await correctRow(desk.admin, id, 4, { price: 'soon' })
  await correctRow(desk.admin, id, 2, { price: '14' })
  const { listed, counts } = await stagedOf(desk.admin, id)
  expect(listed.map(({ state }) => state)).toEqual(['ready', 'held', 'held'])
  expect([counts.new.count, counts.held.count]).toEqual([1, 2])
})

it('what said the same as a row that is about another part since counts for the first part', async () => {
  const { shop, admin } = desk
  await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'JP-5', price: 1000 }])
  const { id, listed } = await desk.parts('low,JP-5,Pad,12', 'low,JP-5,Pad,12', 'low,JP-6,Pad,13', 'low,JP-6,Pad,13')
  expect(listed.map(({ state }) => state)).toEqual(['ready', 'same', 'ready', 'same'])
  await correctRow(admin, id, 2, { number: 'JP-7' })
  await correctRow(admin, id, 4, { number: 'JP-8' })
  const after = await stagedOf(admin, id)
  expect(after.listed.map(({ state, given }) => [state, given['number']])).toEqual([
    ['ready', 'JP-7'],
    ['ready', 'JP-5'],
    ['ready', 'JP-8'],
    ['ready', 'JP-6'],
  ])
  expect([after.counts.new.count, after.counts.changed.count, after.counts.same.count]).toEqual([3, 1, 0])
})
