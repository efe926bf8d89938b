import type { Ctx } from '#platform/context'
import { normalNumber } from '#domain/catalogue'
import {
  canBeExact,
  canBeNumber,
  GROUPS_AS_TYPED,
  isWhole,
  type NumberHit,
  numbersBeginning,
  numbersLike,
  numbersWith,
  readAlike,
} from './find-numbers.ts'
import { type NearNumber, nearNumbers } from './near-numbers.ts'
import { gapsOf } from './number-gaps.ts'
import type { AlreadyRead } from '../already-read.ts'
import type { BegunNumbers } from './begun-numbers.ts'
import { isAmount } from '../reading/proposals/propose-numbers.ts'
import type { Lexicon } from '../reading/lexicon/lexicon.ts'
import type { Piece } from '../reading/pieces.ts'
import type { ReadWords } from '../reading/read-words.ts'
import { squashed } from '../reading/tokens.ts'
import { wordsOf } from '../stem.ts'
import { isShortNumber } from '../reading/number-label.ts'

/** Each costs up to two statements, and nobody means more. */
export const MOST_NUMBERS = 4
const LEAST_OF_GROUPS = 6
/** A shorter number of a brand that the shop does not have is a piece of too many others: "ngk 7090". */
const LEAST_OF_OTHERS = 6

const YEAR = /^(?:19|20)\d\d$/

/** Letters before a number that may say whose it is: "GM 12690385", "VAG 1C9 800 716 Q". */
const MAKERS = /^[a-z]{2,4}[\s.:-]+((?=(?:\W*\w){6})\S*\d.*)$/i

/** `isAll`: all the words are the number, whatever else they were read as. `near`: what may be meant by an unknown one. */
export type MeantNumber = { number: string; hits: NumberHit[]; isAll?: boolean; near?: NearNumber[] }

/**
 * The left-over words of a search may be a number: all of them, or one piece. Words that occur in texts are no piece of
 * a number, and of groups that are one number together none is looked for alone. Without hits: it looks like a number,
 * but no part has it. Null: nothing looks like one.
 */
export async function findMeantNumber(
  ctx: Ctx,
  q: string,
  read: ReadWords,
  lexicon: Lexicon,
  { texts, numbers: begun }: Pick<AlreadyRead, 'texts' | 'numbers'>,
): Promise<MeantNumber | null> {
  if (isShortNumber(q) || isBriefNumber(q, read)) {
    const whole = (await begun.ask(ctx, q)).filter(isWhole)
    if (whole.length > 0) return { number: q, hits: whole, isAll: true }
  }
  const gaps = gapsOf(q)
  if (gaps !== null) {
    const hits = await numbersLike(ctx, q, gaps)
    if (hits.length > 0) return { number: q, hits, isAll: true }
    // Without its gaps it would be another number.
    if (read.pieces.every(({ kind }) => kind === 'number')) return (await readSlip(ctx, q)) ?? { number: q, hits }
  }
  const half = await findHalf(ctx, q, read, begun)
  if (half) return half
  if (read.rest.length === 0) return null
  const has = (...kinds: Piece['kind'][]) => read.pieces.some(({ kind }) => kinds.includes(kind))
  const isOthers = has('otherBrand')
  const isNamed = read.types || read.make || read.brands.length > 0 || has('otherBrand', 'notSold')
  const all = isNamed ? read.rest : wordsOf(q)
  const typed = read.pieces.flatMap(({ kind, at }) => (kind === 'number' ? [read.tokens.written(at)] : []))
  const isOne = all.every(mayBePiece)
  const asked =
    typed.length > 0 ? typed : [...(all.some(isLongWord) ? [] : [all.join(' ')]), ...(isOne ? [] : read.rest)]
  // Beside a car it is the year of another one: "golf 2014 and civic 2016".
  const isYear = (one: string) => read.make !== null && YEAR.test(one)
  const isAny = (one: string) => begun.whole(one) !== null || (canBeNumber(one) && !isAmount(one) && !isYear(one))
  const numbers = [...new Set(asked)].filter(isAny).slice(0, MOST_NUMBERS)
  let unknown: string | null = null
  for (const number of numbers) {
    const known = begun.whole(number)
    if (known) return { number, hits: known }
    const [begins] = await Promise.all([begun.ask(ctx, number), texts.ask(ctx, [...all, ...read.rest])])
    const isWords = number.split(' ').every((word) => texts.isThere(word) || isModel(word, lexicon))
    const whole = begins.filter(isWhole)
    if (whole.length > 0) return { number, hits: begins }
    const hits = isWords && !isOfGroups(number) ? [] : await numbersWith(ctx, number)
    const isPiece = !isOthers || normalNumber(number).length >= LEAST_OF_OTHERS
    const meant = isPiece ? hits.filter(({ rank }) => !isWords || rank <= GROUPS_AS_TYPED) : []
    if (meant.length > 0) return { number, hits: meant }
    // Before a piece of it finds something else: "BR3Z" of "BR3Z 1014 B".
    const slip = number === numbers[0] && (!isWords || isOfGroups(number)) ? await readSlip(ctx, number) : null
    if (slip) return slip
    if (!isWords || (isOthers && isOfGroups(number))) unknown ??= number
  }
  if (!unknown) return null
  const bare = MAKERS.exec(unknown)?.[1]
  const ofMaker = bare ? (await begun.ask(ctx, bare)).filter(isWhole) : []
  if (ofMaker.length > 0) return { number: bare!, hits: ofMaker }
  // Letters of a number may be a word, and a group of it a measure: "ol i097 23o", "5L 2991 702 K".
  const whole = canBeNumber(q) && q !== numbers[0] ? await readSlip(ctx, q) : null
  if (whole) return { ...whole, isAll: true }
  return (unknown === numbers[0] ? null : await readSlip(ctx, unknown)) ?? { number: unknown, hits: [] }
}

