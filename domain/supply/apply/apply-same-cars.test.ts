import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { continueUndo, undoRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openQuietSupplyShop } from '../../../tests/support/shops/supply-shop.ts'
import { applied, newSupplier } from '../../../tests/support/files/staged.ts'

let shop: TestShop
let admin: Ctx
let modelId: number
beforeAll(async () => {
  ;({ shop, admin } = await openQuietSupplyShop())
  const { rows } = await sql<{ id: number }>`select id from model order by id limit 1`.execute(shop.ctx.db)
  modelId = rows[0]!.id
})
afterAll(() => shop.close())

/** A part, and what files of suppliers say of one model for it. */
async function part() {
  const [partId] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low' }])
  const says = async (supplier: number, from: number, to: number, full = false) =>
    (await applied(admin, supplier, { kind: 'aces', full, fits: [{ partId: partId!, modelId, from, to }] })).runId
  const years = async () => {
    const { rows } = await sql<{ years: string }>`
      select year_from || '-' || year_to as years from application where part_id = ${partId!} order by 1`.execute(
      shop.ctx.db,
    )
    return rows.map(({ years }) => years)
  }
  return { partId: partId!, says, years }
}

it('a part keeps the longer years of a second supplier, whoever said the shorter ones', async () => {
  const [one, other] = [await newSupplier(admin), await newSupplier(admin)]
  const { says, years } = await part()
  await says(one, 2010, 2011)
  await says(other, 2010, 2013)
  expect(await years()).toEqual(['2010-2011', '2010-2013'])

  const byHand = await part()
  await sql`insert into application (part_id, model_id, year_from, year_to) values (${byHand.partId}, ${modelId}, 2010, 2011)`.execute(
    shop.ctx.db,
  )
  await byHand.says(one, 2010, 2020)
  expect(await byHand.years()).toEqual(['2010-2011', '2010-2020'])
})

it('a line that two suppliers say stays where the file of one is undone, or no longer says it', async () => {
  const [one, other] = [await newSupplier(admin), await newSupplier(admin)]
  const { says, years } = await part()
  const runId = await says(one, 2010, 2011)
  await says(other, 2010, 2011)
  await undoRun(admin, runId)
  await continueUndo(shop.ctx, { runId })
  expect(await years()).toEqual(['2010-2011'])

  await says(one, 2010, 2011, true)
  await applied(admin, one, {
    kind: 'aces',
    full: true,
    fits: [{ partId: (await part()).partId, modelId, from: 2010 }],
  })
  expect(await years()).toEqual(['2010-2011'])
})
