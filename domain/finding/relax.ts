import { type Prices, toWritten } from '#common/prices'
import { type Phrase, phrase } from '#common/phrase'
import { measureIn, saidSize } from './asked-measures.ts'
import { partOrCar, saysCondition } from './part-or-car.ts'
import type { Piece } from './reading/pieces.ts'
import type { ReadWords } from './reading/read-words.ts'
import type { SaidRelaxation } from './phrased.ts'
import type { PartQuery, Relaxation } from './schema.ts'
import type { Subject } from './understand.ts'

export type Way = { drop: string; label: Phrase; without: PartQuery }

const nothing = {
  category: undefined,
  brand: undefined,
  tier: undefined,
  measure: undefined,
  position: undefined,
  condition: undefined,
  rating: undefined,
  inStock: undefined,
}
const noPrice = { priceMin: undefined, priceMax: undefined }
export const noFacets = { ...nothing, ...noPrice }
const noVehicle = {
  car: undefined,
  make: undefined,
  model: undefined,
  year: undefined,
  engine: undefined,
  is: undefined,
}

/** Each word takes a search of its own, and so does a wish that is given up together with all left-over words; five are shown. */
const [MOST_WORDS, MOST_WITH_WORDS] = [6, 2]

/** What words say of a part besides its type and its vehicle. */
const WISHES: ReadonlySet<Piece['kind']> = new Set(['position', 'price', 'measure', 'brand'])

const isRest = ({ kind }: Piece) => kind === 'text' || kind === 'number'

/** The left-over words as they were typed, errors included. A word that also says something else ("golf7") is none. */
export const restAsTyped = ({ pieces, tokens }: ReadWords): string[] =>
  pieces.flatMap((piece) => {
    const [from, to] = piece.at
    return isRest(piece) ? tokens.words.flatMap(({ text, at }) => (at[0] >= from && at[1] <= to ? [text] : [])) : []
  })

/** The words that were read, without some of them. */
export const withoutWords = ({ words }: ReadWords, dropped: string[]): string =>
  words.filter((word) => !dropped.includes(word)).join(' ')

/** The words without those of the pieces that say something. */
export const withoutPieces = ({ pieces, tokens }: ReadWords, says: (piece: Piece) => boolean): string | undefined =>
  tokens.without(pieces.flatMap((piece) => (says(piece) ? [piece.at] : []))) || undefined

/** Whether a piece of the words says where on the car: "front left". */
export const saysPlace = (piece: Piece) => piece.kind === 'position'

/** Every single condition that a query could drop; words last, because each takes a search. */
function ways(query: PartQuery, subject: Subject): Way[] {
  const list: Way[] = []
  const add = (drop: string, label: Phrase, change: Partial<PartQuery>) =>
    list.push({ drop, label, without: { ...query, ...change, cursor: undefined } })
  if (query.engine)
    add('engine', phrase('finding.without.engine', subject.vehicle?.engine?.label ?? query.engine), {
      engine: undefined,
    })
  if (query.car || query.make)
    add('vehicle', phrase('finding.without.vehicle', subject.vehicle?.label ?? null), noVehicle)
  if (query.inStock) add('inStock', phrase('finding.without.inStock'), { inStock: undefined })
  if (query.rating) add('rating', phrase('finding.without.rating'), { rating: undefined })
  if ((query.priceMin ?? 0) > 0 || query.priceMax !== undefined) add('price', phrase('finding.without.price'), noPrice)
  if (query.position) add('position', phrase('finding.without.position', query.position), { position: undefined })
  for (const [measure, values] of Map.groupBy(query.measure ?? [], measureIn)) {
    const others = query.measure!.filter((one) => !values.includes(one))
    const said = values.map((one) => saidSize(one, query.category))
    const change = { measure: others.length > 0 ? others : undefined }
    add(`measure:${measure}`, phrase('finding.without.measure', measure, said), change)
  }
  if (query.condition) add('condition', phrase('finding.without.condition'), { condition: undefined })
  if (query.tier) add('tier', phrase('finding.without.tier'), { tier: undefined })
  if (query.brand) add('brand', phrase('finding.without.brand'), { brand: undefined })
  if (query.category) add('category', phrase('finding.without.category'), { category: undefined })
  const { category, brand, tier, measure, position, condition, rating, inStock } = query
  const facets = [category, brand, tier, measure, position, condition, rating, inStock].filter(Boolean)
  if (facets.length > 1) add('facets', phrase('finding.without.facets'), { ...nothing, ...noPrice })
  if (query.q && (facets.length > 0 || query.car || query.make))
    add('q', phrase('finding.without.words', query.q), { q: undefined })
  const { read } = subject
  if (!query.condition && read && read.conditions.length > 0)
    add('q:condition', phrase('finding.without.condition'), { q: withoutPieces(read, saysCondition) })
  for (const { drop, says, label } of read && subject.vehicleInWords ? partOrCar(read, subject) : []) {
    const q = withoutPieces(read!, says)
    if (q) add(drop, label, { q })
  }
  const wishes = read?.pieces.filter(({ kind }) => WISHES.has(kind)) ?? []
  for (const { at } of wishes) {
    const [wish, q] = [read!.tokens.written(at), read!.tokens.without([at])]
    if (q) add(`q:${wish}`, phrase('finding.without.word', wish), { q })
  }
  const words = [...new Set(read ? restAsTyped(read) : [])]
  for (const word of words.slice(0, Math.max(0, MOST_WORDS - wishes.length))) {
    const q = withoutWords(read!, [word])
    if (q) add(`q:${word}`, phrase('finding.without.word', word), { q })
  }
  for (const wish of words.length > 0 ? wishes.slice(0, MOST_WITH_WORDS) : []) {
    const both = `${words.join(' ')} ${read!.tokens.written(wish.at)}`
    const q = withoutPieces(read!, (piece) => piece === wish || isRest(piece))
    if (q) add(`q:${both}`, phrase('finding.without.word', both), { q })
  }
  return list
}

/** A query as an address has it. */
export function address(query: PartQuery, prices: Prices): Relaxation['query'] {
  const { limit: _limit, cursor: _cursor, sort, inStock, priceMin, priceMax, ...rest } = query
  const entries = Object.entries({
    ...rest,
    priceMin: priceMin === undefined ? undefined : toWritten(prices, priceMin),
    priceMax: priceMax === undefined ? undefined : toWritten(prices, priceMax),
    inStock: inStock ? 'true' : undefined,
    sort,
  })
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    ),
  )
}

/** What to drop so that something is found, the smallest change first; at most five suggestions. */
export async function relaxations(
  query: PartQuery,
  subject: Subject,
  prices: Prices,
  count: (query: PartQuery) => Promise<number>,
  others: readonly Way[] = [],
): Promise<SaidRelaxation[]> {
  const counted: SaidRelaxation[] = []
  // In sequence: an empty search should not take more connections than any other.
  for (const { drop, label, without } of [...others, ...ways(query, subject)]) {
    counted.push({ drop, label, count: await count(without), query: address(without, prices) })
  }
  return counted
    .filter((way) => way.count > 0)
    .toSorted((a, b) => a.count - b.count)
    .slice(0, 5)
}
