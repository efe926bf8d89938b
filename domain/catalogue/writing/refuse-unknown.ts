import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { type Fields, invalid } from '#platform/errors'
import { normalNumber } from '../part-number.ts'

type Named = { type: string; brand: string; number: string }
const keyOf = (row: Named) => `${row.brand} ${normalNumber(row.number)}`

/** Refuses rows of unknown brands and part types, and a part in two rows. @throws Problem 400 `rows.<n>.type`, … */
export async function refuseUnknown(ctx: Ctx, rows: readonly Named[]): Promise<void> {
  const { rows: known } = await sql<{ slug: string; kind: 'type' | 'brand' }>`
    select slug, 'type' as kind from part_type union all select slug, 'brand' from brand`.execute(ctx.db)
  const isKnown = new Set(known.map(({ kind, slug }) => `${kind} ${slug}`))
  const fields: Fields = {}
  const seen = new Set<string>()
  for (const [n, row] of rows.entries()) {
    for (const kind of ['type', 'brand'] as const)
      if (!isKnown.has(`${kind} ${row[kind]}`))
        fields[`rows.${n}.${kind}`] = phrase('refusal.rowUnknown', kind, row[kind])
    if (seen.has(keyOf(row))) fields[`rows.${n}.number`] = phrase('refusal.rowTwice', row.brand, row.number)
    seen.add(keyOf(row))
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}
