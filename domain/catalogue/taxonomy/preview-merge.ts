import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { refuseHandOver } from './hand-over.ts'
import type { MergePreview } from './taxonomy-schema.ts'

/** So many numbers are shown of those that both brands have. */
const MOST_SHOWN = 50

/** What merging a brand into another one would do (`deleteBrand`). For admins. @throws Problem 404, and as it refuses */
export async function previewMerge(ctx: Ctx, idText: string, intoText: string): Promise<MergePreview> {
  adminOf(ctx)
  const [id, into] = [rowId(idText, 'brand'), rowId(intoText, 'brand')]
  refuseHandOver(id, into)
  const { rows } = await sql<{ brands: number } & MergePreview>`
    with clash as (
      select own.number, own.id::text as part, own.name, other.id::text as other, other.name as "otherName"
      from part own join part other on other.brand_id = ${into} and other.norm = own.norm where own.brand_id = ${id}
    )
    select (select count(*)::int from brand where id in (${id}, ${into})) as brands,
      (select count(*)::int from part where brand_id = ${id}) as parts, (select count(*)::int from clash) as clashes,
      coalesce((select jsonb_agg(c order by number) from (select * from clash order by number limit ${MOST_SHOWN}) c), '[]') as clashing`.execute(
    ctx.db,
  )
  const { brands, ...preview } = rows[0]!
  if (brands < 2) throw notFound('brand')
  return preview
}
