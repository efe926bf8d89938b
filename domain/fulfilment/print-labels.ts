import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { conflict } from '#platform/errors'

/** The labels of these parcels, in this order, as one PDF. For admins. 409 `no-label` if one has none. */
export async function printLabels(ctx: Ctx, parcelIds: readonly string[]): Promise<Buffer> {
  adminOf(ctx)
  const { rows } = await sql<{ pdf: Buffer }>`
    select l.pdf from unnest(${parcelIds}::text[]) with ordinality as wanted (id, at)
      join parcel_label l on l.parcel_id = wanted.id and l.pdf is not null order by at`.execute(ctx.db)
  if (rows.length < parcelIds.length) throw conflict('no-label', phrase('refusal.noLabelYet'))
  if (rows.length === 1) return rows[0]!.pdf
  const all = await PDFDocument.create()
  for (const { pdf } of rows) {
    const label = await PDFDocument.load(pdf)
    for (const page of await all.copyPages(label, label.getPageIndices())) all.addPage(page)
  }
  return Buffer.from(await all.save())
}
