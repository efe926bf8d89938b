import { type Ctx, tx } from '#platform/context'
import type { Problem } from '#platform/errors'
import type { Applying, RowBatch } from './applying.ts'
import { markRows, nextRows } from './import-rows.ts'
import type { Given } from './row-values.ts'

/** What the catalogue refuses, as the code of a held row. */
const CODES: Record<string, string> = {
  brand: 'brand-unmapped',
  category: 'type-unmapped',
  type: 'type-unmapped',
  number: 'number-taken',
  universal: 'universal-listed',
  supersededNumbers: 'leads-back',
  supersededBy: 'leads-back',
}

/** Holds the next row, which the catalogue refused when it was written alone. @throws the refusal where it names no field */
export async function holdRow(ctx: Ctx, applying: Applying, batch: RowBatch, refusal: Problem): Promise<void> {
  const field =
    Object.keys(refusal.fields ?? {})[0]
      ?.split('.')
      .at(-1) ?? ''
  const code = CODES[field]
  if (!code) throw refusal
  await tx(ctx, async (ctx) => {
    const [row] = await nextRows(ctx, applying, { ...batch, most: 1 })
    if (!row) return
    const said = String(row.given[field === 'type' ? 'category' : (field as keyof Given)] ?? '')
    await markRows(
      ctx,
      applying.id,
      new Map([[row, { state: 'held', partId: row.partId, code, field, params: [said] }]]),
    )
  })
}
