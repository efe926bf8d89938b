import { isAdmin } from '#platform/access'
import { notFound } from '#platform/errors'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { rowId } from '#platform/ids'
import type { PartRecord } from '../part-input.ts'
import { readPart } from './read-part.ts'

/**
 * Any part of the catalogue with all its editable fields; only admins see hidden parts, and what a part cost the seller.
 * @throws Problem 404
 */
export async function showPartRecord(ctx: Ctx, id: string): Promise<PartRecord> {
  const number = rowId(id, 'part')
  shows(ctx, tag.part(number))
  const part = await readPart(ctx, number)
  if (isAdmin(ctx)) return part
  if (part.status === 'hidden') throw notFound('part')
  const { cost: _cost, ...known } = part
  return known
}
