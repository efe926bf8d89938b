import { sql } from 'kysely'
import type { Db } from '#platform/db/pool'
import { judgedSet } from '../../tests/finding/read-set.ts'

export type BenchQuery = { kind: string; query: Record<string, string> }

const take = async (db: Db, query: ReturnType<typeof sql<{ value: string }>>) =>
  (await query.execute(db)).rows.map((row) => row.value)

/** Cars to ask for, in the shop's own slugs. */
const CARS = [
  ['audi', 'a4', '2012'],
  ['audi', 'a6', '2014'],
  ['audi', 'a8', '2016'],
  ['kia', 'soul', '2014'],
  ['toyota', 'corolla', '2015'],
  ['honda', 'civic', '2012'],
  ['ford', 'f-150', '2016'],
  ['ford', 'focus', '2013'],
  ['bmw', '328i', '2012'],
  ['mercedes-benz', 'c-class', '2014'],
  ['volkswagen', 'jetta', '2012'],
  ['subaru', 'outback', '2016'],
  ['chevrolet', 'silverado', '2014'],
  ['nissan', 'altima', '2015'],
  ['mazda', 'mazda3', '2013'],
] as const

const WORDS = [
  'brake pads',
  'brake rotor',
  'oil filter',
  'spark plugs',
  'front shock absorber',
  'tire',
  'engine oil 5w-30',
  'wiper blades',
  'hood strut',
  'muffler',
  'battery agm',
  'led bulb',
  'torque wrench',
  'brkae pads',
  'timing belt kit',
  'vented disc',
  'coolant',
  'wheel bearing rear',
  'cabin filter',
  'dash cam',
]

/** Of each class of what people type. */
const TYPED_OF_A_CLASS = 8
/** Everything but suggestions, which are measured apart. */
const isSearch = ({ class: name }: { class: string }) => name !== 'suggestions'

/** Words as people type them, by the classes of the judged set. */
const asTyped = (): BenchQuery[] =>
  [...Map.groupBy(judgedSet.filter(isSearch), (one) => one.class)].flatMap(([kind, judged]) => {
    const step = judged.length / TYPED_OF_A_CLASS
    return Array.from({ length: TYPED_OF_A_CLASS }, (_, n) => ({
      kind: `typed: ${kind}`,
      query: { q: judged[Math.floor(n * step)]!.query },
    }))
  })

/** Other cars, none of a model of the first ones. */
async function moreCars(db: Db): Promise<Record<'make' | 'model' | 'year', string>[]> {
  const { rows } = await sql<Record<'make' | 'model' | 'year', string>>`
    select * from (
      select distinct on (model.id) make.slug as make, model.slug as model, year::text as year
      from base_vehicle join model on model.id = model_id join make on make.id = make_id
      where type = 'car' order by model.id, md5(base_vehicle.id::text)) as one
    where not model = any(${CARS.map(([, model]) => model)}::text[]) order by md5(model) limit 25`.execute(db)
  return rows
}

/**
 * The fixed list: some 500 queries of all kinds, the same for the same catalogue. Its numbers come from parts
 * chosen by id, so every run is the same.
 */
