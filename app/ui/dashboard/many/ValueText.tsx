import { AMOUNTS } from '#common/amounts'
import * as words from '#common/words'
import { useMoney } from '../../../web/settings.ts'

const say = words.many

/** A value of a part's field as it was or will be. */
export function ValueText({ field, value }: { field: string; value: unknown }) {
  const money = useMoney()
  if (value === null || value === undefined || value === '')
    return <span className="text-ink-2">{say.run.nothing}</span>
  // Of a new part a run keeps what nobody reads; of a list of cars, its lines.
  if (field === 'added') return say.run.added
  if (field === 'applications') return say.run.cars((value as { lines?: unknown[] }).lines?.length ?? 0)
  if (typeof value === 'number') return <span className="tabular">{AMOUNTS.has(field) ? money(value) : value}</span>
  if (field === 'status') return say.statuses[value as keyof typeof say.statuses]
  if (typeof value === 'boolean') return value ? say.change.yes : say.change.no
  if (Array.isArray(value)) return say.run.several(value.length)
  return typeof value === 'string' ? value : say.run.several(Object.keys(value).length)
}
