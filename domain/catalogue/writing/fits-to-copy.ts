import { sql } from 'kysely'
import type { PartFits } from '#domain/fitment/schema'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { normalNumber } from '../part-number.ts'
import { readManyFits } from './show-part-fits.ts'

/**
 * The parts whose own number this is, each with all that decides which cars it fits: for an admin who gives another
 * part the same cars. @throws Problem 400 if no part has it
 */
export async function fitsToCopy(ctx: Ctx, number: string): Promise<PartFits[]> {
  adminOf(ctx)
  const { rows } = await sql<{ id: number }>`
    select part_id as id from part_number where norm = ${normalNumber(number)} and kind = 'own' order by 1 limit 10`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw invalid({ number: phrase('refusal.numberUnknown', number) })
  return readManyFits(
    ctx,
    rows.map(({ id }) => id),
  )
}
