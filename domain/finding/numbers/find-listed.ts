import type { Ctx } from '#platform/context'
import { isWhole, numbersBeginning } from './find-numbers.ts'
import { type MeantNumber, MOST_NUMBERS } from './meant-number.ts'

/** The parts of several numbers that were typed together, for the first four; null: none is known. */
export async function findListed(ctx: Ctx, numbers: readonly string[]): Promise<MeantNumber | null> {
  const found = await Promise.all(
    numbers.slice(0, MOST_NUMBERS).map(async (number) => {
      const hits = await numbersBeginning(ctx, number)
      return { number, hits: hits.filter(isWhole) }
    }),
  )
  const known = found.filter(({ hits }) => hits.length > 0)
  if (known.length === 0) return null
  // A part may have several of the numbers.
  const hits = new Map(known.flatMap(({ hits }) => hits.map((hit) => [hit.partId, hit])))
  return { number: known.map(({ number }) => number).join(', '), hits: [...hits.values()], isAll: true }
}
