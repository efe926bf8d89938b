import { sql } from 'kysely'
import { recordAudit } from '#platform/audit'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'
import { FAILED_WORK } from '#platform/jobs'
import { aboutWork } from './about-work.ts'

type Taken = { job: string; data: object; name: string | null }

/** Has work that was given up done once more, with all its tries. For admins. @throws Problem 404 */
export const tryAgain = (ctx: Ctx, id: string): Promise<void> =>
  tx(ctx, async (ctx) => {
    const { job, data } = await take(ctx, id, 'work.retry')
    await ctx.jobs.send(ctx.db, job, data)
  })

/** Takes work that was given up off the list; nobody does it any more. For admins. @throws Problem 404 */
export const dropFailedWork = (ctx: Ctx, id: string): Promise<void> =>
  tx(ctx, async (ctx) => {
    await take(ctx, id, 'work.drop')
  })

/** Takes the work off the list, with all that is the same, and records who did. */
async function take(ctx: Ctx, id: string, what: 'work.retry' | 'work.drop'): Promise<Taken> {
  adminOf(ctx)
  const { rows } = await sql<Taken>`
    with f as (
      delete from jobs.job j using jobs.job asked
      where asked.name = ${FAILED_WORK} and asked.id::text = ${id} and asked.state = 'created'
        and j.name = ${FAILED_WORK} and j.state = 'created' and j.source_name = asked.source_name and j.data = asked.data
      returning j.source_name, j.data
    )
    select f.source_name as job, f.data, a.name from f left join lateral (${aboutWork}) as a on true limit 1`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound('work')
  const { job, name } = rows[0]
  await recordAudit(ctx, { what, id, before: { job, name }, after: null })
  return rows[0]
}
