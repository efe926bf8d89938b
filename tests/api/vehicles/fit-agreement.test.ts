import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PartSpecRow, writeApplications, writeSpecs } from '#domain/fitment'
import { type PartList, PRICE_BANDS } from '#domain/finding/schema'
import { type CardFit, type CarSpecRow, type Fitment, type PartFacts, readAnswer } from '#domain/fitment/schema'
import { findVehicles } from '#domain/vehicles'
import { type Car, carsOfEverySort } from '../../support/catalogue/cars-of-every-sort.ts'
import { fitByTrying } from '../../support/catalogue/fit-reference.ts'
import { type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let buyer: Person
type Part = PartFacts & {
  id: number
  brand: string
  type: string
  category: string
  price: number
  stocked: boolean
}
let parts: Part[]
let cars: Car[]
beforeAll(async () => {
  shop = await openShop({ LIMITS: '0', UNPAID_UNITS_UNCONFIRMED: '1000' })
  buyer = await signUp(shop)
  cars = await carsOfEverySort(shop.ctx)
  expect(cars.length).toBeGreaterThanOrEqual(6)
  await furnish()
  parts = await readParts()
}, 120_000)
afterAll(() => shop.close())

/** Conditions, and values of cars and parts, of every kind, on parts that the demo gave none. */
async function furnish(): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from part where not universal order by id desc limit 300`.execute(shop.ctx.db)
  const ids = rows.map(({ id }) => id)
  const free = ids.slice(0, 120)
  await sql`delete from application where part_id = any(${free}::int[])`.execute(shop.ctx.db)
  const sizes = ['205/55R16', '225/45R17', '195/65R15']
  const partSpecs = free.flatMap((partId, n): PartSpecRow[] => [
    { partId, kind: n % 2 ? 'tyre' : 'oil', value: n % 2 ? sizes[n % 3]! : ['0W-20', '5W-30'][n % 4 === 0 ? 0 : 1]! },
    ...(n % 5 === 0 ? [{ partId, kind: 'bolt-circle' as const, value: n % 10 ? '5x112' : '5x100' }] : []),
  ])
  const carSpecs = cars.flatMap(({ model, engines }, n): CarSpecRow[] => {
    const car = { modelId: model, from: 1980, to: 2026, engineId: null }
    const oil = { ...car, kind: 'oil' as const }
    return [
      ...sizes.slice(0, 1 + (n % 2)).map((value) => ({ ...car, kind: 'tyre' as const, value })),
      ...(n % 3 ? [{ ...car, kind: 'bolt-circle' as const, value: '5x112' }] : []),
      ...(n % 2
        ? [{ ...oil, value: '5W-30' }]
        : engines.map((engineId, e) => ({ ...oil, engineId, value: e % 2 ? '0W-20' : '5W-30' }))),
      ...(n % 2 ? ['293', '312'] : ['312']).map((value) => ({ ...car, kind: 'disc-front' as const, value })),
    ]
  })
  await writeSpecs(shop.ctx, 'test', { cars: carSpecs, parts: partSpecs })
  const conditions = [
    [{ kind: 'disc-front', value: '312' }],
    [
      { kind: 'disc-front', value: '293' },
      { kind: 'with', value: 'sport suspension' },
    ],
    [{ kind: 'without', value: 'sport suspension' }],
    [{ kind: 'made-from', value: '2012-05' }],
    [],
  ] as const
  await writeApplications(
    shop.ctx,
    'test',
    ids.slice(120).flatMap((partId, n) =>
      cars.map(({ model, engines }, c) => ({
        partId,
        modelId: model,
        from: 1980,
        to: 2026,
        engineId: engines[(n + c) % (engines.length + 1)] ?? null,
        position: null,
        quantity: null,
        conditions: [...conditions[(n + c) % conditions.length]!],
      })),
    ),
  )
}

async function readParts() {
  const { rows } = await sql<(typeof parts)[number]>`
    with recursive top (id, slug) as (
      select id, slug from category where parent_id is null
      union all select c.id, top.slug from category c join top on top.id = c.parent_id)
    select p.id, b.slug as brand, p.universal, suits, t.slug as type, p.price, p.in_stock as stocked,
      (select slug from top where top.id = t.category_id) as category,
      coalesce((select json_agg(json_build_object('modelId', model_id, 'from', year_from, 'to', year_to, 'engineId', engine_id,
        'conditions', (select coalesce(json_agg(json_build_object('kind', kind, 'value', value)), '[]')
          from condition c where c.id = any(a.conditions)))) from application a where part_id = p.id), '[]') as applications,
      exists (select from application where part_id = p.id) as "hasApplications",
      coalesce((select json_agg(json_build_object('kind', kind, 'value', value)) from part_spec where part_id = p.id), '[]') as specs
    from part p join part_type t on t.id = type_id join brand b on b.id = brand_id order by p.id`.execute(shop.ctx.db)
  return rows
}

type Asked = { car: number; engine?: string; is: string[] }
const questionOf = ({ car, engine, is }: Asked) =>
  new URLSearchParams([['car', String(car)], ...(engine ? [['engine', engine]] : []), ...is.map((one) => ['is', one])])

/** What trying every possible car says of all parts. */
async function expected(asked: Asked): Promise<Map<string, string>> {
  const vehicle = await findVehicles(shop.ctx, { car: asked.car, engine: asked.engine })
  const { rows: values } = await sql<{ engineId: number | null; kind: string; value: string }>`
    select engine_id as "engineId", kind, value from car_spec
    where model_id = ${vehicle.modelIds[0]} and ${vehicle.year} between year_from and year_to`.execute(shop.ctx.db)
  const known = {
    models: vehicle.modelIds,
    year: vehicle.year,
    types: vehicle.types,
    configurations: vehicle.bases.flatMap(({ configurations }) =>
      configurations.map(({ engine, told, drive, gearbox }) => {
        return { engineId: engine.id, told, drive: [...drive], gearbox: [...gearbox] }
      }),
    ),
    engine: asked.engine ? Number(asked.engine) : null,
    values,
    answers: asked.is.map((text) => readAnswer(text)!),
  }
  return new Map(parts.map((part) => [String(part.id), fitByTrying(part, known)]))
}

const ANSWERS: Record<CardFit['fit'], string> = {
  yes: 'fits',
  universal: 'fits',
  maybe: 'if',
  no: 'no',
  unknown: 'unknown',
}

/** An answer of the shop about a part: what it is, and the codes of its reasons. */
type Said = Pick<CardFit, 'fit' | 'reasons'>

/** What `GET /api/fits` says of all parts. */
async function answered(asked: Asked): Promise<Map<string, Said>> {
  const told = new Map<string, Said>()
  for (let n = 0; n < parts.length; n += 100) {
    const query = questionOf(asked)
    for (const { id } of parts.slice(n, n + 100)) query.append('part', String(id))
    const { status, body } = await shop.call('GET', `/fits?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    for (const { _id, fit, reasons } of body.items as CardFit[]) told.set(_id, { fit, reasons })
  }
  return told
}