export async function benchQueries(db: Db): Promise<BenchQuery[]> {
  const types = await take(db, sql`select slug as value from part_type where id > 0 order by id`)
  const categories = await take(db, sql`select slug as value from category order by id`)
  const brands = await take(db, sql`select slug as value from brand where id > 0 order by id`)
  const every = (kind: string, step: number) =>
    take(
      db,
      sql`select number as value from part_number where kind = ${kind} and part_id % ${sql.lit(step)} = 7 order by part_id, norm limit 20`,
    )
  const [own, oe, old] = await Promise.all([every('own', 5003), every('oe', 4001), every('superseded', 997)])
  const bare = (number: string) => number.replace(/[^A-Za-z0-9]/g, '').toLowerCase()
  const add = (kind: string, queries: Record<string, string>[]): BenchQuery[] =>
    queries.map((query) => ({ kind, query }))
  const cars = CARS.map(([make, model, year]) => ({ make, model, year }))
  return [
    ...add('all', [{}, { inStock: 'true' }, { sort: 'price-up' }, { sort: 'rating' }, { sort: 'newest' }]),
    ...add(
      'category',
      categories.slice(0, 20).map((category) => ({ category })),
    ),
    ...add(
      'part type',
      types.slice(0, 30).map((category) => ({ category })),
    ),
    ...add('facets', [
      ...brands.slice(0, 10).map((brand) => ({ brand, inStock: 'true' })),
      ...types.slice(0, 10).map((category) => ({ category, priceMin: '50', priceMax: '99', sort: 'price-up' })),
      ...categories.slice(0, 5).map((category) => ({ category, rating: '4' })),
    ]),
    ...add('vehicle', [...cars, ...(await moreCars(db))]),
    ...add(
      'vehicle and type',
      cars.flatMap((car) => ['brake-discs', 'oil-filters'].map((category) => ({ ...car, category }))),
    ),
    ...add(
      'words',
      WORDS.map((q) => ({ q })),
    ),
    ...add(
      'words and vehicle',
      cars.map(({ make, model, year }) => ({ q: `brake pads ${make} ${model} ${year}` })),
    ),
    ...add(
      'own number',
      own.map((q) => ({ q })),
    ),
    ...add(
      'OE number',
      oe.flatMap((q) => [{ q }, { q: bare(q) }]),
    ),
    ...add('piece of a number', [
      ...oe.slice(0, 10).map((q) => ({ q: bare(q).slice(0, 6) })),
      ...own.slice(0, 10).map((q) => ({ q: bare(q).slice(2) })),
    ]),
    ...add(
      'replaced number',
      old.map((q) => ({ q })),
    ),
    ...add('whole make or model', [
      { make: 'audi' },
      { make: 'kia' },
      { make: 'audi', model: 'a4' },
      { q: 'toyota oil filter' },
    ]),
    ...add(
      'measure',
      (
        await take(
          db,
          sql`select * from (
            select distinct on (t.slug) t.slug || ' ' || measure || ':' || m.value as value
            from part_measure m join part p on p.id = part_id join part_type t on t.id = p.type_id
            where p.id % 7 = 3 order by t.slug, p.id, measure, m.value) as one order by hashtext(value) limit 20`,
        )
      ).flatMap((one): Record<string, string>[] => {
        const [category = '', measure = ''] = one.split(/ (.*)/)
        return [{ category, measure }, { measure }]
      }),
    ),
    ...add('measure and more', [
      { category: 'brake-discs', measure: 'diameter:302,diameter:312,thickness:25', tier: 'premium' },
      { category: 'engine-oils', measure: 'viscosity:5W-30,content:5', inStock: 'true' },
      { category: 'summer-tyres', measure: 'size:205/55R16', priceMax: '120' },
      { category: 'brake-discs', measure: 'diameter:301.5' },
      { q: 'brake pads', tier: 'value' },
      ...cars.map((car) => ({ ...car, category: 'engine-oils', measure: 'content:5' })),
    ]),
    ...add('condition', [
      { condition: 'used' },
      { condition: 'remanufactured', category: 'alternators' },
      { condition: 'new', category: 'electrics' },
      { q: 'used wing mirrors' },
      ...cars.slice(0, 6).map((car) => ({ ...car, condition: 'remanufactured' })),
    ]),
    ...add('odd price range', [
      { priceMin: '30', priceMax: '70' },
      { priceMin: '110', priceMax: '140', inStock: 'true' },
    ]),
    ...asTyped(),
  ]
}

/** What people have typed before they finish. */
export const TYPED = [
  'br',
  'bra',
  'brake',
  'brake p',
  'aud',
  'audi a',
  'oil f',
  'tire',
  'rotor',
  'spark',
  'to',
  'toyota c',
  'muff',
  'wip',
  'led',
]
