declare const isTag: unique symbol

/** The name of something that cached values show and that may change. Made here alone, so that both sides write it alike. */
export type Tag = string & { readonly [isTag]: true }

const named = (...pieces: (string | number)[]) => pieces.join(':') as Tag

/** What of a part decides where a list has it: its place among kinds (price band, stars, in stock or not), its price, its rating. */
type Aspect = 'kind' | 'price' | 'rating'

/** Whoever writes more parts at once does not name them. */
const MOST_NAMED = 100

/** More pairs of a type and a brand than these are named by their types alone. */
const MOST_PAIRS = 200

/**
 * All that is announced as changed and noted as shown. What the database's own triggers announce is written in
 * the functions `assortment_tags` and `list_tags` of its migrations in the same way.
 */
export const tag = {
  /** One part as its card, its page and its reviews have it. */
  part: (id: number | string): Tag => named('part', id),
  /** Many parts at once: all that shows any part or list of parts. */
  parts: named('parts'),
  /** Parts that were written together: each, or where they are many all parts there are. */
  someParts: (ids: readonly number[]): Tag[] =>
    ids.length > MOST_NAMED ? [tag.parts] : [...new Set(ids)].map((id) => tag.part(id)),
  /** Which parts there are: of one type, or of any. */
  assortment: (type?: number): Tag => (type === undefined ? named('assortment') : named('assortment', `t${type}`)),
  /** What decides where a list has its parts: lists of some types and brands, null: of any. */
  listed(aspect: Aspect, types: ReadonlySet<number> | null, brands: ReadonlySet<number> | null): Tag[] {
    if (types && brands && types.size * brands.size <= MOST_PAIRS)
      return [...types].flatMap((type) => [...brands].map((brand) => named(aspect, `t${type}`, `b${brand}`)))
    if (types) return [...types].map((type) => named(aspect, `t${type}`))
    if (brands) return [...brands].map((brand) => named(aspect, `b${brand}`))
    return [named(aspect)]
  },
  /** What words and numbers find. */
  searches: named('searches'),
  /** Which parts share a vehicle maker's number, written in capitals and digits. */
  number: (norm: string): Tag => named('number', norm),
  bestSellers: named('best-sellers'),
  /** How many parts there are of each kind. */
  counts: named('counts'),
  /** Categories, part types and brands. */
  frame: named('frame'),
  /** Makes, models, engines and years. */
  vehicles: named('vehicles'),
  /** Which part fits which vehicle. */
  fitments: named('fitments'),
  /** Repair jobs and their steps. */
  repairs: named('repairs'),
  /** The newest reviews of all. */
  reviews: named('reviews'),
  post: (id: number | string): Tag => named('post', id),
  /** Which posts there are, and how they are summed up. */
  posts: named('posts'),
}
