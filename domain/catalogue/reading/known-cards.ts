import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Tag, tag } from '#common/tags'
import type { Cache } from '#platform/cache'
import type { Ctx } from '#platform/context'
import { backOrderOf, type CardRow, cardColumns } from './part-card.ts'
import { shortMeasures } from '../measures/short-measures.ts'
import { catalogueTaxonomy } from '../in-memory/taxonomy.ts'

/** A card is stored as the text of its values, which takes far less memory than an object. */
const MOST_BYTES = 20 * 2 ** 20
/** As long as a page: a sale that leaves many units announces nothing. */
const MOST_MS = 600_000
/** What the cache itself needs for a card. */
const PLACE_BYTES = 100

/**
 * The cards of parts that are not hidden, by id: as pages show them, or for a caller whose response is not cached with the stock
 * of this moment.
 */
export async function cardsOf(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, CardRow>> {
  if (ids.length === 0) return new Map()
  const known = ofCache.get(ctx.cache) ?? new KnownCards(ctx.cache)
  ofCache.set(ctx.cache, known)
  const cards = known.all(ids)
  if (!cards) return known.read(ctx, ids)
  return ctx.shown ? cards : withStock(ctx, cards)
}

const ofCache = new WeakMap<Cache, KnownCards>()

class KnownCards {
  readonly #cards = new LRUCache<number, string>({ maxSize: MOST_BYTES, ttl: MOST_MS, ttlResolution: 1000 })
  readonly #seen: Cache['seen']
  /** What the values of each card are, in their order. */
  #columns: string[] = []

  constructor({ seen }: Cache) {
    this.#seen = seen
    seen.follow((tags) => (tags === 'all' ? this.#cards.clear() : tags.forEach((one) => this.#drop(one))))
  }

  /** Null: not all are known. */
  all(ids: readonly number[]): Map<number, CardRow> | null {
    const texts = ids.map((id) => this.#cards.get(id))
    if (texts.includes(undefined)) return null
    return new Map(texts.map((text, n) => [ids[n]!, this.#row(text!)]))
  }

  async read(ctx: Ctx, ids: readonly number[]): Promise<Map<number, CardRow>> {
    const madeFrom = this.#seen.newest
    const [taxonomy, { rows }] = await Promise.all([
      catalogueTaxonomy(ctx),
      sql<CardRow>`select ${cardColumns} from part p where p.id = any(${ids}::int[]) and status <> 'hidden'`.execute(
        ctx.finder,
      ),
    ])
    for (const row of rows) {
      row.measures = shortMeasures(taxonomy.typeById.get(row.type_id)!.slug, row.measured ?? [])
      row.measured = null
      const isSame = !this.#seen.haveChanged([tag.part(row.id), tag.parts, tag.taxonomy], madeFrom)
      if (isSame && row.status === 'sold') this.#keep(row)
    }
    return new Map(rows.map((row) => [row.id, row]))
  }

  #keep(row: CardRow): void {
    this.#columns = Object.keys(row)
    const text = JSON.stringify(Object.values(row))
    this.#cards.set(row.id, text, { size: text.length + PLACE_BYTES })
  }

  #row(text: string): CardRow {
    const values: unknown[] = JSON.parse(text)
    const row: Record<string, unknown> = {}
    for (const [n, column] of this.#columns.entries()) row[column] = values[n]
    return row as CardRow
  }

  #drop(one: Tag): void {
    if (one === tag.parts || one === tag.taxonomy) this.#cards.clear()
    else if (one.startsWith('part:')) this.#cards.delete(Number(one.slice('part:'.length)))
  }
}

async function withStock(ctx: Ctx, cards: Map<number, CardRow>): Promise<Map<number, CardRow>> {
  const { rows } = await sql<Pick<CardRow, 'id' | 'stock' | 'backOrder'>>`
    select part_id as id, free as stock, ${backOrderOf} as "backOrder" from stock
    where part_id = any(${[...cards.keys()]}::int[])`.execute(ctx.finder)
  const stocks = new Map(rows.map((row) => [row.id, row]))
  for (const card of cards.values()) {
    const { stock = null, backOrder = null } = stocks.get(card.id) ?? {}
    Object.assign(card, { stock, backOrder })
  }
  return cards
}
