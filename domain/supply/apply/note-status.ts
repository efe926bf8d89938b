import { sql } from 'kysely'
import type { PartDifference } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { Applying } from './applying.ts'
import type { Row } from './import-rows.ts'

type Written = { row: Row; partId: number; isNew: boolean }

/** Notes which status a file has given to parts that it holds, for when a later one offers them again. */
export async function noteStatus(
  ctx: Ctx,
  { sourceId }: Applying,
  written: readonly Written[],
  differences: readonly PartDifference[],
): Promise<void> {
  const told = new Set(differences.flatMap(({ partId, field }) => (field === 'status' ? partId : [])))
  const given = written.filter(({ row, partId, isNew }) => told.has(partId) || (isNew && row.given.status))
  if (given.length === 0) return
  // A deleted part says nothing of it, nor does one that came back (`fieldsOf`).
  const isDeleted = given.map(({ row }) => row.action === 'retire')
  const status = given.map(({ row }, n) => (isDeleted[n] ? 'retired' : (row.given.status ?? 'sold')))
  await sql`
    update supplied s set status = g.status, gone = g.gone
    from unnest(${given.map(({ partId }) => partId)}::int[], ${status}::text[], ${isDeleted}::boolean[]) as g (id, status, gone)
    where s.source_id = ${sourceId}::smallint and s.kind = 'part' and s.part_id = g.id`.execute(ctx.db)
}