const bodyOf = ({ car, engine, is }: Asked, ids: string[], more: { total?: number; knows?: true } = {}) => {
  const { total = 0, ...given } = more
  const lines = ids.map((part) => ({ part, quantity: 1, car, engine: engine && Number(engine), is, ...given }))
  return { name: '', email: buyer.email, number: '', total, items: Object.fromEntries(ids.map((id) => [id, 1])), lines }
}
const order = (body: object) => shop.call('POST', '/orders', { token: buyer.token, body })

/** Of which parts `POST /orders` asks first, a hundred lines a call, and what it says of them. */
async function refused(asked: Asked): Promise<Map<string, Said>> {
  const told = new Map<string, Said>()
  for (let n = 0; n < parts.length; n += 100) {
    const ids = parts.slice(n, n + 100).map(({ id }) => String(id))
    const { status, body } = await order(bodyOf(asked, ids))
    expect(status, JSON.stringify(body)).toBe(409)
    if (body.code !== 'fit') continue
    for (const { part, fit, reasons } of body.lines as (Said & { part: string })[]) told.set(part, { fit, reasons })
  }
  return told
}

/** Of each answer some parts in stock: a hundred lines are ordered for each car and engine, and then taken back. */
const ORDERED_OF_EACH = 25

/** What an order of these parts keeps of their fit. */
async function stored(asked: Asked, ids: string[]): Promise<Map<string, Said>> {
  const { body: priced } = await order(bodyOf(asked, ids, { knows: true }))
  expect(priced.code).toBe('total-changed')
  const { status, body } = await order(bodyOf(asked, ids, { knows: true, total: priced.total }))
  expect(status, JSON.stringify(body)).toBe(201)
  const { body: kept } = await shop.call('GET', `/orders/${body._id}`, { token: buyer.token })
  expect((await shop.call('DELETE', `/orders/${body._id}`, { token: buyer.token })).status).toBe(200)
  return new Map(
    (kept.lines as { partId: string; fit: Said }[]).map(({ partId, fit: { fit, reasons } }) => [
      partId,
      { fit, reasons },
    ]),
  )
}