/** Two or three characters that nothing else is called, "XL-1" but no "CX-5": they are only looked up whole. */
const isBriefNumber = (q: string, { pieces }: ReadWords) =>
  /^\S*\d\S*$/.test(q) &&
  [2, 3].includes(normalNumber(q).length) &&
  pieces.every(({ kind }) => kind === 'text' || kind === 'number' || kind === 'filler')

/** "NV 591": a maker's letters, apart from the groups that follow. */
const PREFIXED = /^[a-z]{1,3}[\s./-]+\d/i
/** What a group of a number is read as when nothing names it. */
const NAMELESS = new Set<Piece['kind']>(['number', 'text', 'measure'])
const BEGINS_AS_TYPED = 2

/**
 * The beginning of a number whose letters are a name, too: "NV" is a Nissan, and "591" some length. Not where all of the words
 * are names: "NV 200".
 */
async function findHalf(ctx: Ctx, q: string, { pieces }: ReadWords, begun: BegunNumbers): Promise<MeantNumber | null> {
  const isNumber = pieces.every(({ kind }) => kind === 'number')
  if (isNumber || !pieces.some(({ kind }) => NAMELESS.has(kind))) return null
  if (!PREFIXED.test(q) || !canBeExact(q)) return null
  const hits = (await begun.ask(ctx, q)).filter(({ rank }) => rank <= BEGINS_AS_TYPED)
  return hits.length > 0 ? { number: q, hits, isAll: true } : null
}

/** A number with characters that look alike put right, or what is one slip away from it; null: neither is known. */
async function readSlip(ctx: Ctx, number: string): Promise<MeantNumber | null> {
  const [alike, [near = []]] = await Promise.all([readAlike(ctx, number), nearNumbers(ctx, [number])])
  if (alike) return { number: alike, hits: await numbersBeginning(ctx, alike) }
  return near.length > 0 ? { number, hits: [], near } : null
}

/** Whether a word is a model's whole name, "f150": digits alone are more likely a piece of a number. */
const isModel = (word: string, { vehicles }: Lexicon) => /\p{L}/u.test(word) && vehicles.models.has(squashed(word))

/** What may stand in a number beside other groups: nothing then is a number by itself. */
const mayBePiece = (word: string) => /\d/.test(word) || /^[A-Z]{1,3}$/.test(word)

/** No piece of a number has so many letters and no digit. */
const isLongWord = (word: string) => !/\d/.test(word) && normalNumber(word).length > 5

/** Several groups that are long enough together to be a number, though each is a word: "205 123 45 67". */
const isOfGroups = (number: string) => number.includes(' ') && normalNumber(number).length >= LEAST_OF_GROUPS
