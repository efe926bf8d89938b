import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spoken } from '#common/spoken'
import type { Ctx } from '#platform/context'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { newSupplierId, readFileOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { listImportRows } from '../quarantine/list-rows.ts'

let shop: TestShop
let admin: Ctx
beforeAll(async () => {
  ;({ shop, admin } = await openSupplyShop({ PRICES: 'cents' }))
})
afterAll(() => shop.close())

const partOf = async (number: string, brand = 'low') =>
  (await addParts(shop.ctx, [{ type: 'brake-pads', brand, number }]))[0]!
/** Why each row of a new file of the supplier is refused, as an admin reads it. */
async function whyOf(lines: string[], supplierId?: number) {
  const { id } = await readFileOf(admin, {
    supplierId: supplierId ?? (await newSupplierId(admin)),
    text: lines.join('\n'),
  })
  const { items } = await listImportRows(admin, id, { limit: 20 })
  return items.map(({ state, reasons }) => [state, ...reasons.map((one) => spoken(one))].join(' '))
}
const hint = (number: string, whole: string) =>
  `refused The shop has no part ${number}. Did a spreadsheet take leading zeros away? The shop has ${whole}: correct the row, or send the file again with its numbers as text`

it('a number that lost its leading zeros is refused with the one part of its brand that has them', async () => {
  for (const number of ['0986494123', '00712', '0 986 494 124', '0813', '00813']) await partOf(number)
  await partOf('0914', 'high')
  const numbers = ['986494123', '712', '986 494 124', '813', '914', '986494199', 'A0986494123']
  expect(await whyOf(['brand;number;stock', ...numbers.map((number) => `low;${number};4`)])).toEqual([
    hint('986494123', '0986494123'),
    hint('712', '00712'),
    hint('986 494 124', '0 986 494 124'),
    // Two parts have it with zeros.
    'refused The shop has no part 813',
    // That of another brand.
    'refused The shop has no part 914',
    'refused The shop has no part 986494199',
    'refused The shop has no part A0986494123',
  ])
})

it('where no brand is named, it is the one part of the same supplier', async () => {
  const supplierId = await newSupplierId(admin)
  const [own] = [await partOf('01515'), await partOf('01616')]
  await sql`update part set source_id = (select source_id from supplier where id = ${supplierId}) where id = ${own!}`.execute(
    shop.ctx.db,
  )
  expect(await whyOf(['number;stock', '1515;4', '1616;4'], supplierId)).toEqual([
    hint('1515', '01515'),
    'refused The shop has no part 1616',
  ])
})

it('a row of a list of cars says it, too', async () => {
  await partOf('02424')
  const [why] = await whyOf(['brand,number,year_from,year_to,make,model', 'low,2424,2011,2011,VW,Zephir'])
  expect(why).toMatch(/The shop has 02424/)
})
