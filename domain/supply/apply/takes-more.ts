import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { countLeaving } from '../staging/counts/count-import.ts'
import type { ImportCounts } from '../staging/counts/counts-schema.ts'
import type { ImportKind } from '../suppliers/schema.ts'
import { leavingOf, retiresOf } from './leaving.ts'

type Told = { kind: ImportKind; counts: ImportCounts }

/**
 * Whether a full file takes more away than its preview told, because other files of its supplier were written or undone since it was
 * read. Its preview tells the new numbers then.
 */
export async function takesMore(ctx: Ctx, id: string): Promise<boolean> {
  const { rows } = await sql<Told>`
    select i.kind, i.counts from import i
    where i.id = ${id} and i.is_full and i.applied_at is null and i.counts is not null and exists (
      select from run r join import o on o.id = r.about ->> 'import'
      where o.supplier_id = i.supplier_id and o.id <> i.id and (
        coalesce(r.ended_at, 'infinity') > i.staged_at
        or (r.undo_asked_at is not null and coalesce(r.undone_at, 'infinity') > i.staged_at)))`.execute(ctx.db)
  const told = rows[0]
  if (!told) return false
  const { kind, counts } = told
  const now = { kind, counts: { ...counts, ...(await countLeaving(ctx, id)) } }
  return leavingOf(now) > leavingOf(told) || retiresOf(now) > retiresOf(told)
}
