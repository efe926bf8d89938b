import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import type { RepairJobRecord } from './schema.ts'

/** A job in its editable form. For admins. @throws Problem 404 */
export async function showRepairJob(ctx: Ctx, idText: string): Promise<RepairJobRecord> {
  adminOf(ctx)
  return readRepairJob(ctx, rowId(idText, 'repair'))
}

/** The same inside a transaction. @throws Problem 404 */
export async function readRepairJob(ctx: Ctx, id: number): Promise<RepairJobRecord> {
  const { rows } = await sql<RepairJobRecord>`
    select j.id::text as _id, j.slug, j.name, j.about, j.version, coalesce((
      select json_agg(json_build_object('type', type.slug, 'position', position, 'meets', meets, 'quantity', quantity,
        'litres', litres, 'need', need, 'oneTime', one_time, 'note', note) order by s.rank, s.id)
      from repair_step s join part_type type on type.id = part_type_id where job_id = j.id), '[]') as steps
    from repair_job j where j.id = ${id}::int`.execute(ctx.db)
  if (!rows[0]) throw notFound('repair')
  return rows[0]
}

/** The same, and until the transaction ends nobody else writes it. @throws Problem 404 */
export async function lockRepairJob(ctx: Ctx, id: number): Promise<RepairJobRecord> {
  await sql`select 1 from repair_job where id = ${id}::int for update`.execute(ctx.db)
  return readRepairJob(ctx, id)
}
