import { phrase } from '#common/phrase'
import type { SaidSuggestion } from '../phrased.ts'
import { generationName } from '../read-pieces.ts'
import type { ReadWords } from '../reading/read-words.ts'
import { carOf, type NamedCar } from './suggest-type.ts'

const suggested = (label: string, query: Record<string, string | undefined>): SaidSuggestion => {
  const params = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined)
  return {
    kind: 'vehicle',
    label,
    hint: phrase('finding.suggestion.vehicle'),
    href: `/shop?${new URLSearchParams(params)}`,
  }
}

/** The parts for a car that has a name. */
export const suggestNamedCar = ({ label, make, model, year }: NamedCar): SaidSuggestion =>
  suggested(label, { make, model, year: year?.toString() })

/** The car that the words name, if they name nothing else. A generation, an engine or several models are asked for in words. */
export function suggestCar(read: ReadWords, text: string): SaidSuggestion[] {
  const { types, brands, positions, conditions, car, model, year } = read
  const named = types || brands.length + positions.length + conditions.length > 0 ? null : carOf(read)
  if (!named) return []
  const isSimple = !car.generations && !car.engine && (!car.models || model) && (!car.years || year !== null)
  if (isSimple) return [suggestNamedCar(named)]
  return [
    suggested([car.make!.name, generationName(car) ?? model?.name ?? car.called].filter(Boolean).join(' '), {
      q: text,
    }),
  ]
}
