import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { type Fields, invalid } from '#platform/errors'
import { keepOpen } from './place.ts'
import { type LyingPart, writeLying } from './write-lying.ts'

/**
 * Sets where parts lie, a few thousand at once; the units of a part in several places are its stock from now on.
 * @throws Problem 400 `rows.<n>.places.<n>.place` for a place that is not open, `…units` that are missing
 */
export async function writePartPlaces(ctx: Ctx, rows: readonly LyingPart[]): Promise<void> {
  await tx(ctx, async (ctx) => {
    const open = await keepOpen(ctx, [...new Set(rows.flatMap(({ places }) => places.map(({ place }) => place)))])
    const fields: Fields = {}
    for (const [n, { places }] of rows.entries())
      for (const [m, { place, units }] of places.entries()) {
        if (!open.has(place)) fields[`rows.${n}.places.${m}.place`] = phrase('refusal.noOpenPlace')
        if (places.length > 1 && units === null) fields[`rows.${n}.places.${m}.units`] = phrase('refusal.unitsByPlace')
      }
    if (Object.keys(fields).length > 0) throw invalid(fields)
    await writeLying(ctx, rows)
    await changed(ctx, ...tag.someParts(rows.map(({ partId }) => partId)))
  })
}
