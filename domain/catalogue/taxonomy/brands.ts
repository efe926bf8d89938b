import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { nameTaken } from '#platform/db/name-taken'
import { changedMeanwhile, notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { brandSlugs } from '../writing/add-brands.ts'
import { indexPartsOf } from '../writing/index-part.ts'
import { handOver, readBoth } from './hand-over.ts'
import { handOverNames, keepOldNames } from './keep-old-names.ts'
import type { BrandChange, BrandInput, BrandRecord } from './taxonomy-schema.ts'

/** All brands by name, each with the number of its parts. For admins. */
export async function listBrands(ctx: Ctx): Promise<BrandRecord[]> {
  adminOf(ctx)
  const { rows } = await sql<BrandRecord>`
    select b.id::text as "_id", b.slug, b.name, b.tier, b.country, b.about, b.version, coalesce(parts, 0) as parts
    from brand b left join (select brand_id, count(*)::int as parts from part group by 1) p on p.brand_id = b.id
    order by b.name`.execute(ctx.db)
  return rows
}

/** Adds a brand; its address (`slug`) is made from its name. Answers its id. @throws Problem 400 `name` if another has it */
export async function addBrand(ctx: Ctx, brand: BrandInput): Promise<string> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const slug = (await brandSlugs(ctx)).slugForNew(brand.name)
    const { rows } = await sql<{ id: string }>`
      insert into brand (slug, name, tier, country, about)
      values (${slug}, ${brand.name}, ${brand.tier}, ${brand.country}, ${brand.about})
      returning id::text`
      .execute(ctx.db)
      .catch(nameTaken(phrase('refusal.brandTaken')))
    const { id } = rows[0]!
    await recordAudit(ctx, { what: 'brand.create', id, before: null, after: brand })
    await changed(ctx, tag.taxonomy)
    return id
  })
}

/**
 * Changes a brand; parts are found by its new name, and by the old one still. For admins.
 * @throws Problem 400 `name` if another has it, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function changeBrand(ctx: Ctx, idText: string, { version, ...brand }: BrandChange): Promise<void> {
  adminOf(ctx)
  const id = rowId(idText, 'brand')
  await tx(ctx, async (ctx) => {
    const before = await readBrand(ctx, id)
    if (version !== undefined && version !== before.version)
      throw changedMeanwhile({ current: { ...before, _id: idText } }, phrase('refusal.brandChangedMeanwhile'))
    await sql`
      update brand set name = ${brand.name}, tier = ${brand.tier}, country = ${brand.country}, about = ${brand.about},
        version = version + 1
      where id = ${id}`
      .execute(ctx.db)
      .catch(nameTaken(phrase('refusal.brandTaken')))
    if (before.name !== brand.name) await keepOldNames(ctx, id, [before.name])
    const parts = before.name === brand.name ? [] : await indexPartsOf(ctx, 'brand', [before.slug])
    await recordAudit(ctx, { what: 'brand.update', id, before, after: brand })
    await changed(ctx, tag.taxonomy, ...tag.someParts(parts))
  })
}

/**
 * Removes a brand that no part has; `into`: another one that takes over its parts and its names. For admins. Answers how many brands went.
 * @throws Problem 404, 409 `used`, `always-there`, `number-taken` if both have a part of one number
 */
export async function deleteBrand(ctx: Ctx, idText: string, into?: string): Promise<number> {
  adminOf(ctx)
  const id = rowId(idText, 'brand')
  return tx(ctx, async (ctx) => {
    const [before, other] = await readBoth(
      (id) => readBrand(ctx, id),
      id,
      into === undefined ? undefined : rowId(into, 'brand'),
    )
    await handOver(ctx, 'brand', { ...before, id }, other)
    // What is of no brand any more is not found by the name of a brand.
    if (other && other.id !== 0) await handOverNames(ctx, before, other.id)
    await sql`delete from brand where id = ${id}`.execute(ctx.db)
    await recordAudit(ctx, { what: 'brand.delete', id, before, after: other })
    if (other) await ctx.jobs.send(ctx.db, 'follow-merge', { kind: 'brand', from: before.slug, into: other.slug })
    return 1
  })
}

async function readBrand(ctx: Ctx, id: number) {
  const { rows } = await sql<BrandInput & { id: number; slug: string; version: number }>`
    select id, slug, name, tier, country, about, version from brand where id = ${id} for update`.execute(ctx.db)
  if (!rows[0]) throw notFound('brand')
  return rows[0]
}
