import { sql } from 'kysely'
import { tag } from '#common/tags'
import { sourceId } from '#domain/vehicles'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { readTree, type TopCategory, type TreeType } from '../tree.ts'

/** Gives a shop without part types the category tree that comes with it; categories that are there already stay as they are. */
export async function loadTree(ctx: Ctx): Promise<void> {
  const { rows } = await sql`select 1 from part_type where id > 0 limit 1`.execute(ctx.db)
  if (rows.length === 0) await tx(ctx, (ctx) => insertTree(ctx, readTree()))
}

async function insertTree(ctx: Ctx, tree: readonly TopCategory[]): Promise<void> {
  const from = await sourceId(ctx, 'the shop’s own tree')
  const families = tree.flatMap((top) => top.families.map((family) => ({ ...family, parent: top.slug })))
  await insertCategories(ctx, from, [...tree.map((top) => ({ ...top, parent: null })), ...families])
  const types = families.flatMap((family) => family.types.map((type) => ({ ...type, family: family.slug })))
  await insertPartTypes(ctx, from, types)
  await changed(ctx, tag.taxonomy)
}

type CategoryRow = { slug: string; name: string; parent: string | null }

async function insertCategories(ctx: Ctx, from: number, categories: readonly CategoryRow[]): Promise<void> {
  const given = sql`unnest(${categories.map((c) => c.slug)}::text[], ${categories.map((c) => c.name)}::text[],
    ${categories.map((c) => c.parent)}::text[]) with ordinality as g (slug, name, parent, rank)`
  await sql`
    insert into category (slug, name, rank, source_id)
    select slug, name, rank, ${from} from ${given}
    where not exists (select from category c where c.slug = g.slug) order by rank`.execute(ctx.db)
  await sql`
    update category c set parent_id = p.id from ${given} join category p on p.slug = g.parent
    where c.slug = g.slug and c.parent_id is distinct from p.id`.execute(ctx.db)
}

async function insertPartTypes(
  ctx: Ctx,
  from: number,
  types: readonly (TreeType & { family: string })[],
): Promise<void> {
  await sql`
    insert into part_type (category_id, slug, name, singular, synonyms, picture, suits, rank, source_id)
    select c.id, r.slug, r.name, singular, synonyms, picture, suits, n, ${from}
    from jsonb_to_recordset(${JSON.stringify(types.map((type, n) => ({ ...type, n: n + 1 })))}::jsonb)
      as r (slug text, name text, singular text, synonyms text[], picture text, suits text[], family text, n int)
      join category c on c.slug = r.family
    order by n`.execute(ctx.db)
}
