import { sql } from 'kysely'
import { tag } from '#common/tags'
import { sourceId } from '#domain/vehicles'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { readTree, type TopCategory, type TreeType } from '../tree.ts'
import { indexPartsOf } from './index-part.ts'

/**
 * Inserts categories and part types in the given order, or updates those whose slug exists; parts of a type with new names are
 * found by them.
 */
export async function writeTree(ctx: Ctx, source: string, tree: readonly TopCategory[]): Promise<void> {
  await tx(ctx, async (ctx) => {
    const from = await sourceId(ctx, source)
    const families = tree.flatMap((top) => top.families.map((family) => ({ ...family, parent: top.slug })))
    await writeCategories(ctx, from, [...tree.map((top) => ({ ...top, parent: null })), ...families])
    const types = families.flatMap((family) => family.types.map((type) => ({ ...type, family: family.slug })))
    const renamed = await writePartTypes(ctx, from, types)
    const parts = await indexPartsOf(ctx, 'part_type', renamed)
    await changed(ctx, tag.taxonomy, ...tag.someParts(parts))
  })
}

/** Gives a shop without a category tree the one that comes with it. */
export async function loadTree(ctx: Ctx): Promise<void> {
  const { rows } = await sql`select 1 from part_type where id > 0 limit 1`.execute(ctx.db)
  if (rows.length === 0) await writeTree(ctx, 'the shop’s own tree', readTree())
}

type CategoryRow = { slug: string; name: string; parent: string | null }

/** Sorts parents before their children. */
async function writeCategories(ctx: Ctx, from: number, categories: readonly CategoryRow[]): Promise<void> {
  const given = sql`unnest(${categories.map((c) => c.slug)}::text[], ${categories.map((c) => c.name)}::text[],
    ${categories.map((c) => c.parent)}::text[]) with ordinality as g (slug, name, parent, rank)`
  await sql`
    update category c set name = g.name, rank = g.rank, source_id = ${from} from ${given} where c.slug = g.slug`.execute(
    ctx.db,
  )
  await sql`
    insert into category (slug, name, rank, source_id)
    select slug, name, rank, ${from} from ${given}
    where not exists (select from category c where c.slug = g.slug) order by rank`.execute(ctx.db)
  await sql`
    update category c set parent_id = p.id from ${given} join category p on p.slug = g.parent
    where c.slug = g.slug and c.parent_id is distinct from p.id`.execute(ctx.db)
}

/** Returns the slugs of those whose names have changed. */
async function writePartTypes(
  ctx: Ctx,
  from: number,
  types: readonly (TreeType & { family: string })[],
): Promise<string[]> {
  const given = sql`(
    select r.*, c.id as category_id, r.n as rank from jsonb_to_recordset(${JSON.stringify(
      types.map((type, n) => ({ ...type, n: n + 1 })),
    )}::jsonb) as r (slug text, name text, singular text, synonyms text[], picture text, suits text[], family text, n int)
    join category c on c.slug = r.family) as g`
  const { rows: renamed } = await sql<{ slug: string }>`
    select t.slug from part_type t join ${given} on g.slug = t.slug
    where (t.name, t.singular, t.synonyms) is distinct from (g.name, g.singular, g.synonyms)`.execute(ctx.db)
  await sql`
    update part_type t set category_id = g.category_id, name = g.name, singular = g.singular, synonyms = g.synonyms,
      picture = g.picture, suits = g.suits, rank = g.rank, source_id = ${from}
    from ${given} where t.slug = g.slug`.execute(ctx.db)
  await sql`
    insert into part_type (category_id, slug, name, singular, synonyms, picture, suits, rank, source_id)
    select category_id, slug, name, singular, synonyms, picture, suits, rank, ${from} from ${given}
    where not exists (select from part_type t where t.slug = g.slug) order by rank`.execute(ctx.db)
  return renamed.map(({ slug }) => slug)
}
