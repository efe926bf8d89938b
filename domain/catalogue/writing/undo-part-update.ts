import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict, notFound } from '#platform/errors'
import { type PartChange, type PartRecord, USUAL } from '../part-input.ts'
import { followMerges } from '../follow-merges.ts'
import { applyChange } from './update-part.ts'
import { readPart } from './read-part.ts'

type Update = { subject: string; before: Partial<PartRecord>; after: Partial<PartRecord> }

/** Not of what changed, but of the record. */
const OF_RECORD = new Set(['_id', 'version'])

/**
 * Gives each field of a part that an update in the log changed the value from before, if it still has the one from after. For admins.
 * @throws Problem 404, 409 `changed-since` that names the fields that have another value by now
 */
export async function undoPartUpdate(ctx: Ctx, entry: string): Promise<PartRecord> {
  adminOf(ctx)
  const [, id] = /^a0*(\d{1,18})$/.exec(entry) ?? []
  if (!id) throw notFound('change')
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<Update>`
      select subject, before, after from audit where id = ${id}::bigint and action = 'part.update'`.execute(ctx.db)
    if (!rows[0]) throw notFound('change')
    const part = Number(rows[0].subject)
    const followed = await followMerges(ctx)
    const [before, after, now] = [
      followed(rows[0].before),
      followed(rows[0].after),
      await readPart(ctx, part, { lock: true }),
    ].map(whole)
    const changed = Object.keys({ ...before, ...after }).filter(
      (field) => !OF_RECORD.has(field) && !isDeepStrictEqual(before![field], after![field]),
    )
    const since = changed.filter((field) => !isDeepStrictEqual(now![field], after![field]))
    if (since.length > 0) throw conflict('changed-since', phrase('refusal.changedSince', since), { since })
    const restored = Object.fromEntries(changed.map((field) => [field, before![field]])) as Partial<PartChange>
    return applyChange(ctx, part, restored, `undo ${entry}`)
  })
}

const whole = (record: Partial<PartRecord>): Record<string, unknown> => ({ ...USUAL, ...record })
