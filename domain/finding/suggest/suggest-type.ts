import { POSITIONS } from '#common/constants'
import { phrase } from '#common/phrase'
import type { PartType } from '#domain/catalogue'
import type { ReadWords } from '../reading/read-words.ts'
import type { SaidSuggestion } from '../phrased.ts'

/** A car in words: a make, or one of its models, perhaps with a year. */
export type NamedCar = { make?: string; model?: string; year?: number; label: string }

/** The car that the words name, in slugs; null: not even its make. */
export function carOf({ make, model, year }: ReadWords): NamedCar | null {
  if (!make) return null
  const label = [year, make.name, model?.name].filter(Boolean).join(' ')
  return { make: make.slug, model: model?.slug, year: year ?? undefined, label }
}

/** A part type, with the position and brand that were read, for a car. */
export function suggestType(
  type: PartType,
  { positions, brands, conditions }: ReadWords,
  car: NamedCar | null,
): SaidSuggestion {
  const position = POSITIONS.find((one) => one === positions.join(' '))
  const [brand] = brands
  const asked = {
    category: type.slug,
    brand: brand?.slug,
    position,
    condition: conditions.join(','),
    make: car?.make,
    model: car?.model,
    year: car?.year?.toString(),
  }
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return {
    kind: 'category',
    label: phrase(
      'finding.suggestion.partsOf',
      type.name,
      position ?? null,
      conditions,
      brand?.name ?? null,
      car?.label ?? null,
    ),
    hint: phrase(car ? 'finding.suggestion.typeAndCar' : 'finding.suggestion.type'),
    href: `/shop?${query}`,
  }
}
