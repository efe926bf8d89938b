import { POSITIONS } from '#common/constants'
import { phrase } from '#common/phrase'
import { measuresOfType, type PartType } from '#domain/catalogue'
import type { ReadWords } from '../reading/read-words.ts'
import type { SaidSuggestion } from '../phrased.ts'
import type { NamedCar } from './car-of.ts'

/** What was read of a part besides its type: its place, its brand, its state, its sizes and its qualities. */
type Said = Pick<ReadWords, 'positions' | 'brands' | 'conditions' | 'measures' | 'qualities'>

/** A part type, with all that was read of it, for a car. */
export function suggestType(type: PartType, said: Said, car: NamedCar | null): SaidSuggestion {
  const { positions, brands, conditions, qualities } = said
  const position = POSITIONS.find((one) => one === positions.join(' '))
  const [brand] = brands
  const chosenBy = measuresOfType(type.slug) ?? []
  const own = said.measures.filter(({ measure }) => chosenBy.some((one) => one.measure === measure))
  // What was typed begins several sizes, and they are suggested by themselves.
  const sizes = own.filter(({ measure }) => own.filter((one) => one.measure === measure).length === 1)
  const asked = [
    ['q', [...qualities, car?.words].filter(Boolean).join(' ')],
    ['category', type.slug],
    ['brand', brand?.slug],
    ...sizes.map(({ measure, value }) => ['measure', `${measure}:${value}`] as const),
    ['position', position],
    ['condition', conditions.join(',')],
    ['make', car?.make],
    ['model', car?.model],
    ['year', car?.year?.toString()],
  ] as const
  const query = new URLSearchParams(asked.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return {
    kind: 'category',
    label: phrase(
      'finding.suggestion.partsOf',
      type.name,
      sizes.map(({ value, unit }) => ({ value, unit })),
      position ?? null,
      [...qualities, ...conditions],
      brand?.name ?? null,
      car?.label ?? null,
    ),
    hint: phrase(car ? 'finding.suggestion.typeAndCar' : 'finding.suggestion.type'),
    href: `/shop?${query}`,
  }
}
