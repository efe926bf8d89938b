import { findParts, suggest } from '#domain/finding'
import { partQuery } from '#domain/finding/schema'
import type { Ctx } from '#platform/context'
import { type BenchQuery, TYPED } from './queries.ts'
import { percentile, table } from './report.ts'

const ROUNDS = 5

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/**
 * How long one list or search takes, from calling the use case to its result, with nothing else running; the first
 * round does not count.
 */
export async function benchFinding(ctx: Ctx, queries: BenchQuery[]): Promise<void> {
  const times = new Map<string, number[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { kind, query } of queries) {
      const took = await timed(() => findParts(ctx, partQuery(ctx.config.prices).parse(query)))
      if (round > 0) times.set(kind, [...(times.get(kind) ?? []), took])
    }
  }
  const row = (kind: string, all: number[]) => [
    kind,
    all.length / ROUNDS,
    percentile(all, 0.5),
    percentile(all, 0.95),
    Math.max(...all),
  ]
  const rows = [...times].map(([kind, all]) => row(kind, all))
  table(
    'Lists and searches, ms',
    ['kind', 'queries', 'median', '95 %', 'longest'],
    [...rows, row('all of them', [...times.values()].flat())],
  )

  const typed: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (const text of [
      ...TYPED,
      ...queries.filter(({ kind }) => kind === 'own number').map(({ query }) => query.q!.slice(0, 5)),
    ]) {
      const took = await timed(() => suggest(ctx, text))
      if (round > 0) typed.push(took)
    }
  }
  table('Suggestions, ms', ['', 'queries', 'median', '95 %', 'longest'], [row('while typing', typed)])
}
