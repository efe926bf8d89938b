import type { Ctx } from '#platform/context'
import { normalNumber } from '#domain/catalogue'
import { canBeNumber, type NumberHit, numbersBeginning, numbersWith, readAlike } from './find-numbers.ts'
import type { Lexicon } from './reading/lexicon.ts'
import type { ReadWords } from './reading/read-words.ts'
import { squashed } from './reading/tokens.ts'
import { wordsOf } from './stem.ts'
import type { TextWords } from './text-words.ts'
import { isShortNumber } from './typed-number.ts'

/** Each costs up to two statements, and nobody means more. */
const MOST_NUMBERS = 4
/** The last rank of hits that have the groups of a number as they were typed. */
const GROUPS_AS_TYPED = 2
const LEAST_OF_GROUPS = 7

/** `isAll`: all the words are the number, whatever else they were read as. */
type MeantNumber = { number: string; hits: NumberHit[]; isAll?: boolean }

/**
 * The left-over words of a search may be a number: all of them, or one piece. Words that occur in texts are no piece of
 * a number. Without hits: it looks like a number, but no part has it. Null: nothing looks like one.
 */
export async function findMeantNumber(
  ctx: Ctx,
  q: string,
  read: ReadWords,
  lexicon: Lexicon,
  texts: TextWords,
): Promise<MeantNumber | null> {
  if (read.rest.length === 0) return null
  const all = read.types || read.make || read.brands.length > 0 ? read.rest : wordsOf(q)
  const numbers = [...new Set([all.join(' '), ...read.rest])]
    .filter((one) => canBeNumber(one) || isShortNumber(one))
    .slice(0, MOST_NUMBERS)
  let unknown: string | null = null
  for (const number of numbers) {
    // In parallel: most numbers are whole, and then cost one round trip.
    const [begins] = await Promise.all([numbersBeginning(ctx, number), texts.ask(ctx, [...all, ...read.rest])])
    const isWords = number.split(' ').every((word) => texts.isThere(word) || isModel(word, lexicon))
    const whole = begins.filter(({ rank }) => rank === 0)
    if (whole.length > 0) return { number, hits: isShortNumber(number) ? whole : begins }
    const hits = isWords && !isOfGroups(number) ? [] : await numbersWith(ctx, number)
    const meant = isWords ? hits.filter(({ rank }) => rank <= GROUPS_AS_TYPED) : hits
    if (meant.length > 0) return { number, hits: meant }
    if (!isWords) unknown ??= number
  }
  // Letters of a number may be a word: "ol i097 23o".
  for (const other of unknown ? new Set([unknown, q]) : []) {
    const alike = canBeNumber(other) && (await readAlike(ctx, other))
    if (alike) return { number: alike, hits: await numbersBeginning(ctx, alike), isAll: other === q }
  }
  return unknown ? { number: unknown, hits: [] } : null
}

/** Whether a word is a model's whole name, "f150": digits alone are more likely a piece of a number. */
const isModel = (word: string, { vehicles }: Lexicon) => /\p{L}/u.test(word) && vehicles.models.has(squashed(word))

/** Several groups that are long enough together to be a number, though each is a word: "205 123 45 67". */
const isOfGroups = (number: string) => number.includes(' ') && normalNumber(number).length >= LEAST_OF_GROUPS
