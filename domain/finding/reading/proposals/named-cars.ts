import type { VehicleNames } from '../lexicon/lexicon-of-vehicles.ts'
import type { NamedCars } from '../pieces.ts'
import { squashed } from '../tokens.ts'

/** A shorter one may be any word. */
const LEAST_OF_MODEL = 3

/**
 * The cars that a text names, and nothing else: "Audi", "Audi A4", and where only one make has such a model, "Golf"; null: they
 * name none. An ordinary word (`plain`) is a model only beside its make.
 */
export function namedCars(
  text: string,
  { makes, models }: Pick<VehicleNames, 'makes' | 'models'>,
  plain: ReadonlySet<string>,
): NamedCars | null {
  const words = text.split(/\s+/)
  for (let n = words.length; n > 0; n--) {
    const make = makes.get(squashed(words.slice(0, n).join(' ')))
    const key = squashed(words.slice(n).join(' '))
    if (make && key === '') return { make, models: null }
    const its = make ? (models.get(key)?.filter((model) => model.make.id === make.id) ?? []) : []
    if (make && its.length > 0) return { make, models: its }
  }
  const whole = squashed(text)
  const alone = whole.length < LEAST_OF_MODEL || plain.has(whole) ? [] : (models.get(whole) ?? [])
  const [make, ...others] = new Map(alone.map((model) => [model.make.id, model.make])).values()
  return make && others.length === 0 ? { make, models: alone } : null
}
