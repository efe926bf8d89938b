import { sql } from 'kysely'
import { freeSlug, slugOf, slugTells } from '#domain/vehicles'
import { type Ctx, tx } from '#platform/context'
import { type BrandRow, insertBrands } from './insert-brands.ts'

/**
 * Adds brands of which nothing but the name is known, unless the shop has them, in another spelling too. Answers their slugs by
 * name.
 */
export async function addBrands(
  ctx: Ctx,
  source: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  return tx(ctx, async (ctx) => {
    const { slugs, slugFor } = await brandSlugs(ctx)
    const added: BrandRow[] = []
    for (const name of names) {
      const key = name.toLowerCase()
      if (slugs.has(key)) continue
      const { slug, isTaken } = slugFor(name)
      slugs.set(key, slug)
      if (!isTaken) added.push({ slug, name, tier: null, country: '', about: '' })
    }
    if (added.length > 0) await insertBrands(ctx, source, added)
    return new Map(names.map((name) => [name, slugs.get(name.toLowerCase())!]))
  })
}

/**
 * The slugs of all brands, by name in lower case, an old one too, and that for a new one: with a number where the letters of its name are not in it, so
 * that it is no other brand's. `isTaken`: it is the name of a brand that is there. Others who add brands wait until the transaction ends.
 */
export async function brandSlugs(ctx: Ctx) {
  await sql`select pg_advisory_xact_lock(hashtext('brands'))`.execute(ctx.db)
  const { rows } = await sql<{ slug: string; name: string }>`select slug, name from brand`.execute(ctx.db)
  const { rows: were } = await sql<{ slug: string; name: string }>`
    select slug, o.name from brand_old_name o join brand b on b.id = o.brand_id`.execute(ctx.db)
  const taken = new Set(rows.map(({ slug }) => slug))
  const nameOf = new Map(rows.map(({ slug, name }) => [slug, name]))
  return {
    slugs: new Map([...were, ...rows].map(({ slug, name }) => [name.toLowerCase(), slug])),
    slugFor(name: string): { slug: string; isTaken: boolean } {
      const isTaken = slugTells(name) && taken.has(slugOf(name))
      return { slug: isTaken ? slugOf(name) : freeSlug(name, taken), isTaken }
    },
    /** The same for a brand that a person adds: the slug of one that is called otherwise by now does not stand for its name. */
    slugForNew(name: string): string {
      const other = nameOf.get(slugOf(name))
      const isTaken = slugTells(name) && other !== undefined && slugOf(other) === slugOf(name)
      return isTaken ? slugOf(name) : freeSlug(name, taken)
    },
  }
}
