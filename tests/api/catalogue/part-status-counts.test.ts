import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { countParts, mapCategories } from '#domain/catalogue'
import { openEachStatus } from '../../support/catalogue/each-status.ts'
import { listOf } from '../../support/catalogue/parts.ts'

const { shop, car, setStatus } = await openEachStatus()
afterAll(() => shop.close())

/** Everything that is counted of the type and the brand of the three. */
async function counts() {
  await shop.heard()
  const { count, facets } = await listOf(shop, { category: 'brake-discs' })
  const words = await sql<{ n: number }>`
    select coalesce(sum(times), 0)::int as n from word where word = 'zirkulon'`.execute(shop.ctx.db)
  const ofCar = await listOf(shop, { car: String(car.id), category: 'brake-discs' })
  return {
    all: await countParts(shop.ctx),
    list: count,
    brand: facets.brand.find(({ value }) => value === 'low')?.count,
    ofCar: ofCar.count,
    words: words.rows[0]!.n,
  }
}

test('a part counts while it is sold, whichever way it went and came back', async () => {
  const before = await counts()
  expect(before.words).toBe(1)
  const one = (n: number) => ({
    all: before.all + n,
    list: before.list + n,
    brand: before.brand! + n,
    ofCar: before.ofCar + n,
    words: before.words + n,
  })
  for (const [status, more] of [
    ['sold', 1],
    ['hidden', 0],
    ['sold', 1],
    ['retired', 0],
  ] as const) {
    await setStatus('retired', status)
    expect(await counts(), status).toEqual(one(more))
  }
  const counted = sql`
    select type_id, brand_id, position, price_band, stars, in_stock, universal, condition, sum(n)
    from part_count group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0`
  const there = sql`
    select type_id, brand_id, position, price_band(price), rating / 10, in_stock, universal, condition, count(*)
    from part where status = 'sold' group by 1, 2, 3, 4, 5, 6, 7, 8`
  const { rows } = await sql`(${counted} except ${there}) union all (${there} except ${counted})`.execute(shop.ctx.db)
  expect(rows).toEqual([])
})

test('a category of which nothing is sold is in no site map', async () => {
  const slugs = async () => (await mapCategories(shop.ctx)).map(({ slug }) => slug)
  const { rows } = await sql<{ slug: string }>`
    select t.slug from part_type t join part p on p.type_id = t.id group by t.slug order by count(*), slug limit 1`.execute(
    shop.ctx.db,
  )
  const { slug } = rows[0]!
  expect(await slugs()).toContain(slug)
  await sql`update part set status = 'hidden' from part_type t where t.id = type_id and t.slug = ${slug}`.execute(
    shop.ctx.db,
  )
  await shop.heard()
  expect(await slugs()).not.toContain(slug)
})
