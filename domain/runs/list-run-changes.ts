import { sql } from 'kysely'
import { nameValues } from '#domain/catalogue'
import { adminOf } from '#platform/access'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import type { RunChange } from './schema.ts'

type Asked = { kept?: boolean; cursor?: string; limit: number }

/**
 * What a run wrote, by part, brands, part types and other parts by their names; `kept`: only what was changed since and therefore stayed
 * when it was undone. For admins.
 */
export async function listRunChanges(
  ctx: Ctx,
  runId: string,
  { kept = false, cursor, limit }: Asked,
): Promise<{ items: RunChange[]; next: string | null }> {
  adminOf(ctx)
  const [, part, field] = /^(\d{1,9})~(\w{1,30})$/.exec(cursor ?? '0~a') ?? []
  if (part === undefined) throw invalid({ cursor: phrase('refusal.foreignCursor') })
  const { rows } = await sql<RunChange>`
    select c.part_id as "partId", p.name, p.number, c.field, c.before, c.after, c.undone
    from run_change c left join part p on p.id = c.part_id
    where c.run_id = ${runId} and (c.part_id, c.field) > (${Number(part)}::int, ${field}::text)
      and ${kept ? sql`c.undone = 'changed-since'` : sql`true`}
    order by c.part_id, c.field limit ${limit + 1}`.execute(ctx.db)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const items = rows.slice(0, limit)
  const [before, after] = [
    await nameValues(
      ctx,
      items.map((one) => ({ [one.field]: one.before })),
    ),
    await nameValues(
      ctx,
      items.map((one) => ({ [one.field]: one.after })),
    ),
  ]
  const named = items.map(
    (one, n) => ({ ...one, before: before[n]![one.field], after: after[n]![one.field] }) as RunChange,
  )
  return { items: named, next: last ? `${last.partId}~${last.field}` : null }
}