/** The whole list for the car: what it says of each part, in its order, and its counts. */
async function listed(
  asked: Asked,
): Promise<{ kinds: [string, string][] } & Pick<PartList, 'count' | 'byFit' | 'facets'>> {
  const kinds: [string, string][] = []
  let first: PartList | undefined
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = questionOf(asked)
    query.set('limit', '100')
    if (cursor) query.set('cursor', cursor)
    const { status, body } = await shop.call('GET', `/parts?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    first ??= body
    for (const { _id, foundBy } of body.items) kinds.push([_id, foundBy[0].kind === 'vehicle' ? 'fits' : 'if'])
    cursor = body.next
  }
  return { kinds, ...first! }
}

let pairs = 0
let placed = 0
const seen = { fits: 0, if: 0, no: 0, unknown: 0 } as Record<string, number>

async function compare(asked: Asked): Promise<void> {
  const right = await expected(asked)
  for (const answer of right.values()) seen[answer]!++
  pairs += right.size
  const told = await answered(asked)
  expect(new Map([...told].map(([id, { fit }]) => [id, ANSWERS[fit]])), 'GET /api/fits').toEqual(right)

  const isAsked = ({ fit }: Said) => fit === 'no' || fit === 'maybe'
  const asksFirst = [...told].filter(([, said]) => isAsked(said))
  expect(await refused(asked), 'POST /orders').toEqual(new Map(asksFirst))
  const stocked = parts.filter((part) => part.stocked).map(({ id }) => String(id))
  const some = [...Map.groupBy(stocked, (id) => right.get(id)!).values()].flatMap((of) => of.slice(0, ORDERED_OF_EACH))
  expect(await stored(asked, some), 'an order’s lines').toEqual(new Map(some.map((id) => [id, told.get(id)!])))
  placed += some.length

  const made = parts.filter(({ universal }) => !universal)
  const of = (answer: string) => made.filter(({ id }) => right.get(String(id)) === answer)
  const { kinds, count, byFit, facets } = await listed(asked)
  expect(new Map(kinds), 'the list').toEqual(
    new Map([...of('fits'), ...of('if')].map(({ id }) => [String(id), right.get(String(id))!])),
  )
  expect(kinds.map(([, kind]) => kind)).toEqual(kinds.map(([, kind]) => kind).toSorted())
  expect({ count, byFit }).toEqual({
    count: kinds.length,
    byFit: { fits: of('fits').length, if: of('if').length },
  })
  const shown = [...of('fits'), ...of('if')]
  const counted = (name: 'brand' | 'category' | 'price') =>
    new Map(facets[name].filter(({ depth = 0, count: n }) => depth === 0 && n > 0).map((one) => [one.value, one.count]))
  expect(counted('brand')).toEqual(sums(shown, ({ brand }) => brand))
  // What suits every vehicle stands in no list, but is counted in its category.
  const suiting = parts.filter(({ id, universal }) => universal && right.get(String(id)) !== 'no')
  expect(counted('category')).toEqual(sums([...shown, ...suiting], ({ category }) => category))
  expect(counted('price')).toEqual(sums(shown, ({ price }) => bandOf(price)))
  expect(facets.inStock[0]!.count).toBe(shown.filter(({ stocked }) => stocked).length)
  for (const [type, some] of [...Map.groupBy([...shown, ...suiting], (part) => part.type)].slice(0, 3)) {
    const query = questionOf(asked)
    query.set('category', type)
    expect((await shop.call('GET', `/parts?${query}`)).body.count, type).toBe(some.length)
  }
  await comparePages(asked, right)
}

const sums = <T>(all: T[], by: (one: T) => string) =>
  new Map([...Map.groupBy(all, by)].map(([key, some]) => [key, some.length]))

const bandOf = (price: number) => {
  const { from, to } = PRICE_BANDS.find((band) => price >= band.from && price < (band.to ?? Infinity))!
  return `${from / 100}-${to === null ? '' : to / 100 - 1}`
}

/** What a part's own page says of its vehicles: the rows of its table, those without engine and condition alone being a yes. */
async function comparePages(asked: Asked, right: Map<string, string>): Promise<void> {
  const { make, model, year } = await findVehicles(shop.ctx, { car: asked.car })
  const listedParts = parts.filter(({ universal, hasApplications }) => hasApplications && !universal)
  const byAnswer = Map.groupBy(listedParts, ({ id }) => right.get(String(id))!)
  for (const [answer, some] of byAnswer) {
    for (const { id } of some.slice(0, 4)) {
      const { body } = await shop.call('GET', `/parts/${id}`)
      const rows = (body.fitments as Fitment[]).filter(
        (row) => row.make === make && row.model === model && row.yearFrom <= year! && year! <= row.yearTo,
      )
      if (answer !== 'no') expect(rows.length, `part ${id}`).toBeGreaterThan(0)
      if (rows.some(({ engine, condition }) => !engine && !condition)) expect(answer, `part ${id}`).toBe('fits')
    }
  }
}

test('lists, their counts and facets, pages of parts, GET /api/fits, orders and trying every possible car agree on every pair of part and car', async () => {
  for (const { car, engines } of cars) {
    await compare({ car, is: [] })
    if (engines.length > 0) await compare({ car, engine: String(engines.at(-1)), is: [] })
    await compare({ car, is: ['disc-front:293', 'with:sport suspension', 'made:2012-07', 'tyre:225/45R17'] })
  }
  expect(pairs).toBeGreaterThan(10_000)
  expect(placed).toBeGreaterThan(1000)
  for (const [answer, times] of Object.entries(seen)) expect(times, answer).toBeGreaterThan(100)
}, 300_000)
