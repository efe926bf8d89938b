import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { notFound } from '#platform/errors'

/** Deletes a country's day off (`2026-12-25`). Answers how many went. For admins. @throws Problem 404 */
export async function deleteHoliday(ctx: Ctx, country: string, day: string): Promise<number> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<{ name: string }>`
      delete from holiday where country = ${country} and day::text = ${day} returning name`.execute(ctx.db)
    if (!rows[0]) throw notFound('holiday')
    await recordAudit(ctx, { what: 'holiday.delete', id: country, before: { day, name: rows[0].name }, after: null })
    await changed(ctx, tag.delivery)
    return 1
  })
}
