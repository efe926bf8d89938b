import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { isGone } from '../staging/gone-parts.ts'
import type { Row } from './import-rows.ts'

/** A part that a row is about. `isGone`: it is sold again once a file of parts holds it. */
export type KnownPart = {
  id: number
  brand: string
  brandName: string
  norm: string
  sourceId: number
  isGone: boolean
}

/**
 * Locks the parts that rows are about, as the shop has them now: by id, or else by brand and number, because another file may
 * have added one since the rows were read.
 */
export async function lockKnown(ctx: Ctx, rows: readonly Row[]) {
  const { rows: parts } = await sql<KnownPart>`
    select p.id, b.slug as brand, b.name as "brandName", p.norm, p.source_id as "sourceId", ${isGone} as "isGone"
    from part p join brand b on b.id = p.brand_id
    where p.id in (
      select unnest(${rows.flatMap(({ partId }) => partId ?? [])}::int[])
      union select known.id from unnest(${rows.map(({ brand }) => brand)}::text[], ${rows.map(({ norm }) => norm)}::text[]) as g (brand, norm)
        join brand on brand.slug = g.brand join part known on known.brand_id = brand.id and known.norm = g.norm)
    order by p.id for no key update of p`.execute(ctx.db)
  const { rows: brands } = await sql<{ slug: string; name: string }>`
    select slug, name from brand where slug = any(${[...new Set(rows.map(({ brand }) => brand))]}::text[])`.execute(
    ctx.db,
  )
  const byId = new Map(parts.map((part) => [part.id, part]))
  const byNumber = new Map(parts.map((part) => [`${part.brand} ${part.norm}`, part]))
  const names = new Map(brands.map(({ slug, name }) => [slug, name]))
  return {
    ids: parts.map(({ id }) => id),
    partOf: ({ partId, brand, norm }: Row): KnownPart | undefined =>
      (partId === null ? undefined : byId.get(partId)) ?? byNumber.get(`${brand} ${norm}`),
    brandName: (slug: string | null): string => names.get(slug ?? '') ?? '',
  }
}
