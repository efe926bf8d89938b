import { setImmediate } from 'node:timers/promises'
import { Client, type ClientBase } from 'pg'
import { brands } from './brands.ts'
import { families, tree, types } from './categories.ts'
import { copyInto, copyLine } from './copy.ts'
import { hash } from './dice.ts'
import { normOf } from './oe-numbers.ts'
import { demoParts, type Part } from './parts.ts'
import { buildPlatforms } from './platforms.ts'
import { readPosts } from './posts.ts'
import { type Fleet, readFleet } from './vehicles.ts'

export type Step = { label: string; done: number; total: number }

const tables = [
  'make',
  'model',
  'vehicle',
  'category',
  'part_type',
  'brand',
  'part',
  'part_number',
  'fitment',
  'review',
  'post',
]
const counted = ['part', 'post']
const derived = ['refresh_part_counts', 'refresh_part_makes', 'refresh_search_terms']
const batch = 1000
const breath = 100

/** Whether the demo data are there. They come in one transaction, so they are there whole or not at all. */
export async function isDemoLoaded(url: string): Promise<boolean> {
  return withClient(url, async (client) => (await client.query('select from vehicle limit 1')).rowCount === 1)
}

/**
 * Loads vehicles, category tree, brands, `parts` parts with all that belongs to them, and blog posts into an empty
 * migrated database. One transaction: a load that is stopped leaves nothing behind.
 */
export async function loadDemo(url: string, options: { parts: number; onProgress(step: Step): void }): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin')
    await prepare(client)
    const indexes = await dropIndexes(client)
    const fleet = readFleet()
    await loadFrame(client, fleet)
    await loadParts(client, fleet, options.parts, (done) =>
      options.onProgress({ label: 'Parts', done, total: options.parts }),
    )
    await finish(client, indexes, (done, total) => options.onProgress({ label: 'Indexes', done, total }))
    await client.query('commit')
    await client.query(`vacuum (analyze) ${tables.join(', ')}`)
  })
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'camber demo' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Made data need no checks row by row; a database whose user may not skip them takes longer. */
async function prepare(client: ClientBase): Promise<void> {
  await client.query(
    `set local synchronous_commit = off; set local jit = off; set local maintenance_work_mem = '256MB'`,
  )
  await client.query('savepoint replica')
  try {
    await client.query('set local session_replication_role = replica')
  } catch {
    await client.query('rollback to savepoint replica')
  }
}

/** Drops the indexes that no constraint needs, and answers how to make them again. */
async function dropIndexes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     order by pg_get_indexdef(i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map((row) => row.definition)
}

/** Everything but parts. */
async function loadFrame(client: ClientBase, fleet: Fleet): Promise<void> {
  const lines = <T>(list: T[], values: (item: T, id: number) => Parameters<typeof copyLine>[0]) =>
    list.map((item, i) => copyLine(values(item, i + 1))).join('')
  const topOf = (slug: string) => tree.findIndex((top) => top.families.some((family) => family.slug === slug)) + 1
  const familyId = (slug: string) => tree.length + families.findIndex((family) => family.slug === slug) + 1
  const array = (texts: string[]) => `{${texts.map((text) => `"${text}"`).join(',')}}`

  await copyInto(
    client,
    'make',
    'id, name, slug',
    lines(fleet.makes, (make) => [make.id, make.name, make.slug]),
  )
  await copyInto(
    client,
    'model',
    'id, make_id, name, slug',
    lines(fleet.models, (model) => [model.id, model.makeId, model.name, model.slug]),
  )
  await copyInto(
    client,
    'vehicle',
    'id, model_id, type, engine, year_from, year_to',
    lines(fleet.vehicles, (vehicle) => [
      vehicle.id,
      vehicle.modelId,
      vehicle.kind,
      vehicle.engine,
      vehicle.from,
      vehicle.to,
    ]),
  )
  await copyInto(
    client,
    'category',
    'id, parent_id, slug, name, rank',
    lines(tree, (top, id) => [id, null, top.slug, top.name, id]) +
      lines(families, (family) => [
        familyId(family.slug),
        topOf(family.slug),
        family.slug,
        family.name,
        familyId(family.slug),
      ]),
  )
  await copyInto(
    client,
    'part_type',
    'id, category_id, slug, name, singular, synonyms, picture, suits, rank',
    lines(types, ({ type, family }, id) => [
      id,
      familyId(family.slug),
      type.slug,
      type.name,
      type.singular,
      array(type.synonyms),
      type.picture,
      array([...type.suits]),
      id,
    ]),
  )
  await copyInto(
    client,
    'brand',
    'id, slug, name, tier, country, about',
    lines(brands, (brand, id) => [id, brand.slug, brand.name, brand.tier, brand.country, brand.about]),
  )
  await copyInto(
    client,
    'post',
    'id, title, summary, description, img, author, created_at, updated_at',
    lines(readPosts(), (post, id) => [
      id,
      post.title,
      post.summary,
      post.text,
      post.img,
      post.author,
      post.date,
      post.date,
    ]),
  )
}

