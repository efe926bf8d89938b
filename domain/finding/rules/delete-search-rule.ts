import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { rowId } from '#platform/ids'
import { lockSearchRule } from './write-search-rule.ts'

/** Deletes a rule; the words mean at once what they meant before. Answers how many rules went. For admins. @throws Problem 404 */
export async function deleteSearchRule(ctx: Ctx, idText: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'searchRule')
  return tx(ctx, async (ctx) => {
    const before = await lockSearchRule(ctx, id)
    await sql`delete from search_rule where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'search-rule.delete', id, before, after: null })
    await changed(ctx, tag.searchRules)
    return 1
  })
}
