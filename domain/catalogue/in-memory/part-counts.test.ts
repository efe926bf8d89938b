import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Cache } from '#platform/cache'
import type { Ctx } from '#platform/context'
import { addParts, writeLevels } from '../../../tests/support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../../../tests/support/shops/shop.ts'
import { allParts } from './all-parts.ts'
import type { PartCounts } from './kind-counts.ts'
import { partCounts } from './part-counts.ts'
import { changeParts } from '../writing/change-parts.ts'

let shop: TestShop
let ctx: Ctx
let added = 0
beforeAll(async () => {
  shop = await openShop()
  await writeLevels(shop.ctx)
  const plugin = {
    transformQuery: ({ node }: { node: never }) => node,
    transformResult: async ({ result }: { result: { rows: Record<string, unknown>[] } }) => {
      if (result.rows[0]?.['counts']) added++
      return result
    },
  }
  ctx = { ...shop.ctx, db: shop.ctx.db.withPlugin(plugin as never) }
})
beforeEach(() => (added = 0))
afterAll(() => shop.close())

/** Each kind with the number of its parts, and each brand of a type, in one order. */
const kindsOf = ({ ofType }: PartCounts) =>
  ofType
    .flatMap(({ type, ofBrand, kinds }) =>
      ofBrand.flatMap(({ brand, n, from, until }) => [
        `type ${type} brand ${brand} n ${n}`,
        ...Array.from({ length: until - from }, (_, at) =>
          [
            `type ${type} brand ${brand}`,
            ...Object.entries(kinds).map(([name, of]) => `${name} ${of[from + at]}`),
          ].join(),
        ),
      ]),
    )
    .toSorted()

/** What the database counts, as a server that has just started reads it. */
const inDatabase = async () => kindsOf(await partCounts({ ...shop.ctx, cache: new Cache() }))

it('what a server counts in memory is what the database counts, whatever changes', async () => {
  await allParts(ctx)
  const ids = await addParts(
    shop.ctx,
    ['low', 'high'].flatMap((brand) => [
      { type: 'brake-pads', brand, position: 'front' as const, stock: 5 },
      { type: 'oil-filters', brand, price: 30_000, universal: true, stock: 0 },
      { type: 'brake-pads', brand, condition: 'remanufactured' as const, status: 'retired' as const },
    ]),
  )
  const [pads, filter, retired, other] = ids as [number, number, number, number]
  const steps = [
    () => changeParts(shop.ctx, [{ partId: pads, fields: { price: 26_000, stock: 0, position: 'rear left' } }]),
    () => changeParts(shop.ctx, [{ partId: retired, fields: { status: 'sold', condition: 'used' } }]),
    () => changeParts(shop.ctx, [{ partId: filter, fields: { status: 'hidden' } }]),
    () => changeParts(shop.ctx, [{ partId: other, fields: { category: 'brake-discs' } }]),
    () => sql`update part set rating_sum = 47, rating_count = 10 where id = ${other}`.execute(shop.ctx.db),
    () => sql`delete from part where id = ${pads}`.execute(shop.ctx.db),
  ]
  for (const step of steps) {
    const before = await partCounts(ctx)
    const then = kindsOf(before)
    await step()
    await shop.heard()
    const after = kindsOf(await partCounts(ctx))
    expect(after).toEqual(await inDatabase())
    expect(after).not.toEqual(then)
    expect(kindsOf(before)).toEqual(then)
  }
  expect(added).toBe(0)
})

it('a server that may have missed changes asks the database again', async () => {
  await allParts(ctx)
  ctx.cache.seen.see('all')
  expect(kindsOf(await partCounts(ctx))).toEqual(await inDatabase())
  expect(added).toBe(1)
})
