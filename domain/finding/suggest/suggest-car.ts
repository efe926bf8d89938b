import { phrase } from '#common/phrase'
import type { SaidSuggestion } from '../phrased.ts'
import type { ReadWords } from '../reading/read-words.ts'
import { carOf, type NamedCar } from './car-of.ts'

/** The parts for a car that has a name. */
export function suggestNamedCar({ label, make, model, year, words }: NamedCar): SaidSuggestion {
  const query = { q: words, make, model, year: year?.toString() }
  const params = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined)
  return {
    kind: 'vehicle',
    label,
    hint: phrase('finding.suggestion.vehicle'),
    href: `/shop?${new URLSearchParams(params)}`,
  }
}

/** The car that the words name, if they name nothing else. */
export function suggestCar(read: ReadWords): SaidSuggestion[] {
  const { types, brands, positions, conditions, qualities } = read
  const ofPart = [...brands, ...positions, ...conditions, ...qualities]
  const named = types || ofPart.length > 0 ? null : carOf(read)
  return named ? [suggestNamedCar(named)] : []
}
