declare const isTag: unique symbol

/**
 * The name of something that cached values show and that may change. Only this file makes them, so that both sides use
 * the same.
 */
export type Tag = string & { readonly [isTag]: true }

const named = (...pieces: (string | number)[]) => pieces.join(':') as Tag

/** What decides a part's place in a list: its kind (price band, stars, in stock or not), its price, its rating. */
type Aspect = 'kind' | 'price' | 'rating'

/** A writer of more parts does not name them one by one. */
const MOST_NAMED = 100

/** More pairs of a type and a brand than these are reduced to their types. */
const MOST_PAIRS = 200

/**
 * All tags, for `changed` and `shows`. The database's triggers write tags by the functions `assortment_tags`,
 * `list_tags`, `measure_tags` and `facts_tags` of the migrations.
 */
export const tag = {
  /** One part: its card, its page and its reviews. */
  part: (id: number | string): Tag => named('part', id),
  /** Many parts at once: everything that shows any part or list of parts. */
  parts: named('parts'),
  /** Parts that were written together: each one, or if there are many `parts`. */
  someParts: (ids: readonly number[]): Tag[] =>
    ids.length > MOST_NAMED ? [tag.parts] : [...new Set(ids)].map((id) => tag.part(id)),
  /** Which parts there are: of one type, or of any. */
  assortment: (type?: number): Tag => (type === undefined ? named('assortment') : named('assortment', `t${type}`)),
  /** What decides the contents of lists of some types and brands; null: of any. */
  listed(aspect: Aspect, types: ReadonlySet<number> | null, brands: ReadonlySet<number> | null): Tag[] {
    if (types && brands && types.size * brands.size <= MOST_PAIRS)
      return [...types].flatMap((type) => [...brands].map((brand) => named(aspect, `t${type}`, `b${brand}`)))
    if (types) return [...types].map((type) => named(aspect, `t${type}`))
    if (brands) return [...brands].map((brand) => named(aspect, `b${brand}`))
    return [named(aspect)]
  },
  /** What parts measure: those of one type, or of any. */
  measures: (type?: number): Tag => (type === undefined ? named('measures') : named('measures', `t${type}`)),
  /** The results of searches by words and numbers. */
  searches: named('searches'),
  /** What admins taught the search box. */
  searchRules: named('search-rules'),
  /** Which parts share a vehicle maker's number, given in upper case with letters and digits only. */
  number: (norm: string): Tag => named('number', norm),
  bestSellers: named('best-sellers'),
  /** How many parts there are of each kind. */
  counts: named('counts'),
  /** Categories, part types and brands. */
  taxonomy: named('taxonomy'),
  /** Makes, models, engines and years. */
  vehicles: named('vehicles'),
  /** Which part fits which vehicle. */
  fitments: named('fitments'),
  /** Repair jobs and their steps. */
  repairs: named('repairs'),
  /** Zones and methods of delivery, holidays, and the places that parts leave from. */
  delivery: named('delivery'),
  /** The newest reviews of all. */
  reviews: named('reviews'),
  post: (id: number | string): Tag => named('post', id),
  /** Which posts there are, and their summaries. */
  posts: named('posts'),
  /** The texts of fixed pages. */
  shopTexts: named('shop-texts'),
  /** Something whose changes nobody announces: what shows it is not cached. */
  unannounced: named('unannounced'),
}

const FACTS = 'facts:'

/**
 * The parts of which a tag says that what lists filter and sort by has changed: ranges of ids, first and last (migration 0038).
 * No page shows such a tag.
 */
export function changedFacts(one: Tag): [first: number, last: number][] {
  if (!one.startsWith(FACTS)) return []
  return one
    .slice(FACTS.length)
    .split(',')
    .map((range) => {
      const [first, last = first] = range.split('-').map(Number)
      return [first!, last!]
    })
}
