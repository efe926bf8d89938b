import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tidyCounts } from '#domain/catalogue'
import type { PartCard } from '#domain/catalogue/schema'
import type { FacetValue } from '#domain/finding/schema'
import { listOf, type Query } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const find = (query: Query) => listOf(shop, query)
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(shop.ctx.db)).rows[0]!
const count = async (where: ReturnType<typeof sql>) =>
  (await one(sql<{ n: number }>`select count(*)::int as n from part p where ${where}`)).n
const valueOf = (values: FacetValue[], value: string) => values.find((one) => one.value === value)?.count ?? 0

/** Kinds of parts whose precomputed count is wrong. */
async function wrongCounts() {
  const { rows } = await sql`
    select 1 from (select type_id, brand_id, position, price_band(price) band, rating / 10 stars, in_stock s, universal u, count(*) n
      from part group by 1, 2, 3, 4, 5, 6, 7) fact full join (select type_id, brand_id, position, price_band band, stars, in_stock s, universal u, sum(n) n
      from part_count group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0) kept
    on (fact.type_id, fact.brand_id, coalesce(fact.position, ''), fact.band, fact.stars, fact.s, fact.u) =
      (kept.type_id, kept.brand_id, coalesce(kept.position, ''), kept.band, kept.stars, kept.s, kept.u)
    where fact.n is distinct from kept.n`.execute(shop.ctx.db)
  return rows
}
const typeIds = (slug: string) => sql`select t.id from part_type t join category c on c.id = t.category_id
  left join category up on up.id = c.parent_id where ${slug} in (t.slug, c.slug, up.slug)`

describe('a list of parts', () => {
  test('shows 24 of all, what is in stock and most bought first, with exact counts', async () => {
    const list = await find({})
    expect(list.items).toHaveLength(24)
    expect(list.count).toBe(await count(sql`true`))
    const pops = await Promise.all(
      list.items.map((item) =>
        one(sql<{ pop: number }>`select pop from part where id = ${Number(item._id)} and in_stock`),
      ),
    )
    expect(pops.map(({ pop }) => pop)).toEqual(pops.map(({ pop }) => pop).toSorted((a, b) => b - a))
  })

  test.each(['popular', 'price-up', 'price-down', 'rating', 'newest'])(
    'paged by key, sorted by %s: every part once',
    async (sort) => {
      const query = { category: 'brakes', sort, limit: 100 }
      const seen: PartCard[] = []
      let page = await find(query)
      seen.push(...page.items)
      while (page.next) {
        page = await find({ ...query, cursor: page.next })
        seen.push(...page.items)
      }
      expect(new Set(seen.map((item) => item._id)).size).toBe(seen.length)
      expect(seen).toHaveLength(await count(sql`p.type_id in (${typeIds('brakes')})`))
      if (sort === 'price-up')
        expect(seen.map((item) => item.price)).toEqual(seen.map((item) => item.price).toSorted((a, b) => a - b))
    },
  )

  test('facet counts ignore their own facet and obey all others', async () => {
    const first = await find({ category: 'brakes' })
    const [brand, other] = first.facets.brand.map((value) => value.value) as [string, string]
    const list = await find({ category: 'brakes', brand, inStock: 'true' })
    const inBrakes = sql`p.type_id in (${typeIds('brakes')})`
    const isBrand = (slug: string) => sql`p.brand_id = (select id from brand where slug = ${slug})`
    const inStock = sql`not exists (select from stock where part_id = p.id and free = 0)`
    expect(list.count).toBe(await count(sql`${inBrakes} and ${isBrand(brand)} and ${inStock}`))
    expect(valueOf(list.facets.brand, other)).toBe(await count(sql`${inBrakes} and ${isBrand(other)} and ${inStock}`))
    expect(valueOf(list.facets.inStock, 'true')).toBe(list.count)
    expect(valueOf(list.facets.category, 'brakes')).toBe(list.count)
    const both = await find({ category: 'brakes', brand: `${brand},${other}`, inStock: 'true' })
    expect(both.count).toBe(valueOf(list.facets.brand, brand) + valueOf(list.facets.brand, other))
  })

  test('a price range that cuts through the bands is counted exactly too', async () => {
    const list = await find({ priceMin: 30, priceMax: 70 })
    expect(list.count).toBe(await count(sql`p.price between 3000 and 7000`))
    expect(list.items.every((item) => item.price >= 30 && item.price <= 70)).toBe(true)
    expect(valueOf(list.facets.price, '250-')).toBe(await count(sql`p.price >= 25000`))
    const banded = await find({ priceMin: 25, priceMax: 49 })
    expect(banded.count).toBe(await count(sql`p.price between 2500 and 4999`))
  })

  test('front means every place at the front', async () => {
    const list = await find({ position: 'front' })
    expect(list.count).toBe(await count(sql`p.position in ('front', 'front left', 'front right')`))
  })

  test('a sold-out part leaves the counts of what is in stock', async () => {
    const before = await find({ category: 'brake-discs' })
    const id = Number((await find({ category: 'brake-discs', inStock: 'true' })).items[0]!._id)
    const { stock } = await one(sql<{ stock: number }>`select free as stock from stock where part_id = ${id}`)
    await sql`update stock set free = 0 where part_id = ${id}`.execute(shop.ctx.db)
    await expect
      .poll(async () => valueOf((await find({ category: 'brake-discs' })).facets.inStock, 'true'))
      .toBe(valueOf(before.facets.inStock, 'true') - 1)
    await sql`update stock set free = ${stock} where part_id = ${id}`.execute(shop.ctx.db)
    expect(await wrongCounts()).toEqual([])
  })

  test('many changes leave one count of each kind behind', async () => {
    const rows = () => one(sql<{ n: number }>`select count(*)::int as n from part_count`)
    const before = await rows()
    for (const stock of [0, 5, 0, 5])
      await sql`update stock set free = ${stock} where part_id < 300`.execute(shop.ctx.db)
    expect((await rows()).n).toBeGreaterThan(before.n)
    await tidyCounts(shop.ctx)
    const left = await one(sql<{ n: number; kinds: number }>`
      select count(*)::int as n, count(distinct (type_id, brand_id, coalesce(position, ''), price_band, stars, in_stock, universal, condition))::int
        as kinds from part_count`)
    expect(left.n).toBe(left.kinds)
    expect(await wrongCounts()).toEqual([])
  })
})

