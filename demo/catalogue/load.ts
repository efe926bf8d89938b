import { packed } from './packing.ts'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { writePost } from '#domain/blog'
import { importFits, loadTree, type PartRow, insertBrands, insertParts } from '#domain/catalogue'
import { tidyWords } from '#domain/finding'
import { writeSpecs } from '#domain/fitment'
import { loadRepairs } from '#domain/repairs'
import { type ImportedReview, importReviews } from '#domain/reviews'
import { loadVehicles } from '#domain/vehicles'
import { readConfig } from '#platform/config'
import type { Ctx } from '#platform/context'
import { countFilled, withoutIndexes } from '#platform/db/bulk'
import { openDb } from '#platform/db/pool'
import { createLog } from '#platform/log'
import { openContext } from '../../run/open-context.ts'
import { brands } from './brands.ts'
import { demoParts, type Part } from './parts.ts'
import { loadDelivery } from './delivery.ts'
import { loadPlaces, shelve } from './places.ts'
import { readPosts } from './posts.ts'
import { readCars } from './truth/read-cars.ts'
import { buildTruth, specsOf, type Truth } from './truth/index.ts'

type Step = { label: string; done: number; total: number }
type Options = { parts: number; onProgress(step: Step): void }

const SOURCE = 'demo catalogue'
const TABLES = [
  'part',
  'stock',
  'part_number',
  'application',
  'car_spec',
  'part_spec',
  'review',
  'part_make',
  'part_measure',
  'placed_part',
  'part_place',
  'word',
]
const BATCH = 5000
/** Tables that are empty while there is no part, and to which no other refers. */
const OF_PARTS = [
  'application',
  'part_number',
  'part_measure',
  'part_make',
  'placed_part',
  'part_place',
  'review',
  'word',
]

/** Whether the shop needs no demo: it has parts. They come in one transaction, so they are there whole or not at all. */
export async function isDemoLoaded(url: string): Promise<boolean> {
  const { db, close } = openDb(url, createLog('warn'), 1)
  const { rows } = await sql`select 1 from part limit 1`.execute(db).finally(close)
  return rows.length > 0
}

/**
 * Loads brands, `parts` parts with all that belongs to them, and blog posts into a migrated shop without parts, through
 * the same use cases as any supplier's. One transaction: a load that is stopped leaves nothing behind.
 */
export async function loadDemo(url: string, { parts, onProgress }: Options): Promise<void> {
  const { ctx, close } = await openContext(readConfig({ DATABASE_URL: url, LOG_LEVEL: 'warn' }), url, { most: 1 })
  const bulk = openDb(url, ctx.log, 2, 'bulk')
  const loader: Ctx = { ...ctx, db: bulk.db, finder: bulk.db, actor: { kind: 'system', name: 'demo' } }
  try {
    await withoutIndexes(
      loader,
      TABLES,
      async (ctx) => {
        // PostgreSQL does not log the rows of a table that this transaction emptied, if its log is for itself alone.
        await sql.raw(`truncate ${OF_PARTS.join(', ')}`).execute(ctx.db)
        await loadVehicles(ctx)
        await loadTree(ctx)
        await loadRepairs(ctx)
        await insertBrands(ctx, SOURCE, brands)
        const truths = buildTruth(await readCars(ctx))
        await writeSpecs(ctx, SOURCE, { cars: specsOf(truths), parts: [] })
        const west = await loadPlaces(ctx)
        await loadDelivery(ctx, west)
        await loadParts(ctx, truths, west, parts, (done) => onProgress({ label: 'Parts', done, total: parts }))
        await tidyWords(ctx)
        for (const post of readPosts()) await loadPost(ctx, post)
      },
      (done, total) => onProgress({ label: 'Indexes', done, total }),
    )
    await countFilled(bulk.db)
  } finally {
    await bulk.close()
    await close()
  }
}

async function loadParts(
  ctx: Ctx,
  truths: Truth[],
  west: number,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  let batch: Part[] = []
  let writing = Promise.resolve()
  const write = async (done: number) => {
    const full = batch
    batch = []
    await writing
    writing = writeBatch(ctx, full, west).then(() => onProgress(done))
    writing.catch(() => {}) // awaited above or below; until then it must not end the process
  }
  let done = 0
  for (const part of demoParts(truths, count)) {
    batch.push(part)
    done++
    if (done % 10 === 0) await setImmediate() // so that what is being sent flows on
    if (done % BATCH === 0) await write(done)
  }
  await write(done)
  await writing
}

async function writeBatch(ctx: Ctx, parts: readonly Part[], west: number): Promise<void> {
  const ids = await insertParts(ctx, SOURCE, parts.map(rowOf))
  await shelve(ctx, parts, ids, west)
  const fits = {
    applications: parts.flatMap((part, n) => part.applications.map((row) => ({ ...row, partId: ids[n]! }))),
    specs: parts.flatMap((part, n) => part.specs.map((spec) => ({ ...spec, partId: ids[n]! }))),
  }
  await importFits(ctx, SOURCE, fits, { areNew: true })
  await importReviews(
    ctx,
    parts.flatMap((part, n) =>
      part.reviews.map(({ name, stars, text, at }): ImportedReview => {
        return { partId: ids[n]!, name, stars, description: text, at }
      }),
    ),
  )
}

const rowOf = (part: Part): PartRow => ({
  type: part.type.slug,
  brand: part.brand.slug,
  number: part.number,
  name: part.name,
  // What costs $40 costs ¥4,000.
  price: part.price * 100,
  condition: part.condition,
  coreDeposit: part.coreDeposit && part.coreDeposit * 100,
  stock: part.stock,
  position: part.position,
  universal: part.universal,
  quantity: part.quantity,
  attributes: part.attributes,
  weightGrams: part.weight,
  ...packed(part.type.slug, part.weight),
  warrantyMonths: part.warranty,
  img: part.img,
  bestSeller: part.bestSeller,
  popularity: part.popularity,
  createdAt: part.created,
  numbers: part.numbers.flatMap(({ kind, maker, number }) => (kind === 'own' ? [] : [{ kind, maker, number }])),
})

type Post = ReturnType<typeof readPosts>[number]

/** As an admin would have written it on its day. */
const loadPost = (ctx: Ctx, { title, summary, slug, text, img, author, date }: Post) =>
  writePost(
    { ...ctx, actor: { kind: 'user', id: 'demo', email: '', role: 'admin' }, clock: { now: () => date } },
    { blogTitle: title, summary, description: text, img, author },
    slug,
  )
