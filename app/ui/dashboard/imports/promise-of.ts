import { whole } from '#common/format'
import type { ImportShown } from '#domain/supply/schema'

const few = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`

/** What applying a file will do, in one sentence, and what of it is left. */
export function promiseOf({ counts, kind, supplier }: Pick<ImportShown, 'counts' | 'kind' | 'supplier'>): string {
  if (!counts) return ''
  const { gone, held, refused, linesGone } = counts
  const isAces = kind === 'aces'
  const [added, changed] = [counts.new.count, counts.changed.count]
  const elsewhere = counts.elsewhere?.count ?? 0
  const ofThem = added === 1 ? 'it' : `${elsewhere === added ? 'all' : whole(elsewhere)} of them`
  const known = elsewhere > 0 ? ` (the shop has ${ofThem} from another source already)` : ''
  const pieces = [
    added > 0 ? `adds ${isAces ? few(added, 'vehicle', 'vehicles') : few(added, 'part', 'parts')}${known}` : '',
    changed > 0 ? `changes ${few(changed, 'part', 'parts')}` : '',
    linesGone.count > 0 ? `takes ${few(linesGone.count, 'vehicle', 'vehicles')} away from parts` : '',
    !isAces && gone.count > 0 ? `takes ${few(gone.count, 'part', 'parts')} of ${supplier.name} off sale` : '',
  ].filter(Boolean)
  const ignored = counts.reasons.reduce((sum, { code, count }) => sum + (code === 'word-ignored' ? count : 0), 0)
  const waiting = held.count + refused.count - ignored
  const rest = [
    waiting > 0 && ` ${few(waiting, 'row stays', 'rows stay')} here and can be corrected before or sent again later.`,
    ignored > 0 && ` ${few(ignored, 'row is', 'rows are')} left out: you have said to ignore the brand or vehicle.`,
  ]
    .filter(Boolean)
    .join('')
  if (pieces.length === 0) return `Applying this file changes nothing.${rest}`
  const told = pieces.length === 1 ? pieces[0] : `${pieces.slice(0, -1).join(', ')} and ${pieces.at(-1)}`
  return `Applying this file ${told}, while the shop sells.${rest} You can undo it for 30 days.`
}
