import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { invalid, notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { partDifference } from './part-difference.ts'
import type { PartChange } from '../part-input.ts'
import { readPart } from './read-part.ts'
import { refuseUniversal } from './refuse-universal.ts'

const OWN_AFFAIR = new Set([
  'stock',
  'stockWas',
  'bestSeller',
  'version',
  'cost',
  'coreDeposit',
  'status',
  'supersededBy',
])

/**
 * Stores a signed-in user's proposed change to a part until an admin decides. A second proposal for the same part
 * replaces the first. It ignores what only the shop sets. Returns the correction's id.
 * @throws Problem 400 if nothing would change, or `universal` for a part with a list of cars; 404
 */
export async function proposeCorrection(ctx: Ctx, id: string, input: PartChange): Promise<string> {
  const user = userOf(ctx)
  const number = rowId(id, 'part')
  const proposed = Object.fromEntries(Object.entries(input).filter(([field]) => !OWN_AFFAIR.has(field)))
  return tx(ctx, async (ctx) => {
    const part = await readPart(ctx, number)
    if (part.status === 'hidden') throw notFound('part')
    const change = partDifference(part, proposed)
    if (Object.keys(change).length === 0) throw invalid({}, phrase('refusal.nothingChanged'))
    if (change.universal) await refuseUniversal(ctx, new Map([['universal', number]]))
    const { rows } = await sql<{ id: string }>`
      insert into correction (id, part_id, user_id, change, part_version, created_at)
      values (${randomUUID()}, ${number}, ${user.id}, ${JSON.stringify(change)}, ${part.version}, ${ctx.clock.now()})
      on conflict (part_id, user_id) where decided_at is null
      do update set change = excluded.change, part_version = excluded.part_version, created_at = excluded.created_at
      returning id`.execute(ctx.db)
    return String(rows[0]?.id)
  })
}
