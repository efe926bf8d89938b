import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { rowId } from '#platform/ids'
import { lockMethod, METHOD_COLUMNS, methodAsJson, methodValues, refuseUnknownAim } from './method-record.ts'
import type { MethodChange, MethodRecord } from '../schema.ts'

/**
 * Changes a method, or switches it on or off. Orders keep what they were promised. For admins.
 * @throws Problem 400 for a zone or place that is not there, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function changeMethod(ctx: Ctx, idText: string, change: MethodChange): Promise<MethodRecord> {
  adminOf(ctx)
  const id = rowId(idText, 'method')
  return tx(ctx, async (ctx) => {
    const before = await lockMethod(ctx, id, change.version)
    await refuseUnknownAim(ctx, change)
    const { rows } = await sql<{ method: MethodRecord }>`
      update delivery_method m set (${METHOD_COLUMNS}, version) = row (${methodValues(change)}, version + 1)
      where m.id = ${id} returning ${methodAsJson} as method`.execute(ctx.db)
    const { method } = rows[0]!
    await recordAudit(ctx, { what: 'method.change', id, before, after: method })
    await changed(ctx, tag.delivery)
    return method
  })
}
