import { expect, it } from 'vitest'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { correctRow, listRowsBesideShop } from '../index.server.ts'
import type { RowsAsked } from '../schema.ts'

const desk = heldDesk()

it('the rows of a file are listed by what the preview counts them for: those whose price jumps, those that are new', async () => {
  const parts = ['RC-1', 'RC-2', 'RC-3'].map((number) => ({ type: 'brake-pads', brand: 'low', number, price: 1000 }))
  await addParts(desk.shop.ctx, parts)
  const { id, counts } = await desk.parts('low,RC-1,Pad,90', 'low,RC-2,Pad,11', 'low,RC-4,Pad,12', 'low,RC-3,Pad,0.9')
  expect(counts.priceJumps.count).toBe(2)
  const rows = async (asked: Partial<RowsAsked>) => {
    const { items, next } = await listRowsBesideShop(desk.admin, id, { limit: 1, ...asked })
    return [...items.map(({ n }) => n), next]
  }
  expect(await rows({ counted: 'priceJumps' })).toEqual([2, '2'])
  expect(await rows({ counted: 'priceJumps', cursor: '2' })).toEqual([5, null])
  expect(await rows({ counted: 'priceJumps', q: 'RC-3' })).toEqual([5, null])
  expect(await rows({ counted: 'new' })).toEqual([4, null])
  // Lines of cars are counted for this alone.
  expect(await rows({ counted: 'elsewhere' })).toEqual([null])
  await correctRow(desk.admin, id, 2, { price: '10.50' })
  expect(await rows({ counted: 'priceJumps' })).toEqual([5, null])
})
