import { lockParts, raiseVersions } from '#domain/catalogue'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { invalid } from '#platform/errors'
import { rowId } from '#platform/ids'
import { keepOpen } from './place.ts'
import type { PartPlaces, UnitsMove } from './schema.ts'
import { readPartPlaces } from './show-part-places.ts'
import { writeLying } from './write-lying.ts'

/**
 * Moves free units of a counted part from one place to another, where it lies from then on too. What orders hold stays
 * where it is. For admins. @throws Problem 400 that names the field, 404
 */
export async function moveUnits(ctx: Ctx, idText: string, { from, to, units }: UnitsMove): Promise<PartPlaces> {
  adminOf(ctx)
  const id = rowId(idText, 'part')
  return tx(ctx, async (ctx) => {
    const open = await keepOpen(ctx, [to])
    await lockParts(ctx, [id])
    const before = await readPartPlaces(ctx, id)
    const { stock } = before
    const leaves = before.places.find(({ place }) => place === from)
    if (stock === null) throw invalid({ units: phrase('refusal.onePlaceUncounted') })
    if (!leaves) throw invalid({ from: phrase('refusal.notInPlace') })
    if (from === to) throw invalid({ to: phrase('refusal.samePlace') })
    if (!open.has(to)) throw invalid({ to: phrase('refusal.noOpenPlace') })
    const left = leaves.units ?? stock
    if (units > left) throw invalid({ units: phrase('refusal.fewerThere', left) })
    const there = before.places.map((one) => ({ ...one, units: one.units ?? stock }))
    const all = there.some(({ place }) => place === to) ? there : [...there, { place: to, shelf: '', units: 0 }]
    const places = all.map((one) => {
      return { ...one, units: one.units + (one.place === to ? units : one.place === from ? -units : 0) }
    })
    await raiseVersions(ctx, [id])
    await writeLying(ctx, [{ partId: id, places }])
    const after = await readPartPlaces(ctx, id)
    await recordAudit(ctx, { what: 'part.move', id, before, after })
    await changed(ctx, tag.part(id))
    return after
  })
}
