import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { rowId } from '#platform/ids'
import { fillBin } from './fill-bin.ts'
import { sharedNumbers } from '../writing/part-tags.ts'
import { readPart } from '../writing/read-part.ts'

/** Deletes a part with all its rows, which wait in the bin. Orders have their own copy. @throws Problem 404 */
export async function deletePart(ctx: Ctx, id: string): Promise<number> {
  adminOf(ctx)
  const number = rowId(id, 'part')
  return tx(ctx, async (ctx) => {
    // Waits for its sales first: they lock the part, and queue at its stock.
    await sql`select 1 from part where id = ${number} for update`.execute(ctx.db)
    const before = await readPart(ctx, number)
    await fillBin(ctx, number)
    const { rows } = await sql`delete from part where id = ${number} returning id`.execute(ctx.db)
    await recordAudit(ctx, { what: 'part.delete', id, before, after: null })
    await changed(ctx, tag.part(number), tag.reviews, ...sharedNumbers(before))
    return rows.length
  })
}
