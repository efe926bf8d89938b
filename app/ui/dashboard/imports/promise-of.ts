import type { FaultCode } from '#common/fault'
import { importFile } from '#common/words'
import type { ImportShown } from '#domain/supply/schema'

const say = importFile.promise

/** What applying a file will do, in one sentence, and what of it is left. */
export function promiseOf({ counts, kind, supplier }: Pick<ImportShown, 'counts' | 'kind' | 'supplier'>): string {
  if (!counts) return ''
  const { gone, held, refused, linesGone } = counts
  const isAces = kind === 'aces'
  const [added, changed] = [counts.new.count, counts.changed.count]
  const elsewhere = counts.elsewhere?.count ?? 0
  const known = elsewhere > 0 ? say.known(elsewhere, added) : ''
  const pieces = [
    added > 0 ? `${isAces ? say.addsVehicles(added) : say.addsParts(added)}${known}` : '',
    changed > 0 ? say.changes(changed) : '',
    linesGone.count > 0 ? say.takesAway(linesGone.count) : '',
    !isAces && gone.count > 0 ? say.takesOffSale(gone.count, supplier.name) : '',
  ].filter(Boolean)
  const rowsOf = (its: FaultCode) =>
    counts.reasons.reduce((sum, { code, count }) => sum + (code === its ? count : 0), 0)
  const [ignored, equipment] = [rowsOf('word-ignored'), rowsOf('equipment')]
  const unnamed = refused.count - ignored - equipment
  const rest = [
    held.count > 0 && say.stay(held.count),
    unnamed > 0 && say.unnamed(unnamed),
    equipment > 0 && say.equipment(equipment),
    ignored > 0 && say.ignored(ignored),
  ]
    .filter(Boolean)
    .join('')
  return pieces.length === 0 ? say.nothing(rest) : say.does(pieces, rest)
}