describe('parts for a vehicle', () => {
  const audi = { make: 'audi', model: 'a4', year: 2012 }

  test('fit it, all of them, and say so', async () => {
    const list = await find({ ...audi, limit: 100 })
    const { n } = await one(sql<{ n: number }>`
      with car as (select m.id from model m join make k on k.id = m.make_id where k.slug = 'audi' and m.slug = 'a4')
      select count(distinct part_id)::int as n from (
        select part_id from application a join car on car.id = model_id where 2012 between year_from and year_to
        union all
        select part_id from part_spec join car_spec using (kind, value) join car on car.id = model_id
          join part p on p.id = part_id join part_type t on t.id = p.type_id
        where 2012 between year_from and year_to and 'car' = any(suits)) as fitting`)
    expect(n).toBeGreaterThan(10)
    expect(list.count).toBe(n)
    expect(list.items[0]!.foundBy).toContainEqual(
      expect.objectContaining({ kind: 'vehicle', text: 'Fits 2012 Audi A4' }),
    )
  })

  test('that depend on something say on what, one by one', async () => {
    const { rows } = await sql<{ id: string; conditions: string[]; type: string }>`
      select part_id::text as id, array_agg(value) as conditions, min(t.slug) as type
      from application f left join condition c on c.id = any(conditions)
      join model m on m.id = f.model_id join make k on k.id = m.make_id
      join part p on p.id = part_id join part_type t on t.id = p.type_id
      where k.slug = 'audi' and m.slug = 'a4' and 2012 between f.year_from and f.year_to
      group by part_id having bool_and(c.id is not null)`.execute(shop.ctx.db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { id, conditions, type } of rows) {
      const list = await find({ ...audi, category: type, limit: 100 })
      const reason = list.items.find((item) => item._id === id)!.foundBy[0]!
      expect(reason.kind).toBe('vehicle-if')
      const said = conditions.map((value) => value.replace(/^(\d{4})-(\d\d)$/, '$2/$1')) // a month
      expect(
        said.some((value) => reason.text.endsWith(value) || reason.text.includes(` ${value} `)),
        reason.text,
      ).toBe(true)
    }
  })

  test('of a make or model as a whole are made for it, which is less than to fit', async () => {
    const [make, model] = [await find({ make: 'audi' }), await find({ make: 'audi', model: 'a4' })]
    const open = (car: string, what: string) =>
      expect.objectContaining({ kind: 'vehicle-if', text: `Made for ${car}: depends on ${what}` })
    expect(make.items[0]!.foundBy).toContainEqual(open('Audi', 'the model and the model year'))
    expect(model.items[0]!.foundBy).toContainEqual(open('Audi A4', 'the model year'))
    expect(make.byFit).toEqual({ fits: 0, if: make.count })
    expect(model.byFit).toEqual({ fits: 0, if: model.count })
  })

  test('are found by words alone', async () => {
    const list = await find({ q: 'brake pads audi a4 2012' })
    expect(list.count).toBeGreaterThan(0)
    expect(new Set(list.items.map((item) => item.type.slug))).toEqual(new Set(['brake-pads']))
    expect(list.reading!.vehicle).toMatchObject({ make: 'Audi', model: 'A4', year: 2012 })
    expect(list.count).toBe((await find({ ...audi, category: 'brake-pads' })).count)
  })

  test('what suits every vehicle is counted as a category and listed when asked for', async () => {
    const tools = valueOf((await find(audi)).facets.category, 'tools-equipment')
    expect(tools).toBe(await count(sql`p.type_id in (${typeIds('tools-equipment')})`))
    const list = await find({ ...audi, category: 'tools-equipment' })
    expect(list.count).toBe(tools)
    expect(list.items[0]!.foundBy).toContainEqual({ kind: 'vehicle', text: 'Suits every vehicle' })
  })

  test('parts made only for motorcycles are never listed for a car', async () => {
    const { rows } = await sql<{ slug: string }>`
      select slug from part_type t where suits = '{motorcycle}' and exists (select 1 from part p where p.type_id = t.id)`.execute(
      shop.ctx.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { slug } of rows) {
      expect((await find({ ...audi, category: slug })).count, slug).toBe(0)
      expect((await find({ make: 'audi', category: slug })).count, slug).toBe(0)
    }
  })
})

