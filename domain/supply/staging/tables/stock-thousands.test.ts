import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { addParts } from '../../../../tests/support/catalogue/parts-of-types.ts'
import { codesOf, newSupplierId, readFileOf, stagedOf } from '../../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../../tests/support/shops/supply-shop.ts'
import { addSupplier, changeImport, changeSupplier, correctRow, workOnImports } from '../../index.server.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop({ PRICES: 'cents' }))
  await addParts(
    shop.ctx,
    ['ST-1', 'ST-2', 'ST-3'].map((number) => ({ type: 'brake-pads', brand: 'low', number, stock: 5 })),
  )
})
afterAll(() => shop.close())

/** What is read of the stock of each row, or why it waits. */
const amounts = ({ listed }: Awaited<ReturnType<typeof stagedOf>>) =>
  listed.map((row) => (row.reasons ? codesOf(row).join() : row.given['stock']))
const read = async (separator: string, heads: string[], ...rows: string[][]) => {
  const supplierId = await newSupplierId(admin)
  const text = [heads, ...rows].map((row) => row.join(separator)).join('\n')
  return readFileOf(admin, { supplierId, text })
}
const HEADS = ['brand', 'number', 'stock']

it.each([';', '\t', ','])(
  'a thousand or one is asked where nothing tells the decimal sign; parted by %j',
  async (sign) => {
    const one = sign === ',' ? '"1,000"' : '1,000'
    const file = await read(sign, HEADS, ['low', 'ST-1', '1.000'], ['low', 'ST-2', one], ['low', 'ST-3', '12'])
    expect(amounts(file)).toEqual(['thousand-or-one', 'thousand-or-one', 12])
  },
)

it('the column itself or the prices of the file tell it', async () => {
  const byColumn = await read('\t', HEADS, ['low', 'ST-1', '1.000'], ['low', 'ST-2', '12.0'], ['low', 'ST-3', '12.00'])
  expect(amounts(byColumn)).toEqual([1, 12, 12])
  const zeros = await read(';', HEADS, ['low', 'ST-1', '1,000'], ['low', 'ST-2', '0,000'])
  expect(amounts(zeros)).toEqual([1, 0])
  const byPrices = await read(
    '\t',
    [...HEADS, 'price'],
    ['low', 'ST-1', '1.000', '12,50'],
    ['low', 'ST-2', '3', '9,90'],
  )
  expect(amounts(byPrices)).toEqual([1000, 3])
})

it('what waits is read by the sign that its supplier’s settings say then, or as it is corrected', async () => {
  const supplier = await addSupplier(admin, { name: 'Sends no prices', settings: {} })
  const text = 'brand\tnumber\tstock\nlow\tST-1\t1.000\nlow\tST-2\t2.500'
  const { id } = await readFileOf(admin, { supplierId: supplier.id, text })
  await correctRow(admin, id, 3, { stock: '2500' })
  expect(amounts(await stagedOf(admin, id))).toEqual(['thousand-or-one', 2500])
  await changeSupplier(admin, String(supplier.id), { ...supplier, settings: { decimal: ',' } })
  await changeImport(admin, id, {})
  await workOnImports(admin)
  expect(amounts(await stagedOf(admin, id))).toEqual([1000, 2500])
})
