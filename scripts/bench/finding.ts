import { findParts, suggest } from '#domain/finding'
import { partQuery } from '#domain/finding/schema'
import { Cache } from '#platform/cache'
import type { Ctx } from '#platform/context'
import { type BenchQuery, TYPED } from './queries.ts'
import { percentile, table } from './report.ts'

const ROUNDS = 5

/** Remembers nothing of single cars and makes, as if each query were the first for its car. */
class FirstVisits extends Cache {
  override getSized<T>(_key: string, _tags: unknown, load: () => Promise<T>): Promise<T> {
    return load()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const row = (kind: string, all: number[]) => [
  kind,
  all.length / ROUNDS,
  percentile(all, 0.5),
  percentile(all, 0.95),
  Math.max(...all),
]

async function lists(ctx: Ctx, queries: BenchQuery[], title: string): Promise<void> {
  const times = new Map<string, number[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { kind, query } of queries) {
      const took = await timed(() => findParts(ctx, partQuery(ctx.config.prices).parse(query)))
      if (round > 0) times.set(kind, [...(times.get(kind) ?? []), took])
    }
  }
  const rows = [...times].map(([kind, all]) => row(kind, all))
  const all = row('all of them', [...times.values()].flat())
  table(title, ['kind', 'queries', 'median', '95 %', 'longest'], [...rows, all])
}

/**
 * How long one list or search takes, from calling the use case to its result, with nothing else running; the first
 * round does not count. As a first visit asks, where nothing of its car or make is cached; and as a further page asks, where it is.
 */
export async function benchFinding(ctx: Ctx, queries: BenchQuery[]): Promise<void> {
  await lists({ ...ctx, cache: new FirstVisits() }, queries, 'Lists and searches, first visit, ms')
  await lists(ctx, queries, 'The same once more, with the car in the cache, ms')
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
