import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, conflict, notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { checkPlace } from './check-place.ts'
import { stillReferred } from './hand-over.ts'
import { newSlug } from './new-slug.ts'
import type { CategoryChange, CategoryInput, NewOrder } from './taxonomy-schema.ts'

/** Adds a category as the last one below its parent. Answers its id. @throws Problem 400 that names the field */
export async function addCategory(ctx: Ctx, category: CategoryInput): Promise<string> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    await checkPlace(ctx, { parent: category.parent, field: 'parent' })
    const slug = await newSlug(ctx, category.name)
    const { rows } = await sql<{ id: string }>`
      insert into category (parent_id, slug, name, rank)
      select ${category.parent}::smallint, ${slug}, ${category.name},
        coalesce(max(rank) filter (where rank < 32767), 0) + 1 from category
      returning id::text`.execute(ctx.db)
    const { id } = rows[0]!
    await recordAudit(ctx, { what: 'category.create', id, before: null, after: category })
    await changed(ctx, tag.taxonomy)
    return id
  })
}

/**
 * Renames or moves a category. For admins.
 * @throws Problem 400 that names the field, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function changeCategory(
  ctx: Ctx,
  idText: string,
  { version, ...category }: CategoryChange,
): Promise<void> {
  adminOf(ctx)
  const id = rowId(idText, 'category')
  await tx(ctx, async (ctx) => {
    const before = await readCategory(ctx, id)
    if (version !== undefined && version !== before.version)
      throw changedMeanwhile({ current: { ...before, _id: idText } }, phrase('refusal.categoryChangedMeanwhile'))
    await checkPlace(ctx, { parent: category.parent, field: 'parent', itself: id })
    await sql`
      update category set name = ${category.name}, parent_id = ${category.parent}::smallint, version = version + 1
      where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'category.update', id, before, after: category })
    await changed(ctx, tag.taxonomy, tag.fitments)
  })
}

/** Removes a category with nothing below it. For admins. Answers how many went. @throws Problem 404, 409 `used`, `always-there` */
export async function deleteCategory(ctx: Ctx, idText: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'category')
  return tx(ctx, async (ctx) => {
    const before = await readCategory(ctx, id)
    if (id === 0) throw conflict('always-there', phrase('refusal.alwaysThere'))
    await sql`delete from category where id = ${id}`.execute(ctx.db).catch(stillReferred)
    await recordAudit(ctx, { what: 'category.delete', id, before, after: null })
    await changed(ctx, tag.taxonomy)
    return 1
  })
}

/** Puts categories or part types in this order. For admins. Those that are not named stay where they are. */
export async function orderTaxonomy(ctx: Ctx, { kind, ids }: NewOrder): Promise<void> {
  adminOf(ctx)
  const table = sql.table(kind === 'category' ? 'category' : 'part_type')
  await tx(ctx, async (ctx) => {
    // They share the places that they have.
    await sql`
      with given as (select id, n from unnest(${ids.map(Number)}::int[]) with ordinality as g (id, n)),
        places as (select rank, row_number() over (order by rank, id) as n from ${table} where id in (select id from given))
      update ${table} t set rank = p.rank from given g join places p using (n) where t.id = g.id`.execute(ctx.db)
    await recordAudit(ctx, {
      what: `${kind === 'category' ? 'category' : 'part-type'}.order`,
      id: ids[0]!,
      before: null,
      after: ids,
    })
    await changed(ctx, tag.taxonomy)
  })
}

async function readCategory(ctx: Ctx, id: number) {
  const { rows } = await sql<CategoryInput & { slug: string; version: number }>`
    select slug, name, parent_id::text as parent, version from category where id = ${id} for update`.execute(ctx.db)
  if (!rows[0]) throw notFound('category')
  return rows[0]
}
