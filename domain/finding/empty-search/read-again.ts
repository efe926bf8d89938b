import { isWhole } from '../numbers/find-numbers.ts'
import type { Piece } from '../reading/pieces.ts'
import type { ReadWords } from '../reading/read-words.ts'
import { restAsTyped, saysPlace, withoutPieces, withoutWords } from './fewer-words.ts'
import type { Reading } from '../schema.ts'
import type { Searched } from '../search.ts'
import type { KnownTexts } from '../text-words.ts'
import type { Subject } from '../subject/understand.ts'

/** The words of a search read differently, because the left-over ones matched nothing. `otherCars`: as in a `Reading`. */
export type OtherWords = { q: string; corrected: Reading['corrected']; dropped: string[]; otherCars?: string[] }

/** Nobody waits for more ways of reading. */
const MOST_TRIES = 6

/**
 * The search without those left-over words that occur in no part's text, without one more of them, and without all. A letter
 * says less than a word, so the shortest goes first.
 */
function withoutRest(read: ReadWords, texts: KnownTexts): OtherWords[] {
  const rest = restAsTyped(read)
  const there = rest.filter((word) => texts.isThere(word)).toSorted((a, b) => a.length - b.length)
  const strangers = rest.filter((word) => !texts.isThere(word))
  const sets = [strangers, ...there.slice(0, MOST_TRIES - 2).map((word) => [...strangers, word]), rest]
  const wholes = new Map(sets.map((dropped) => [dropped.join(' '), dropped]))
  return [...wholes.values()]
    .filter((dropped) => dropped.length > 0)
    .map((dropped) => ({ q: withoutWords(read, dropped), corrected: [], dropped, otherCars: otherCars(read, dropped) }))
}

const isNamed = (word: string, dropped: readonly string[]) => /\p{L}/u.test(word) && dropped.includes(word)

const SAYS_CAR: ReadonlySet<string> = new Set(['make', 'model', 'generation', 'year', 'engine', 'trim'])

const isJoining = (piece: Piece) => piece.kind === 'filler' && piece.joins === true

/**
 * Where a list is for one of several cars that were named: the same search for each of the others. Where it is for none, for the one
 * name is of cars of several makes: the search for each make's.
 */
function otherCars(read: ReadWords, dropped: readonly string[]): string[] {
  // Figures alone say other things more often: the 350 of a Chevrolet is its engine.
  const isOther = ({ at, ...piece }: Piece) =>
    piece.kind === 'text' && piece.modelOf !== undefined && isNamed(read.tokens.written(at), dropped)
  const others = read.pieces.filter(isOther)
  if (!read.make) return others.length === 1 ? ofEachMake(read, others[0]!) : []
  return others.flatMap(
    (other) =>
      withoutPieces(
        read,
        (piece) => SAYS_CAR.has(piece.kind) || isJoining(piece) || (isOther(piece) && piece !== other),
      ) ?? [],
  )
}

function ofEachMake(read: ReadWords, piece: Piece): string[] {
  const makes = piece.kind === 'text' ? (piece.modelOf ?? []) : []
  const rest = withoutPieces(read, (one) => one === piece)
  const model = read.tokens.written(piece.at)
  return makes.length > 1 ? makes.map((make) => [make, model, rest].filter(Boolean).join(' ')) : []
}

/** The search without the places that it names, or null: it names none. */
function withoutPlaces(read: ReadWords): OtherWords | null {
  const dropped = read.pieces.flatMap((piece) => (saysPlace(piece) ? [read.tokens.written(piece.at)] : []))
  const q = dropped.length > 0 ? withoutPieces(read, saysPlace) : undefined
  return q === undefined ? null : { q, corrected: [], dropped }
}

/** The search without the part types that it names beside a number: the part of that number is another one. */
function withoutTypes(read: ReadWords): OtherWords | null {
  const isType = ({ kind }: Piece) => kind === 'type'
  const dropped = read.pieces.flatMap((piece) => (isType(piece) ? [read.tokens.written(piece.at)] : []))
  const q = dropped.length > 0 ? withoutPieces(read, isType) : undefined
  return q === undefined ? null : { q, corrected: [], dropped }
}

/** Whether the words say more than a number: of "luk 623" the number alone is no size of anything. */
const saysMore = ({ pieces }: ReadWords) =>
  pieces.some((piece) => piece.kind !== 'filler' && !(piece.kind === 'measure' && piece.isBare))

/** Whether parts were found that have a place at the car. */
const hasPlaces = ({ found }: Searched) => found.tally.position.some((count, place) => place > 0 && count > 0)

/**
 * The first reading of a search that finds something, or null: without its places, if no part has any (a battery is at no
 * side), without the types that its number's part is none of, or without some of its left-over words. Words that belong to a number are not dropped. `havePlaces`: parts of the
 * asked types have some; `search` is told which way is the last.
 */
export async function readAgain(
  { read, numbers }: Subject,
  texts: KnownTexts,
  havePlaces: boolean,
  search: (q: string, isLast: boolean) => Promise<Searched | null>,
): Promise<(Searched & { other: OtherWords }) | null> {
  if (!read) return null
  const numbered = numbers?.some(isWhole) ? withoutTypes(read) : null
  const ofNumber = numbered && (await search(numbered.q, true))
  if (ofNumber && ofNumber.found.tally.count > 0) return { ...ofNumber, other: numbered }
  const ways = numbers ? [] : withoutRest(read, texts)
  const other = havePlaces ? null : withoutPlaces(read)
  const placeless = other && (await search(other.q, ways.length === 0))
  if (placeless && placeless.found.tally.count > 0 && !hasPlaces(placeless)) return { ...placeless, other }
  for (const other of ways) {
    const searched = other.q ? await search(other.q, other === ways.at(-1)) : null
    if (searched && searched.found.tally.count > 0 && saysMore(searched.subject.read!)) return { ...searched, other }
  }
  return null
}
