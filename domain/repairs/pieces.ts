import type { Candidate } from './candidates.ts'
import type { Step } from './repair-jobs.ts'

/** An attribute that is a number in that unit; undefined where the part does not say it. */
function measure({ attributes }: Candidate, name: string, unit: string | null): number | undefined {
  const value = attributes.find(([its, , in_]) => its === name && (in_ ?? null) === unit)?.[1]
  return value !== undefined && Number(value) > 0 ? Number(value) : undefined
}

/**
 * How many of a part a step takes: so many that the litres of the car, or the pieces of the step, are there; where the
 * step says neither, as many as the car needs. Litres that are not known: one.
 */
export function piecesOf(part: Candidate, { litres, quantity }: Step, itTakes: number | null): number {
  if (litres) {
    const content = measure(part, 'Content', 'l')
    return itTakes && content ? Math.ceil(itTakes / content - 1e-9) : 1
  }
  return Math.ceil((quantity ?? part.needed) / (measure(part, 'Pack', null) ?? 1))
}
