import { sql } from 'kysely'
import { normalNumber, NOT_HIDDEN } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { shopLexicon } from '../reading/lexicon/shop-lexicon.ts'
import { isMaker } from '../reading/without-maker.ts'
import { numbersIn, readLines } from './read-lines.ts'
import { typedLines } from './typed-line.ts'

/** A pasted list as lines of an order, by the numbers that the catalogue knows. One statement. */
export async function readTypedList(ctx: Ctx, text: string): Promise<ReturnType<typeof readLines>> {
  const [known, lexicon] = await Promise.all([knownNumbers(ctx, numbersIn(text)), shopLexicon(ctx)])
  return readLines(text, known, (name) => isMaker(name, lexicon))
}

/**
 * Whether a text is nothing but part numbers that the catalogue has, with their quantities. Then it is no VIN, though
 * it has 17 characters: "PV 172840 2 AH 172-840". One statement.
 */
export async function areKnownNumbers(ctx: Ctx, text: string): Promise<boolean> {
  const known = await knownNumbers(ctx, numbersIn(text))
  const { lines, setAside } = readLines(text, known)
  const isKnown = ({ readings: [{ number }], note }: (typeof lines)[number]) =>
    note === '' && known.has(normalNumber(number))
  return lines.length > 0 && setAside.length === 0 && lines.every(isKnown)
}

/** Several numbers, or the `only` one where nothing but its quantity stands beside it. */
type TypedList = { numbers: string[]; only: string | null }
const NO_LIST: TypedList = { numbers: [], only: null }

/** What the words of a search are as a list of numbers. One statement, where several words have digits. */
export async function typedListOf(ctx: Ctx, q: string): Promise<TypedList> {
  const words = typedLines(q).flatMap((line) => line.words)
  if (words.filter(({ text }) => /\d/.test(text)).length < 2) return NO_LIST
  const known = await knownNumbers(ctx, numbersIn(q))
  const { lines } = known.size > 0 ? readLines(q, known) : NO_LINES
  const numbers = lines.map(({ readings }) => readings[0].number)
  if (numbers.length > 1) return { numbers, only: null }
  const isAlone = lines[0]?.note === '' && lines[0].readings[0].quantity !== null
  return isAlone && known.has(normalNumber(numbers[0]!)) ? { numbers: [], only: numbers[0]! } : NO_LIST
}
const NO_LINES: ReturnType<typeof readLines> = { lines: [], setAside: [] }

/** Which of these normalized numbers the catalogue has. */
async function knownNumbers(ctx: Ctx, norms: readonly string[]): Promise<Set<string>> {
  if (norms.length === 0) return new Set()
  const { rows } = await sql<{ norm: string }>`
    select distinct norm from part_number n where ${NOT_HIDDEN} and norm = any(string_to_array(${norms.join(' ')}, ' '))`.execute(
    ctx.finder,
  )
  return new Set(rows.map(({ norm }) => norm))
}