const place = (text: string) => Buffer.from(text).toString('base64url')

test('a cursor may be used with another order', async () => {
  expect((await find({ sort: 'rating', cursor: place('0.40000.1') })).items).toHaveLength(24)
})

test('an empty bound, as a form sends it, is none', async () => {
  expect((await find({ priceMin: '', priceMax: '', rating: '', year: '' })).count).toBe((await find({})).count)
})

describe('bad input names the field', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=x', 'limit'],
    ['sort=best', 'sort'],
    ['cursor=nonsense', 'cursor'],
    [`cursor=${place('0.9007199254740991.1')}`, 'cursor'],
    [`cursor=${place('0.1.-9007199254740991')}`, 'cursor'],
    ['category=no-such', 'category'],
    ['brand=no-such', 'brand'],
    ['priceMin=-1', 'priceMin'],
    ['priceMin=1.5', 'priceMin'],
    ['rating=6', 'rating'],
    ['position=top', 'position.0'],
    ['year=12', 'year'],
    [`q=${'a'.repeat(121)}`, 'q'],
  ])('%s', async (query, field) => {
    const { status, body, headers } = await shop.call('GET', `/parts?${query}`)
    expect(status).toBe(400)
    expect(headers.get('content-type')).toContain('application/problem+json')
    expect(body).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } })
  })
})

test.each([
  [`parts?q=${'a'.repeat(121)}`, { q: 'Must be 120 characters or shorter' }],
  [`parts/suggest?q=${'a'.repeat(121)}`, { q: 'Must be 120 characters or shorter' }],
  [`parts?engine=${'a'.repeat(81)}`, { engine: 'Must be 80 characters or shorter' }],
  [`parts?cursor=${'a'.repeat(201)}`, { cursor: 'Must be 200 characters or shorter' }],
  [`parts?brand=${'a,'.repeat(41)}`, { brand: 'at most 40 values' }],
  ['parts?limit=101', { limit: 'Limit should be 100 or less' }],
  ['parts?limit=x', { limit: 'Limit should be a number' }],
])('%s is refused in the words of the shop', async (path, fields) => {
  expect((await shop.call('GET', `/${path}`)).body).toMatchObject({ code: 'invalid', fields })
})

describe('one part', () => {
  test('comes with attributes, numbers and fitments', async () => {
    const [item] = (await find({ category: 'brake-discs' })).items
    const { status, body } = await shop.call('GET', `/parts/${item!._id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ _id: item!._id, name: item!.name, crumbs: expect.any(Array) })
    expect(body.attributes.length).toBeGreaterThan(1)
    expect(body.numbers[0]).toMatchObject({ kind: 'own', number: item!.number })
    expect(body.fitments.length).toBeGreaterThan(0)
  })

  test.each(['0', '-1', 'x', '1.5', '99999999', '2147483648', '1e3'])('%s is no part', async (id) => {
    expect(await shop.call('GET', `/parts/${id}`)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})
