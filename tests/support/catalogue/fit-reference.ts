import type { Answer, Asked } from '../../../domain/fitment/rule/known-car.ts'
import { type Application, type Condition, FAMILY_OF, type PartFacts } from '#domain/fitment/schema'

/** An engine or a value that nobody names. */
const ANOTHER = -1
const OTHER = 'another'

/**
 * The rule of fit once more, slow and obvious: every car that the asked one may be is tried. What is open is tried with
 * every value that anybody names, and with another.
 */
export function fitByTrying(part: PartFacts, asked: Asked): 'fits' | 'if' | 'no' | 'unknown' {
  if (part.universal) {
    const suited = asked.types.filter((type) => part.suits.includes(type)).length
    return suited === 0 ? 'no' : suited === asked.types.length ? 'fits' : 'if'
  }
  if (part.hasApplications) return byApplications(part.applications, asked)
  return part.specs.some(({ kind }) => FAMILY_OF.has(kind)) ? bySpecs(part, asked) : 'unknown'
}

function enginesOf(asked: Asked, applications: Application[]): number[] {
  if (asked.engine !== null) return [asked.engine]
  const given = asked.configurations.map(({ engineId }) => engineId)
  const isStated = given.length > 0 && asked.configurations.every(({ told }) => told)
  const isSoleBike = asked.types.join() === 'motorcycle' && new Set(given).size === 1
  if (isStated || isSoleBike) return given
  const named = [...applications, ...asked.values].flatMap(({ engineId }) => engineId ?? [])
  return [...given, ...named, ANOTHER]
}

const isSeveral = ({ models, year }: Asked) => models.length > 1 || year === null

/** The values that the car with that engine may have; none: that is not known. */
function valuesOf(asked: Asked, engine: number, kind: string): string[] {
  const answer = asked.answers.findLast((one) => one.kind === kind)
  if (answer) return [answer.value]
  if (isSeveral(asked)) return []
  return valuesBrought(asked, engine, kind)
}

function valuesBrought(asked: Asked, engine: number, kind: string): string[] {
  const stated = asked.configurations
    .filter((one) => one.told && one.engineId === engine)
    .flatMap((one) => (kind === 'drive' ? one.drive : kind === 'gearbox' ? one.gearbox : []))
  const brought = asked.values.filter((one) => one.kind === kind && (one.engineId === null || one.engineId === engine))
  return [...brought.map(({ value }) => value), ...stated]
}

/** For each value that the car may have: whether the condition holds. */
function holds(condition: Condition, asked: Asked, engines: number[]): boolean[] {
  const { kind, value } = condition
  const said = (some: string) => asked.answers.findLast((one) => isAbout(one, some))
  if (kind === 'with' || kind === 'without') {
    const answer = said(`with ${value}`)
    return answer ? [answer.kind === kind] : [true, false]
  }
  if (kind === 'note') {
    const answer = said(`note ${value}`)
    return answer ? [answer.kind === 'note'] : [true, false]
  }
  if (kind === 'made-from' || kind === 'made-to') {
    const made = asked.answers.findLast((one) => one.kind === 'made')
    if (!made) return [true, false]
    return [kind === 'made-from' ? made.value >= value : made.value <= value]
  }
  return engines.flatMap((engine) => {
    const values = valuesOf(asked, engine, kind)
    return (values.length > 0 ? values : [value, OTHER]).map((one) => one === value)
  })
}

const isAbout = ({ kind, value }: Answer, some: string) =>
  some === (kind === 'with' || kind === 'without' ? `with ${value}` : `note ${value}`)

function byApplications(applications: Application[], asked: Asked) {
  const engines = enginesOf(asked, applications)
  const years = asked.year === null ? applications.flatMap(({ from, to }) => [from, to]) : [asked.year]
  let isSometimes = false
  let isAlways = asked.models.length === 1 && asked.year !== null
  for (const model of asked.models) {
    for (const year of years) {
      for (const engine of engines) {
        const here = applications.filter(
          (one) =>
            one.modelId === model &&
            one.from <= year &&
            year <= one.to &&
            (one.engineId === null || one.engineId === engine),
        )
        const tried = here.map((one) => one.conditions.map((condition) => holds(condition, asked, engines)))
        if (!tried.some((conditions) => conditions.every((outcomes) => outcomes.every(Boolean)))) isAlways = false
        if (tried.some((conditions) => conditions.every((outcomes) => outcomes.some(Boolean)))) isSometimes = true
      }
    }
  }
  return isAlways ? 'fits' : isSometimes ? 'if' : 'no'
}

function bySpecs({ specs, suits }: PartFacts, asked: Asked) {
  if (!asked.types.some((type) => suits.includes(type))) return 'no'
  const engines = enginesOf(asked, [])
  const families = [...new Set(specs.flatMap(({ kind }) => FAMILY_OF.get(kind) ?? []))].map((family) => {
    const kinds = [...new Set(specs.map(({ kind }) => kind).filter((kind) => FAMILY_OF.get(kind) === family))]
    const outcomes = kinds.map((kind) => {
      const fitting = specs.filter((spec) => spec.kind === kind).map(({ value }) => value)
      const tried = engines.flatMap((engine) => {
        const values = valuesOf(asked, engine, kind)
        // Of several cars one may have what is brought for them, and none certainly has it.
        const some = values.length === 0 && isSeveral(asked) ? valuesBrought(asked, engine, kind) : []
        return [...values, ...some]
          .map((value): boolean | null => fitting.includes(value))
          .concat(values.length > 0 ? [] : [null])
      })
      if (tried.every((is) => is === true)) return 'fits'
      if (tried.includes(true)) return 'if'
      return tried.includes(null) ? 'unknown' : 'no'
    })
    return (['fits', 'if', 'unknown', 'no'] as const).find((outcome) => outcomes.includes(outcome))!
  })
  return (['no', 'unknown', 'if', 'fits'] as const).find((outcome) => families.includes(outcome))!
}
