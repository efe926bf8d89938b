import { sql } from 'kysely'
import { nearNumbers } from '#domain/finding'
import { answerLines } from '#domain/quick-order'
import { findVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { percentile, table } from './report.ts'

const ROUNDS = 5
const LINES = 200

/** Another character, one fewer, one more, or two neighbours swapped, by turns. */
function slip(number: string, n: number): string {
  const at = n % (number.length - 1)
  const [before, character, after] = [number.slice(0, at), number[at]!, number.slice(at + 1)]
  return [
    `${before}7${after}`,
    before + after,
    `${before}7${character}${after}`,
    before + after[0] + character + after.slice(1),
  ][n % 4]!
}

/** How long a number that no part has takes, and quick orders of 200 lines; nothing else runs, the first round does not count. */
export async function benchNumbers(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select number from part_number where length(norm) > 5 and part_id % 601 = 7 order by part_id, kind, norm limit ${LINES}`.execute(
    ctx.db,
  )
  const numbers = rows.map(({ number }) => number)
  const slips = numbers.map(slip)
  const { bases } = await findVehicles(ctx, { make: 'volkswagen', model: 'golf', year: 2014 })
  const car = bases[0]?.id
  const listOf = (some: string[]) => ({ text: some.map((number, n) => `${number}\t${(n % 9) + 1}`).join('\n'), car })
  const mixed = listOf(numbers.map((number, n) => (n % 10 === 0 ? slips[n]! : number)))
  const kinds: [string, (() => Promise<unknown>)[]][] = [
    ['did you mean', slips.map((typed) => () => nearNumbers(ctx, [typed]))],
    ['200 lines, 20 with a slip', [() => answerLines(ctx, mixed)]],
    ['200 lines, all with a slip', [() => answerLines(ctx, listOf(slips))]],
  ]
  const measured: (string | number)[][] = []
  for (const [kind, works] of kinds) {
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      for (const work of works) {
        const began = performance.now()
        await work()
        if (round > 0) times.push(performance.now() - began)
      }
    }
    measured.push([kind, works.length, percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)])
  }
  table('Unknown numbers and quick orders, ms', ['kind', 'queries', 'median', '95 %', 'longest'], measured)
}
