import type { Prices } from '#common/prices'
import { type Phrase, phrase } from '#common/phrase'
import { measureIn, saidSize } from '../filters/asked-measures.ts'
import { isRest, restAsTyped, withoutPieces, withoutWords } from './fewer-words.ts'
import { partOrCar, saysCondition } from '../subject/part-or-car.ts'
import type { Piece } from '../reading/pieces.ts'
import type { SaidRelaxation } from '../phrased.ts'
import { addressOf } from '../query-address.ts'
import type { PartQuery } from '../schema.ts'
import type { Subject } from '../subject/understand.ts'

/** What a query could drop, how that is called, and what of it changes then. */
type Change = { drop: string; label: Phrase; change: Partial<PartQuery> }
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

/** Every single condition that a query could drop; words last, because each takes a search. */
const ways = (query: PartQuery, subject: Subject): Way[] =>
  [...filtersToDrop(query, subject), ...wordsToDrop(query, subject)].map(({ drop, label, change }) => {
    return { drop, label, without: { ...query, ...change, cursor: undefined } }
  })

/** What was chosen besides the words, and all words together. */
function filtersToDrop(query: PartQuery, subject: Subject): Change[] {
  const list: Change[] = []
  const add = (drop: string, label: Phrase, change: Partial<PartQuery>) => list.push({ drop, label, change })
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
  return list
}

/** Some of the words. */
function wordsToDrop({ condition }: PartQuery, subject: Subject): Change[] {
  const { read, vehicleInWords } = subject
  if (!read) return []
  const list: Change[] = []
  const add = (drop: string, label: Phrase, q: string | undefined) => {
    if (q) list.push({ drop, label, change: { q } })
  }
  const addWord = (word: string, q: string | undefined) => add(`q:${word}`, phrase('finding.without.word', word), q)
  if (!condition && read.conditions.length > 0)
    list.push({
      drop: 'q:condition',
      label: phrase('finding.without.condition'),
      change: { q: withoutPieces(read, saysCondition) },
    })
  for (const { drop, says, label } of vehicleInWords ? partOrCar(read, subject) : [])
    add(drop, label, withoutPieces(read, says))
  const wishes = read.pieces.filter(({ kind }) => WISHES.has(kind))
  for (const { at } of wishes) addWord(read.tokens.written(at), read.tokens.without([at]))
  const words = [...new Set(restAsTyped(read))]
  for (const word of words.slice(0, Math.max(0, MOST_WORDS - wishes.length))) addWord(word, withoutWords(read, [word]))
  for (const wish of words.length > 0 ? wishes.slice(0, MOST_WITH_WORDS) : [])
    addWord(
      `${words.join(' ')} ${read.tokens.written(wish.at)}`,
      withoutPieces(read, (piece) => piece === wish || isRest(piece)),
    )
  return list
}

/**
 * The search without its number, which no part has, where it names part types beside it, and without all that no name explains, as of
 * a pasted offer. None where a page or a near number answers it.
 */
function numberToDrop(query: PartQuery, { read, unknownNumber, didYouMean, answered }: Subject): Way[] {
  const isAnswered = didYouMean.length > 0 || answered.page !== null || answered.notSold !== null
  if (isAnswered || unknownNumber === null || !read?.types) return []
  const way = (dropped: string, says: (piece: Piece) => boolean): Way[] => {
    const q = withoutPieces(read, says)
    const label = phrase('finding.without.word', dropped)
    return q ? [{ drop: 'q:number', label, without: { ...query, q, cursor: undefined } }] : []
  }
  return [
    ...way(unknownNumber, ({ kind }) => kind === 'number'),
    ...(read.pieces.some(({ kind }) => kind === 'text') ? way(restAsTyped(read).join(' '), isRest) : []),
  ]
}

/**
 * What to drop so that something is found, the smallest change first; at most five suggestions. `isAnswered`: the words have an answer
 * without parts, and only an unknown number could go, with no more than it takes.
 */
export async function relaxations(
  query: PartQuery,
  subject: Subject,
  prices: Prices,
  count: (query: PartQuery) => Promise<number>,
  { isAnswered = false, others = [] }: { isAnswered?: boolean; others?: readonly Way[] } = {},
): Promise<SaidRelaxation[]> {
  const counted: SaidRelaxation[] = []
  const all = isAnswered ? numberToDrop(query, subject) : [...others, ...ways(query, subject)]
  // In sequence: an empty search should not take more connections than any other.
  for (const { drop, label, without } of all) {
    if (isAnswered && counted.some((way) => way.count > 0)) break
    counted.push({ drop, label, count: await count(without), query: addressOf(without, prices) })
  }
  return counted
    .filter((way) => way.count > 0)
    .toSorted((a, b) => a.count - b.count)
    .slice(0, 5)
}
