import { addApplications } from '#domain/fitment'
import { MOST_LINES, type PartFits, type TakenFits } from '#domain/fitment/schema'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, invalid } from '#platform/errors'
import { rowId } from '#platform/ids'
import { proposedFor } from './propose-fits.ts'
import { readPartFits } from './show-part-fits.ts'
import { writePart } from './write-part.ts'

/** What says where such a line comes from. */
const SHARED_NUMBERS = 'parts with the same OE number'

/**
 * Adds cars that are proposed for a part (`proposeFits`) to its list. The log names the parts that they come from.
 * @throws Problem 400 `applications.<n>.model` for a line that is not proposed, `applications` where the list
 * would be longer than a part may have, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function takeProposedFits(ctx: Ctx, idText: string, taken: TakenFits): Promise<PartFits> {
  adminOf(ctx)
  const id = rowId(idText, 'part')
  return tx(ctx, async (ctx) => {
    const before = await readPartFits(ctx, id, { lock: true })
    if (taken.version !== before.version) throw changedMeanwhile({ current: before })
    const { parts, lines } = await proposedFor(ctx, before)
    const known = new Map(lines.map((line) => [keyOf(line), line]))
    const chosen = taken.applications.map((line) => known.get(keyOf(line)))
    const strange = chosen.flatMap((line, n) =>
      line ? [] : [[`applications.${n}.model`, phrase('refusal.notProposed')]],
    )
    if (strange.length > 0) throw invalid(Object.fromEntries(strange))
    const added = chosen.flatMap((line) => line ?? [])
    if (before.applications.length + added.length > MOST_LINES)
      throw invalid({ applications: phrase('field.tooMany', MOST_LINES, 'lines') })
    await addApplications(ctx, SHARED_NUMBERS, id, added)
    await writePart(ctx, id, {})
    const after = await readPartFits(ctx, id)
    const from = new Set(added.flatMap((line) => line.from))
    const named = parts.filter(({ _id }) => from.has(_id)).map(({ brand, number }) => `${brand} ${number}`)
    await recordAudit(ctx, { what: 'part.fits', id, before, after, why: `${SHARED_NUMBERS}: ${named.join(', ')}` })
    return after
  })
}

type Line = Omit<TakenFits['applications'][number], 'quantity'>

const keyOf = ({ make, model, yearFrom, yearTo, engine, position, conditions }: Line) =>
  JSON.stringify([make, model, yearFrom, yearTo, engine, position, conditions.map(({ kind, value }) => [kind, value])])
