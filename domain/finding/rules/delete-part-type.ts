import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { deletePartType as deleteFromCatalogue } from '#domain/catalogue'
import { adminOf } from '#platform/access'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { rowId } from '#platform/ids'

/**
 * Removes a part type as the catalogue does; what admins taught the search box about it follows it into the other one. For admins.
 * @throws Problem as the catalogue does; 409 `used` with the words of search rules that name it (`rules`) if no other takes it over
 */
export async function deletePartType(ctx: Ctx, idText: string, into?: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'category')
  const other = into === undefined ? 0 : rowId(into, 'category')
  return tx(ctx, async (ctx) => {
    // Until its end nobody else writes a rule: one that came after the look below would go with the type.
    await sql`lock table search_rule in share row exclusive mode`.execute(ctx.db)
    await sql`
      update search_rule set type_id = t.id from part_type t
      where search_rule.type_id = ${id} and t.id = ${other} and t.id <> 0`.execute(ctx.db)
    const { rows } = await sql<{ words: string }>`
      select words from search_rule where type_id = ${id} order by words`.execute(ctx.db)
    const deleted = await deleteFromCatalogue(ctx, idText, into)
    const rules = rows.map(({ words }) => words)
    if (rules.length > 0) throw conflict('used', phrase('refusal.usedByRules', rules), { rules })
    await changed(ctx, tag.searchRules)
    return deleted
  })
}