const partColumns = `id, type_id, brand_id, number, name, img, price, stock, stock_in, position, universal, quantity, attributes, weight_g,
  warranty_months, pop, best_seller, rating_sum, rating_count, words, created_at, updated_at`

async function loadParts(
  client: ClientBase,
  fleet: Fleet,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  let lines = empty()
  let sending = Promise.resolve()
  const send = async (done: number) => {
    const full = lines
    lines = empty()
    await sending
    sending = copyParts(client, full).then(() => onProgress(done))
    sending.catch(() => {}) // awaited above or below; until then it must not end the process
  }
  for (const part of demoParts(buildPlatforms(fleet.vehicles), count)) {
    lines.part += partLine(part)
    lines.number += numberLines(part)
    lines.fitment += fitmentLines(part)
    lines.review += reviewLines(part)
    if (part.id % breath === 0) await setImmediate() // so that what is being sent flows on
    if (part.id % batch === 0) await send(part.id)
  }
  await send(count)
  await sending
}

const empty = () => ({ part: '', number: '', fitment: '', review: '' })

async function copyParts(client: ClientBase, lines: ReturnType<typeof empty>): Promise<void> {
  await copyInto(client, 'part', partColumns, lines.part)
  await copyInto(client, 'part_number', 'part_id, kind, maker, number, norm', lines.number)
  await copyInto(client, 'fitment', 'part_id, vehicle_id, year_from, year_to, condition', lines.fitment)
  await copyInto(client, 'review', 'id, part_id, name, rating, stars, description, created_at', lines.review)
}

function partLine(part: Part): string {
  const stars = part.reviews.reduce((sum, review) => sum + review.stars, 0)
  return copyLine([
    part.id,
    part.typeId,
    part.brandId,
    part.number,
    part.name,
    part.img,
    part.price,
    part.stock,
    part.stock,
    part.position,
    part.universal,
    part.quantity,
    JSON.stringify(part.attributes),
    part.weight,
    part.warranty,
    part.popularity,
    part.bestSeller,
    stars,
    part.reviews.length,
    part.words,
    part.created,
    part.created,
  ])
}

/** A number that reads the same as one before it, once dots and spaces are gone, is left out. */
function numberLines(part: Part): string {
  const seen = new Set<string>()
  let lines = ''
  for (const { kind, maker, number } of part.numbers) {
    const norm = normOf(number)
    if (seen.has(norm)) continue
    seen.add(norm)
    lines += copyLine([part.id, kind, maker, number, norm])
  }
  return lines
}

function fitmentLines(part: Part): string {
  let lines = ''
  for (const { vehicleId, from, to, condition } of part.fitments) {
    lines += `${part.id}\t${vehicleId}\t${from}\t${to}\t${condition ?? '\\N'}\n`
  }
  return lines
}

function reviewLines(part: Part): string {
  const idOf = (i: number) => `demo-${hash(part.id, i, 1).toString(36)}${hash(part.id, i, 2).toString(36)}`
  return part.reviews
    .map((review, i) =>
      copyLine([idOf(i), part.id, review.name, String(review.stars), review.stars, review.text, review.at]),
    )
    .join('')
}

/** Makes the indexes again, sets the counters behind the given ids, and derives what the shop keeps beside its tables. */
async function finish(
  client: ClientBase,
  indexes: string[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { rows } = await client.query<{ proname: string }>('select proname from pg_proc where proname = any($1)', [
    derived,
  ])
  const steps = [
    ...indexes,
    ...counted.map(
      (table) =>
        `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) from ${table}`,
    ),
    ...rows.map(({ proname }) => `select ${proname}()`),
  ]
  for (const [i, step] of steps.entries()) {
    await client.query(step)
    onProgress(i + 1, steps.length)
  }
}
