import { clashOf, type FittingFacts } from '#domain/fitment'
import type { KnownModel } from '#domain/vehicles'
import { because } from '../draft.ts'
import type { FitDraft } from '../fit-draft.ts'
import type { Reason } from '../schema.ts'

const WITHOUT_FUEL = new Set(['electric', 'hydrogen'])

/**
 * The rules of `check:fitment`, and of the list of cars of a part, that one application can break by itself. The set-based ones are in
 * `hold-contradictions.ts`. What the shop does not know of a car or part breaks none.
 */
export function faultOf(draft: FitDraft, part: FittingFacts, model: KnownModel): Reason | null {
  if (part.universal) return because('Part', 'universal-part')
  const clash = clashOf(draft.conditions)
  if (clash !== null) return because('conditions', 'conditions-clash', clash)
  return yearFault(draft, model) ?? typeFault(draft, part) ?? electricFault(draft, part, model)
}

/** Years without the model, engines without the car. */
function yearFault({ from, to, engineId }: FitDraft, { bases, make, name }: KnownModel): Reason | null {
  for (let year = from!; year <= to!; year++) {
    const its = bases.filter((base) => base.year === year)
    if (its.length === 0) return because('year', 'outside-years', `${make.name} ${name}`, year)
    const engines = its.flatMap(({ configurations }) => configurations.map(({ engine }) => engine.id))
    if (engineId !== null && engines.length > 0 && !engines.includes(engineId))
      return because('engine', 'engine-not-there', `${make.name} ${name} ${year}`)
  }
  return null
}

const typeFault = ({ category }: FitDraft, { type }: FittingFacts): Reason | null =>
  category === null || category === type ? null : because('PartType', 'type-differs', category, type)

function electricFault({ from, to, engineId }: FitDraft, { burns }: FittingFacts, model: KnownModel): Reason | null {
  if (!burns) return null
  const isElectric = model.bases
    .filter(({ year }) => from! <= year && year <= to!)
    .some(({ configurations }) => {
      const meant = configurations.filter(({ engine }) => engineId === null || engine.id === engineId)
      return meant.length > 0 && meant.every(({ engine }) => WITHOUT_FUEL.has(engine.fuel ?? ''))
    })
  return isElectric ? because('Part', 'electric-car', `${model.make.name} ${model.name}`) : null
}
