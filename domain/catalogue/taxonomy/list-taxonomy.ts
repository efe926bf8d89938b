import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { pictureKeys } from '../part-views.ts'
import type { TaxonomyRecord } from './taxonomy-schema.ts'

/** All categories and part types in their order, with the number of parts of each type. For admins. */
export async function listTaxonomy(ctx: Ctx): Promise<TaxonomyRecord> {
  adminOf(ctx)
  const [categories, types] = await Promise.all([
    sql<TaxonomyRecord['categories'][number]>`
      select id::text as "_id", slug, name, parent_id::text as parent, version from category order by rank, id`.execute(
      ctx.db,
    ),
    sql<TaxonomyRecord['types'][number]>`
      select t.id::text as "_id", slug, name, singular, category_id::text as category, synonyms, suits, picture, attributes,
        version, coalesce(parts, 0) as parts
      from part_type t left join (select type_id, count(*)::int as parts from part group by 1) p on p.type_id = t.id
      order by rank, t.id`.execute(ctx.db),
  ])
  return { categories: categories.rows, types: types.rows, pictures: pictureKeys() }
}
