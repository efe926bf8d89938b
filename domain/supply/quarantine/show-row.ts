import { type PartValues, readValues, type ValueName } from '#domain/catalogue'
import { readFits } from '#domain/fitment'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { type ImportRow, listImportRows } from './list-rows.ts'

/** A row, and what the shop has now in the fields that it gives; null: it has no such part. Of an application: the part's list of cars. */
export type RowBesideShop = ImportRow & { now: Record<string, unknown> | null }

/** One row of a file beside what the shop has now. For admins. @throws Problem 404 */
export async function showImportRow(ctx: Ctx, id: string, n: number): Promise<RowBesideShop> {
  adminOf(ctx)
  const { items } = await listImportRows(ctx, id, { cursor: String(n - 1), limit: 1 })
  const row = items[0]
  if (row?.n !== n) throw notFound('import')
  return { ...row, now: row.partId === null ? null : await nowOf(ctx, row, row.partId) }
}

async function nowOf(ctx: Ctx, { given }: ImportRow, partId: number): Promise<Record<string, unknown> | null> {
  if ('yearFrom' in given) return { applications: (await readFits(ctx, [partId])).get(partId)?.applications ?? [] }
  const values: Map<number, Partial<PartValues>> = await readValues(ctx, [partId], Object.keys(given) as ValueName[])
  return values.get(partId) ?? null
}
