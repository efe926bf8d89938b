import { type RawBuilder, sql } from 'kysely'
import { daysAgo } from './clock.ts'
import { type Ctx, tx } from './context.ts'
import { isPassing } from './db/failures.ts'

/** A patient job tries for about as long. */
const ASIDE_DAYS = 1

/** What a scheduled job does with each of many rows. */
export type Batches<Row> = {
  /** The patient job that works on one row alone. */
  job: string
  /** The data of that job, as SQL and in the program. */
  data: RawBuilder<unknown>
  dataOf(row: Row): object
  /** Locks rows of those that `which` is true of, in the same order each time. */
  take(ctx: Ctx, which: RawBuilder<unknown>, most: number): Promise<Row[]>
  work(ctx: Ctx, rows: Row[]): Promise<void>
}

/**
 * The work of a scheduled job, in batches of `most` rows that each commit, until none is left. A row that fails holds up no
 * other: its batch gets smaller until it fails alone. Then it is left to its job, so that admins hear of it.
 */
export async function inBatches<Row>(
  ctx: Ctx,
  most: number,
  { job, data, dataOf, take, work }: Batches<Row>,
): Promise<void> {
  const since = daysAgo(ctx, ASIDE_DAYS)
  const isOurs = sql`not exists (select from set_aside a where a.job = ${job} and a.data = ${data} and a.at > ${since})`
  for (let size = most; ;) {
    let taken: Row[] = []
    try {
      await tx(ctx, async (ctx) => {
        taken = await take(ctx, isOurs, size)
        if (taken.length > 0) await work(ctx, taken)
      })
      if (taken.length < size) return
      size = Math.min(most, size * 2)
    } catch (err) {
      if (isPassing(err) || taken.length === 0) throw err
      if (taken.length === 1) await setAside(ctx, job, dataOf(taken[0]!), err)
      size = Math.max(1, Math.floor(taken.length / 10))
    }
  }
}

const setAside = (ctx: Ctx, job: string, data: object, err: unknown) =>
  tx(ctx, async (ctx) => {
    ctx.log.error({ err, job, data }, 'a row was left to a job of its own')
    await sql`
      insert into set_aside (job, data, at) values (${job}, ${JSON.stringify(data)}::jsonb, ${ctx.clock.now()})
      on conflict (job, data) do update set at = excluded.at`.execute(ctx.db)
    await ctx.jobs.send(ctx.db, job, data)
  })

/** What the job of one row does: the same work, if it is still to be done. `which`: the row, as SQL. */
export const alone = <Row>(
  ctx: Ctx,
  data: object,
  which: RawBuilder<unknown>,
  { job, take, work }: Batches<Row>,
): Promise<void> =>
  tx(ctx, async (ctx) => {
    const taken = await take(ctx, which, 1)
    if (taken.length > 0) await work(ctx, taken)
    await sql`delete from set_aside where job = ${job} and data = ${JSON.stringify(data)}::jsonb`.execute(ctx.db)
  })
