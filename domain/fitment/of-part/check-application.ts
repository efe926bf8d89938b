import { phrase } from '#common/phrase'
import type { Fields } from '#platform/errors'
import type { ApplicationInput } from '../schema.ts'
import type { KnownModel } from './known-models.ts'

/** What of an application no car bears out, by field; empty: nothing. What is not known of a car refuses nothing. */
export function wrongOf(application: ApplicationInput, model: KnownModel | undefined): Fields {
  const { make, yearFrom, yearTo, engine } = application
  if (!model) return { model: phrase('refusal.modelUnknown', make, application.model) }
  const name = `${model.make} ${model.model}`
  const years = new Set(model.bases.map(({ year }) => year))
  const asked = Array.from({ length: yearTo - yearFrom + 1 }, (_, n) => yearFrom + n)
  const missing = asked.find((year) => !years.has(year))
  if (missing !== undefined)
    return { [years.has(yearFrom) ? 'yearTo' : 'yearFrom']: phrase('refusal.modelNotOfYear', name, missing) }
  const without = model.bases
    .filter(({ year, engines }) => asked.includes(year) && engines.length > 0 && !engines.includes(engine ?? 0))
    .map(({ year }) => year)
  return engine !== null && without.length > 0
    ? { engine: phrase('refusal.engineNotThere', name, Math.min(...without)) }
    : {}
}
