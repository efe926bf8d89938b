import { sql } from 'kysely'
import { tag } from '#common/tags'
import { sourceId } from '#domain/vehicles'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import type { Tier } from '../tiers.ts'
import { indexPartsOf } from './index-part.ts'

export type BrandRow = {
  slug: string
  name: string
  /** null: not known. */
  tier: Tier | null
  country: string
  about: string
}

/** Inserts brands, or updates those whose slug exists; parts of a brand with a new name are found by it. */
export async function writeBrands(ctx: Ctx, source: string, brands: readonly BrandRow[]): Promise<void> {
  await tx(ctx, async (ctx) => {
    const from = await sourceId(ctx, source)
    const given = sql`jsonb_to_recordset(${JSON.stringify(brands.map((brand, n) => ({ ...brand, n })))}::jsonb)
      as g (slug text, name text, tier text, country text, about text, n int)`
    const { rows: renamed } = await sql<{ slug: string }>`
      select b.slug from brand b join ${given} on g.slug = b.slug where b.name <> g.name`.execute(ctx.db)
    await sql`
      update brand b set name = g.name, tier = g.tier, country = g.country, about = g.about, source_id = ${from}
      from ${given} where b.slug = g.slug`.execute(ctx.db)
    await sql`
      insert into brand (slug, name, tier, country, about, source_id)
      select slug, name, tier, country, about, ${from} from ${given}
      where not exists (select from brand b where b.slug = g.slug) order by n`.execute(ctx.db)
    const slugs = renamed.map(({ slug }) => slug)
    const parts = await indexPartsOf(ctx, 'brand', slugs)
    await changed(ctx, tag.taxonomy, ...tag.someParts(parts))
  })
}
