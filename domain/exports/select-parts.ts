import { sql } from 'kysely'
import { findPartIds } from '#domain/finding'
import type { PartQuery } from '#domain/finding/schema'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'

/** Which parts a file is about. */
type Selection = {
  /** What the shop's lists can be asked for; null: all parts. */
  search: PartQuery | null
  /** The id of the supplier whose parts they are; null: of any. */
  supplier: number | null
  /** Whether hidden and retired parts are among them; a search never finds those. */
  withUnsold: boolean
}

/**
 * The ids of the parts, lowest first. A supplier's are those that its newest files hold, and those that it brought.
 * @throws Problem 400 that names a brand, category or supplier that does not exist
 */
export async function selectParts(ctx: Ctx, { search, supplier, withUnsold }: Selection): Promise<number[]> {
  const source = supplier === null ? null : await sourceOf(ctx, supplier)
  const found = search && (await findPartIds(ctx, search))
  return ctx.heavy.read(async (db) => {
    const { rows } = await sql<{ ids: number[] | null }>`
      select array_agg(id order by id) as ids from part
      where ${found === null ? sql`true` : sql`id = any(${found}::int[])`}
        and ${withUnsold ? sql`true` : sql`status = 'sold'`}
        and ${
          source === null
            ? sql`true`
            : sql`(source_id = ${source} or id in (select part_id from supplied where source_id = ${source}))`
        }`.execute(db)
    return rows[0]!.ids ?? []
  })
}

async function sourceOf(ctx: Ctx, supplier: number): Promise<number> {
  const { rows } = await sql<{
    source: number
  }>`select source_id as source from supplier where id = ${supplier}`.execute(ctx.db)
  if (!rows[0]) throw invalid({ supplier: phrase('refusal.noneNamed', 'supplier', [String(supplier)]) })
  return rows[0].source
}
