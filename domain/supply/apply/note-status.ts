import { sql } from 'kysely'
import type { PartFields } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { Applying } from './applying.ts'

/** `isDeleted`: the file says that its supplier no longer has it. */
type GivenStatus = { partId: number; status: PartFields['status']; isDeleted: boolean }

/** Notes which status a file has given to parts that it holds, for when a later one offers them again. */
export async function noteStatus(ctx: Ctx, { sourceId }: Applying, given: readonly GivenStatus[]): Promise<void> {
  if (given.length === 0) return
  await sql`
    update supplied s set status = g.status, gone = g.gone
    from unnest(${given.map(({ partId }) => partId)}::int[], ${given.map(({ status }) => status)}::text[],
      ${given.map(({ isDeleted }) => isDeleted)}::boolean[]) as g (id, status, gone)
    where s.source_id = ${sourceId}::smallint and s.kind = 'part' and s.part_id = g.id`.execute(ctx.db)
}
