import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { indexPartsOf } from '../writing/index-part.ts'
import { handOver, readBoth, stillReferred } from './hand-over.ts'
import { checkPlace } from './check-place.ts'
import { newSlug } from './new-slug.ts'
import { takeTypeNames } from './take-type-names.ts'
import type { PartTypeChange, PartTypeInput } from './taxonomy-schema.ts'

/** Adds a part type as the last of its category. Answers its id. @throws Problem 400 that names the field */
export async function addPartType(ctx: Ctx, type: PartTypeInput): Promise<string> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    await checkPlace(ctx, { parent: type.category, field: 'category' })
    const slug = await newSlug(ctx, type.name)
    const { rows } = await sql<{ id: string }>`
      insert into part_type (category_id, slug, name, singular, synonyms, suits, picture, attributes, rank)
      select ${type.category}::smallint, ${slug}, ${type.name}, ${type.singular}, ${type.synonyms}::text[],
        ${type.suits}::text[], ${type.picture}, ${JSON.stringify(type.attributes)}::jsonb,
        coalesce(max(rank) filter (where rank < 32767), 0) + 1 from part_type
      returning id::text`.execute(ctx.db)
    const { id } = rows[0]!
    await recordAudit(ctx, { what: 'part-type.create', id, before: null, after: type })
    await changed(ctx, tag.taxonomy)
    return id
  })
}

/**
 * Changes a part type; parts are found by its new names. For admins.
 * @throws Problem 400 that names the field, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function changePartType(ctx: Ctx, idText: string, { version, ...type }: PartTypeChange): Promise<void> {
  adminOf(ctx)
  const id = rowId(idText, 'category')
  await tx(ctx, async (ctx) => {
    const before = await readType(ctx, id)
    if (version !== undefined && version !== before.version)
      throw changedMeanwhile({ current: { ...before, _id: idText } }, phrase('refusal.partTypeChangedMeanwhile'))
    await checkPlace(ctx, { parent: type.category, field: 'category' })
    await sql`
      update part_type set category_id = ${type.category}::smallint, name = ${type.name}, singular = ${type.singular},
        synonyms = ${type.synonyms}::text[], suits = ${type.suits}::text[], picture = ${type.picture},
        attributes = ${JSON.stringify(type.attributes)}::jsonb, version = version + 1
      where id = ${id}`.execute(ctx.db)
    const names = ({ name, singular, synonyms }: Pick<PartTypeInput, 'name' | 'singular' | 'synonyms'>) =>
      JSON.stringify([name, singular, synonyms])
    const parts = names(before) === names(type) ? [] : await indexPartsOf(ctx, 'part_type', [before.slug])
    await recordAudit(ctx, { what: 'part-type.update', id, before, after: type })
    await changed(ctx, tag.taxonomy, tag.fitments, ...tag.someParts(parts))
  })
}

/**
 * Removes a part type that no part is of; `into`: another one that takes over its parts and its names. For admins. Answers how many went.
 * @throws Problem 404, 409 `used` also where a repair takes it, `always-there`
 */
export async function deletePartType(ctx: Ctx, idText: string, into?: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'category')
  return tx(ctx, async (ctx) => {
    const [before, other] = await readBoth(
      (id) => readType(ctx, id),
      id,
      into === undefined ? undefined : rowId(into, 'category'),
    )
    await handOver(ctx, 'part_type', { ...before, id }, other)
    // What is of no type any more is not found by the names of a type.
    if (other && other.id !== 0) {
      await changed(ctx, ...tag.someParts(await takeTypeNames(ctx, before, other)))
      await ctx.jobs.send(ctx.db, 'follow-merge', { kind: 'part-type', from: before.slug, into: other.slug })
    }
    await sql`delete from part_type where id = ${id}`.execute(ctx.db).catch(stillReferred)
    await recordAudit(ctx, { what: 'part-type.delete', id, before, after: other })
    return 1
  })
}

async function readType(ctx: Ctx, id: number) {
  const { rows } = await sql<PartTypeInput & { id: number; slug: string; version: number }>`
    select id, slug, name, singular, category_id::text as category, synonyms, suits, picture, attributes, version
    from part_type where id = ${id} for update`.execute(ctx.db)
  if (!rows[0]) throw notFound('category')
  return rows[0]
}
