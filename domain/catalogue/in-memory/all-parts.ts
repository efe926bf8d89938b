import { type RawBuilder, sql } from 'kysely'
import { changedFacts, type Tag } from '#common/tags'
import type { Cache } from '#platform/cache'
import type { Ctx } from '#platform/context'
import { conditionIndex, type PartCondition, positionIndex } from '../part-states.ts'
import { type PartColumns, PartTable } from './part-table.ts'

/** So many are read in one statement, so that no other request waits long while they are taken in. */
const AT_ONCE = 20_000

/**
 * What lists filter, count and sort by, of all parts that are not hidden, as new as the changes that were announced
 * before, and with the parts of `also` if they exist. A server reads it once, and then only the parts whose facts change
 * (migration 0038). One read runs at a time, however many wait for it.
 */
export function allParts(ctx: Ctx, also: readonly number[] = []): Promise<PartTable> {
  const known = ofCache.get(ctx.cache) ?? new KnownParts(ctx.cache)
  ofCache.set(ctx.cache, known)
  return known.upToDate(ctx, also)
}

/** The same if this server has read them; null: it has not, or has to read all of them again, and begins to. */
export function partsInMemory(ctx: Ctx): Promise<PartTable> | null {
  if (ofCache.get(ctx.cache)?.isRead) return allParts(ctx)
  allParts(ctx).catch((err: unknown) => ctx.log.warn({ err }, 'the parts could not be read into memory'))
  return null
}

const ofCache = new WeakMap<Cache, KnownParts>()

class Stale {
  isAll = false
  readonly parts = new Set<number>()

  get isNone(): boolean {
    return !this.isAll && this.parts.size === 0
  }

  note(tags: readonly Tag[] | 'all'): void {
    if (tags === 'all') this.isAll = true
    if (this.isAll) return
    for (const [first, last] of (tags as readonly Tag[]).flatMap(changedFacts))
      for (let id = first; id <= last; id++) this.parts.add(id)
  }
}

class KnownParts {
  #table = new PartTable()
  #stale = new Stale()
  #reading: Promise<void> | null = null
  #isRead = false

  constructor(cache: Cache) {
    this.#stale.isAll = true
    cache.seen.follow((tags) => this.#stale.note(tags))
  }

  get isRead(): boolean {
    return this.#isRead && !this.#stale.isAll
  }

  async upToDate(ctx: Ctx, also: readonly number[]): Promise<PartTable> {
    await ctx.cache.seen.source.catchUp()
    for (const id of also) if (this.#table.row(id) === undefined) this.#stale.parts.add(id)
    while (this.#reading || !this.#stale.isNone) await (this.#reading ??= this.#read(ctx))
    return this.#table
  }

  async #read(ctx: Ctx): Promise<void> {
    const stale = this.#stale
    this.#stale = new Stale()
    this.#isRead &&= !stale.isAll
    try {
      if (stale.isAll) this.#table = await readAll(ctx)
      else await readSome(ctx, this.#table, stale)
      this.#isRead = true
    } catch (err) {
      this.#stale.isAll = true
      throw err
    } finally {
      this.#reading = null
    }
  }
}

async function readAll(ctx: Ctx): Promise<PartTable> {
  const table = new PartTable()
  for (let last = 0; ;) {
    const rows = await readFacts(ctx, sql`id > ${last} order by id limit ${sql.lit(AT_ONCE)}`)
    table.write(rows)
    if (rows.id.length < AT_ONCE) return table
    last = rows.id[AT_ONCE - 1]!
  }
}

/** So many at once, too, so that no other request waits long. */
async function readSome(ctx: Ctx, table: PartTable, { parts }: Stale): Promise<void> {
  const ids = [...parts].toSorted((a, b) => a - b)
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const rows = await readFacts(ctx, sql`id = any(${some}::int[])`)
    const gone = new Set(some)
    for (let i = 0; i < rows.id.length; i++) gone.delete(rows.id[i]!)
    for (const one of gone) table.remove(one)
    table.write(rows)
  }
}

type Row = Record<keyof Omit<PartColumns, 'position' | 'condition'>, number[] | null> & {
  position: (string | null)[] | null
  condition: PartCondition[] | null
}

async function readFacts(ctx: Ctx, which: RawBuilder<unknown>): Promise<PartColumns> {
  const { rows } = await sql<{ facts: Row }>`
    select json_build_object('id', array_agg(id), 'type', array_agg(type_id), 'brand', array_agg(brand_id),
      'position', array_agg(position), 'price', array_agg(price), 'band', array_agg(price_band(price)),
      'rating', array_agg(rating), 'inStock', array_agg((in_stock and status = 'sold')::int), 'universal', array_agg(universal::int),
      'sold', array_agg((status = 'sold')::int), 'pop', array_agg(pop), 'condition', array_agg(condition)) as facts
    from (select id, type_id, brand_id, position, price, rating, in_stock, universal, status, pop, condition from part
      where status <> 'hidden' and ${which}) as part`.execute(ctx.db)
  const { position, condition, ...facts } = rows[0]!.facts
  const columns = Object.entries(facts).map(([name, values]) => [name, values ?? []])
  return {
    ...(Object.fromEntries(columns) as PartColumns),
    position: (position ?? []).map(positionIndex),
    condition: (condition ?? []).map(conditionIndex),
  }
}
