import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import type { PartInput } from '../part-input.ts'
import { startFairly } from '../popularity.ts'
import { sharedNumbers } from './part-tags.ts'
import { readPart } from './read-part.ts'
import { writePart } from './write-part.ts'

/** The default category (migration 0003). */
const UNBRANDED = 0
const OTHER_PARTS = 0

/** Adds a part, for admins; a best seller by default. Returns its id. @throws Problem 400 */
export async function createPart(ctx: Ctx, input: PartInput): Promise<string> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const { rows } = await sql<{ id: number }>`
      with next as (select nextval(pg_get_serial_sequence('part', 'id'))::int as id)
      insert into part (id, type_id, brand_id, number, name, price, version, created_at, updated_at)
      select id, ${OTHER_PARTS}::smallint, ${UNBRANDED}::smallint, 'P-' || id, ${input.name}, ${input.price}::int, 0,
        ${now}::timestamptz, ${now}::timestamptz from next
      returning id`.execute(ctx.db)
    const id = Number(rows[0]?.id)
    await writePart(ctx, id, { bestSeller: true, ...input })
    await startFairly(ctx, id)
    await recordAudit(ctx, { what: 'part.create', id, before: null, after: await readPart(ctx, id) })
    await changed(ctx, ...sharedNumbers(input))
    return String(id)
  })
}
