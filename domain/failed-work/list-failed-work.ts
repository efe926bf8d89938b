import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf } from '#platform/cursor'
import { FAILED_WORK } from '#platform/jobs'
import { aboutWork } from './about-work.ts'
import { errorOf } from './error-of.ts'
import type { FailedWork, FailedWorkQuery } from './schema.ts'

type Row = Omit<FailedWork, '_id' | 'askedAt' | 'failedAt' | 'error'> & {
  id: string
  askedAt: Date
  failedAt: Date
  micros: number
  output: unknown
}

/** Work that was given up in the last 30 days and that nobody has had tried again since, the newest first. For admins. */
export async function listFailedWork(
  ctx: Ctx,
  { cursor, limit }: FailedWorkQuery,
): Promise<{ items: FailedWork[]; next: string | null }> {
  adminOf(ctx)
  const { rows } = await sql<Row>`
    with f as (
      select (array_agg(id order by created_on desc))[1]::text as id, source_name as job, data, max(created_on) as at,
        min(coalesce(source_created_on, created_on)) as "askedAt", sum(coalesce(source_retry_count, 0) + 1)::int as tries,
        (array_agg(output order by created_on desc))[1] as output
      from jobs.job where name = ${FAILED_WORK} and state = 'created' group by source_name, data
    )
    select f.id, f.job, coalesce(f.data ->> 'template', f.data ->> 'kind') as mail, "askedAt", at as "failedAt", tries, output,
      ${microsOf('at')} as micros, case when a.id is not null then to_jsonb(a) end as about
    from f left join lateral (${aboutWork}) as a on true
    where ${afterCursor(cursor, ['at', 'f.id'])}
    order by at desc, f.id desc limit ${limit + 1}`.execute(ctx.db)
  const { page, next } = pageOf(rows, limit, (row) => row)
  const items = page.map(({ id, micros: _micros, output, askedAt, failedAt, ...row }) => ({
    _id: id,
    ...row,
    askedAt: askedAt.toISOString(),
    failedAt: failedAt.toISOString(),
    error: errorOf(output),
  }))
  return { items, next }
}

/** How many different works were given up; for the overview. */
export async function countFailedWork(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (source_name, data))::int as count
    from jobs.job where name = ${FAILED_WORK} and state = 'created'`.execute(ctx.db)
  return rows[0]!.count
}
