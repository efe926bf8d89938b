import { sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { SupplierWords } from './words-of-supplier.ts'

/** What names a part in a file: a brand's slug (null: none is named) and a number. */
type PartName = { brand: string | null; number: string | null }
/** The part that has the name; `several`: it is the number of more than one. */
export type KnownPart = { id: number; brand: string } | 'several' | null

const OF_NONE: KnownPart = null

/**
 * The parts of a few thousand names. A number without a brand is looked for among the supplier's own parts, then among all:
 * null if no part has it.
 */
export async function knownParts(
  ctx: Ctx,
  { sourceId, words }: { sourceId: number; words: SupplierWords },
  names: readonly PartName[],
): Promise<KnownPart[]> {
  const [branded, bare] = await Promise.all([
    byBrand(
      ctx,
      words,
      names.filter(({ brand }) => brand !== null),
    ),
    byNumber(
      ctx,
      sourceId,
      names.filter(({ brand }) => brand === null),
    ),
  ])
  return names.map(({ brand, number }) => {
    const norm = normalNumber(number ?? '')
    return (brand === null ? bare.get(norm) : branded.get(`${brand} ${norm}`)) ?? OF_NONE
  })
}

async function byBrand(
  ctx: Ctx,
  { brandIds }: SupplierWords,
  names: readonly PartName[],
): Promise<Map<string, KnownPart>> {
  const asked = names.filter(({ brand }) => brandIds.has(brand!))
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ n: number; id: number }>`
    select a.n::int as n, p.id from unnest(${asked.map(({ brand }) => brandIds.get(brand!)!)}::smallint[],
      ${asked.map(({ number }) => normalNumber(number ?? ''))}::text[]) with ordinality as a (brand_id, norm, n)
      join part p on p.brand_id = a.brand_id and p.norm = a.norm`.execute(ctx.db)
  return new Map(
    rows.map(({ n, id }) => {
      const { brand, number } = asked[n - 1]!
      return [`${brand} ${normalNumber(number!)}`, { id, brand: brand! }]
    }),
  )
}

type Found = { norm: string; id: number; brand: string; isOwn: boolean }

async function byNumber(ctx: Ctx, sourceId: number, names: readonly PartName[]): Promise<Map<string, KnownPart>> {
  const norms = [...new Set(names.map(({ number }) => normalNumber(number ?? '')).filter(Boolean))]
  if (norms.length === 0) return new Map()
  const { rows } = await sql<Found>`
    select p.norm, p.id, b.slug as brand, p.source_id = ${sourceId}::smallint as "isOwn"
    from part_number n join part p on p.id = n.part_id join brand b on b.id = p.brand_id
    where n.norm = any(${norms}::text[]) and n.kind = 'own'`.execute(ctx.db)
  return new Map(
    [...Map.groupBy(rows, ({ norm }) => norm)].map(([norm, all]) => {
      const own = all.filter(({ isOwn }) => isOwn)
      const meant = own.length > 0 ? own : all
      return [norm, meant.length === 1 ? { id: meant[0]!.id, brand: meant[0]!.brand } : 'several']
    }),
  )
}
