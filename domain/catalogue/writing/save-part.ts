import { isAdmin } from '#platform/access'
import type { Ctx } from '#platform/context'
import type { PartChange, PartRecord } from '../part-input.ts'
import { proposeCorrection } from './propose-correction.ts'
import { updatePart } from './update-part.ts'

/** Saves a part's form: an admin's change applies, anybody else's becomes a proposed correction. */
export async function savePart(
  ctx: Ctx,
  id: string,
  input: PartChange,
): Promise<{ proposed: false; part: PartRecord } | { proposed: true; _id: string }> {
  if (isAdmin(ctx)) return { proposed: false, part: await updatePart(ctx, id, input) }
  return { proposed: true, _id: await proposeCorrection(ctx, id, input) }
}
