import type { Ctx } from '#platform/context'
import { canBeNumber, type NumberHit, numbersBeginning, numbersWith, readAlike } from './find-numbers.ts'
import type { Names } from './names.ts'
import type { ReadWords } from './read-words.ts'
import { stem, wordsOf } from './stem.ts'
import type { TextWords } from './text-words.ts'

/** Each costs up to two statements, and nobody means more. */
const MOST_NUMBERS = 4

/**
 * The left-over words of a search may be a number: all of them, or one piece. Words that occur in texts are no piece of
 * a number. Without hits: it looks like a number, but no part has it. Null: nothing looks like one.
 */
export async function findMeantNumber(
  ctx: Ctx,
  q: string,
  read: ReadWords,
  names: Names,
  texts: TextWords,
): Promise<{ number: string; hits: NumberHit[] } | null> {
  if (read.rest.length === 0) return null
  const all = read.types || read.make || read.brands.length > 0 ? read.rest : wordsOf(q)
  const numbers = [...new Set([all.join(' '), ...read.rest])].filter(canBeNumber).slice(0, MOST_NUMBERS)
  let unknown: string | null = null
  for (const number of numbers) {
    // In parallel: most numbers are whole, and then cost one round trip.
    const [begins] = await Promise.all([numbersBeginning(ctx, number), texts.ask(ctx, [...all, ...read.rest])])
    const isWords = number.split(' ').every((word) => texts.isThere(word) || isModel(word, names))
    const isWhole = begins.some(({ rank }) => rank === 0)
    const hits = isWhole ? begins : isWords ? [] : await numbersWith(ctx, number)
    if (hits.length > 0) return { number, hits }
    if (!isWords) unknown ??= number
  }
  const alike = unknown && (await readAlike(ctx, unknown))
  if (alike) return { number: alike, hits: await numbersBeginning(ctx, alike) }
  return unknown ? { number: unknown, hits: [] } : null
}

/** Whether a word is a model's whole name, "f150": digits alone are more likely a piece of a number. */
const isModel = (word: string, names: Names) => /\p{L}/u.test(word) && names.models.has(stem(word))
