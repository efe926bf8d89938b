import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile } from '#platform/errors'
import { rowId } from '#platform/ids'
import { keepOldNumber } from './keep-old-number.ts'
import { partDifference } from './part-difference.ts'
import type { PartChange, PartRecord } from '../part-input.ts'
import { writtenTags } from './part-tags.ts'
import { readPart } from './read-part.ts'
import { refuseUniversal } from './refuse-universal.ts'
import { writePart } from './write-part.ts'

/**
 * Updates the fields that differ, and audits it; an old number stays as `keepOldNumber` says. Needs a transaction; returns
 * the part after the update. @throws Problem 400 `universal` for a part with a list of cars, 412
 */
export async function applyChange(
  ctx: Ctx,
  id: number,
  { version, stockWas, ...input }: Partial<PartChange>,
  why?: string,
): Promise<PartRecord> {
  const before = await readPart(ctx, id, { lock: true })
  const difference = partDifference(before, keepOldNumber(before, input))
  const isStockOld = stockWas !== undefined && difference.stock !== undefined && stockWas !== before.stock
  if (isStockOld || (version !== undefined && version !== before.version))
    throw changedMeanwhile({ current: before, yours: input })
  if (Object.keys(difference).length === 0) return before
  if (difference.universal) await refuseUniversal(ctx, new Map([['universal', id]]))
  await writePart(ctx, id, difference)
  const after = await readPart(ctx, id)
  await recordAudit(ctx, { what: 'part.update', id, before, after, why })
  await changed(ctx, tag.part(id), ...writtenTags(before, after))
  return after
}

/**
 * Changes a part, for admins; fields that are not given stay.
 * @throws Problem 400, 404, 412 `changed-meanwhile` with the stored part (`current`) and the sent one (`yours`)
 */
export async function updatePart(ctx: Ctx, id: string, change: PartChange): Promise<PartRecord> {
  adminOf(ctx)
  const number = rowId(id, 'part')
  return tx(ctx, (ctx) => applyChange(ctx, number, change))
}
