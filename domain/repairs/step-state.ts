import type { Taxonomy } from '#domain/catalogue'
import type { AskedCar } from '#domain/fitment'
import type { Fit } from '#domain/fitment/schema'
import type { Step } from './repair-jobs.ts'
import { LITRES, type PlannedStep } from './schema.ts'

/** A step in names, with how much of it the car takes, as far as that is known for certain. */
export function nameStep(
  { typeId, position, need, oneTime, note, litres }: Step,
  taxonomy: Taxonomy,
  asked: AskedCar | null,
): Omit<PlannedStep, 'state' | 'reasons'> {
  const { slug, name } = taxonomy.typeById.get(typeId)!
  return { type: { slug, name }, position, need, oneTime, note, amount: litres && amountOf(litres, asked) }
}

function amountOf(litres: NonNullable<Step['litres']>, asked: AskedCar | null): PlannedStep['amount'] {
  const only = (kind: string) => {
    const known = asked?.car.known[kind]
    return known?.closed && known.values.length === 1 ? known.values[0]! : null
  }
  const takes = only(litres)
  return { litres: takes === null ? null : Number(takes), of: only(LITRES[litres]) }
}

/** Whether the litres that a step takes are known for each engine, but not which engine it is. */
export const waitsForEngine = ({ litres }: Step, { car }: AskedCar): boolean =>
  litres !== null && car.known[litres]?.ask.includes('engine') === true

/**
 * Why a step has no part for certain. `fits`: what is told of those that may be for it; `kinds`: by which values of a car
 * parts of its type fit.
 */
export function stateOfStep(
  step: Step,
  fits: readonly Fit[],
  kinds: readonly string[],
  asked: AskedCar,
): Pick<PlannedStep, 'state' | 'reasons'> {
  const { meets } = step
  const open = fits.flatMap((fit) => (fit.answer === 'if' ? fit.open : []))
  const amount = waitsForEngine(step, asked) ? ['engine'] : []
  if (fits.length > 0) {
    const reasons = [...new Set([...open, ...amount])]
    return { state: 'open', reasons: reasons.length === 0 && meets ? [meets] : reasons }
  }
  const missing = (meets ? [meets] : kinds).filter((kind) => !asked.car.known[kind])
  return missing.length > 0 ? { state: 'unknown', reasons: missing } : { state: 'none', reasons: [] }
}
