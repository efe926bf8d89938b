import { setApplications, setSpecs } from '#domain/fitment'
import type { PartFits, PartFitsChange } from '#domain/fitment/schema'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile } from '#platform/errors'
import { rowId } from '#platform/ids'
import { readPartFits } from './show-part-fits.ts'
import { writePart } from './write-part.ts'

/**
 * Sets all that decides which cars a part fits: its list of cars, its specification, whether it suits every vehicle.
 * @throws Problem 400 that names each wrong line and field, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function setPartFits(ctx: Ctx, idText: string, change: PartFitsChange): Promise<PartFits> {
  adminOf(ctx)
  const id = rowId(idText, 'part')
  const { version, universal, applications, specs } = change
  return tx(ctx, async (ctx) => {
    const before = await readPartFits(ctx, id, { lock: true })
    if (version !== before.version) throw changedMeanwhile({ current: before })
    await setApplications(ctx, id, applications)
    await setSpecs(ctx, id, specs)
    await writePart(ctx, id, { universal })
    const after = await readPartFits(ctx, id)
    await recordAudit(ctx, { what: 'part.fits', id, before, after })
    return after
  })
}
