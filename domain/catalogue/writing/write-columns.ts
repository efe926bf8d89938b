import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { type Fields, invalid } from '#platform/errors'
import { indexParts, partWords } from './index-part.ts'
import { type ColumnField, COLUMNS, isColumn, type PartDifference, type PartValues } from './part-values.ts'
import { refuseWrong } from './refuse-wrong.ts'
import { retiredAt } from './retired-at.ts'
import { refuseUniversal } from './refuse-universal.ts'

/** The fields that a part's words come from. */
export const WORDY = ['name', 'category', 'brand', 'position', 'attributes'] as const satisfies ColumnField[]

/**
 * Writes the differing columns of locked parts in one statement, with their words and own numbers, and raises their
 * versions; `current` has what is written again where only another part differs.
 * @throws Problem 400 `<part id>.<field>`
 */
export async function writeColumns(
  ctx: Ctx,
  current: ReadonlyMap<number, Partial<PartValues>>,
  differences: readonly PartDifference[],
): Promise<void> {
  // Stock has its own guard against a form that was read before (`stockWas`).
  const versioned = differences.filter(({ field }) => field !== 'stock')
  if (versioned.length === 0) return
  const fields = new Set(versioned.map(({ field }) => field).filter(isColumn))
  const isWordy = WORDY.some((field) => fields.has(field))
  if (isWordy) for (const field of WORDY) fields.add(field)
  await refuseUnknown(ctx, versioned)
  const universal = versioned.filter(({ field, after }) => field === 'universal' && after === true)
  await refuseUniversal(ctx, new Map(universal.map(({ partId }) => [`${partId}.universal`, partId])))

  const renumbered = versioned.filter(({ field }) => field === 'number' || field === 'brand')
  const byPart = Map.groupBy(versioned, ({ partId }) => partId)
  const rows = [...byPart].map(([id, written]) => {
    const values: Record<string, unknown> = { id }
    for (const field of fields) values[field] = current.get(id)![field]
    for (const { field, after } of written) if (fields.has(field as ColumnField)) values[field] = after
    return values
  })
  const typed = [...fields].map((field) => sql`, ${sql.ref(field)} ${sql.raw(COLUMNS[field][1])}`)
  await sql`
    update part set version = part.version + 1, updated_at = ${ctx.clock.now()}${sql.join(setsOf(ctx, fields), sql``)}
      ${isWordy ? sql`, words = p.words` : sql``}
    from (
      select p.* ${isWordy ? sql`, t.id as type_id, b.id as brand_id, ${partWords} as words` : sql``}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id int${sql.join(typed, sql``)})
      ${isWordy ? sql`join part_type t on t.slug = p.category join brand b on b.slug = p.brand` : sql``}
    ) p where part.id = p.id`
    .execute(ctx.db)
    .catch((err: unknown) =>
      refuseWrong(err, (wrong) =>
        (wrong === 'number' ? renumbered : versioned.filter(({ field }) => field === wrong)).map(
          ({ partId }) => `${partId}.${wrong}`,
        ),
      ),
    )
  await indexParts(ctx, [...new Set(renumbered.map(({ partId }) => partId))])
}

function setsOf(ctx: Ctx, fields: ReadonlySet<ColumnField>): RawBuilder<unknown>[] {
  return [...fields].map((field) => {
    const column = sql.ref(COLUMNS[field][0])
    if (field === 'brand' || field === 'category') return sql`, ${column} = p.${column}`
    const set = sql`, ${column} = p.${sql.ref(field)}`
    return field === 'status' ? sql`${set}, retired_at = ${retiredAt(ctx, sql`p.status`, sql`part.retired_at`)}` : set
  })
}

async function refuseUnknown(ctx: Ctx, differences: readonly PartDifference[]): Promise<void> {
  const named = differences.filter(({ field }) => field === 'brand' || field === 'category')
  if (named.length === 0) return
  const { rows } = await sql<{ slug: string; field: string }>`
    select slug, 'category' as field from part_type union all select slug, 'brand' from brand`.execute(ctx.db)
  const known = new Set(rows.map(({ slug, field }) => `${field} ${slug}`))
  const wrong: Fields = {}
  for (const { partId, field, after } of named)
    if (!known.has(`${field} ${after}`))
      wrong[`${partId}.${field}`] = phrase('refusal.noSuch', field as 'brand' | 'category')
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
