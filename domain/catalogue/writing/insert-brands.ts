import { sql } from 'kysely'
import { tag } from '#common/tags'
import { sourceId } from '#domain/vehicles'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import type { Tier } from '../prices/tiers.ts'

export type BrandRow = {
  slug: string
  name: string
  /** null: not known. */
  tier: Tier | null
  country: string
  about: string
}

/** Inserts brands, in this order. One whose slug exists stays as it is. */
export async function insertBrands(ctx: Ctx, source: string, brands: readonly BrandRow[]): Promise<void> {
  await tx(ctx, async (ctx) => {
    const from = await sourceId(ctx, source)
    await sql`
      insert into brand (slug, name, tier, country, about, source_id)
      select slug, name, tier, country, about, ${from}
      from jsonb_to_recordset(${JSON.stringify(brands.map((brand, n) => ({ ...brand, n })))}::jsonb)
        as g (slug text, name text, tier text, country text, about text, n int)
      where not exists (select from brand b where b.slug = g.slug) order by n`.execute(ctx.db)
    await changed(ctx, tag.taxonomy)
  })
}
