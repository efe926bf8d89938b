import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { METHOD_COLUMNS, methodAsJson, methodValues, refuseUnknownAim } from './method-record.ts'
import type { MethodInput, MethodRecord } from '../schema.ts'

/** Adds a method of a zone or a place. For admins. @throws Problem 400 for a zone or place that is not there */
export async function addMethod(ctx: Ctx, input: MethodInput): Promise<MethodRecord> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    await refuseUnknownAim(ctx, input)
    const { rows } = await sql<{ method: MethodRecord }>`
      insert into delivery_method as m (${METHOD_COLUMNS}) values (${methodValues(input)})
      returning ${methodAsJson} as method`.execute(ctx.db)
    const { method } = rows[0]!
    await recordAudit(ctx, { what: 'method.add', id: method.id, before: null, after: method })
    await changed(ctx, tag.delivery)
    return method
  })
}
