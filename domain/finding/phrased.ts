import type { Phrased } from '#common/phrase'
import type { FoundBy, PartCard } from '#domain/catalogue/schema'
import type { FacetValue, PartList, Relaxation, Suggestion, UniversalParts } from './schema.ts'

/* What finding answers: the shapes of the API, with phrases where people read a sentence. */
export type SaidFoundBy = Phrased<FoundBy, 'text' | 'place'>
export type SaidFacetValue = Phrased<FacetValue, 'label'>
export type SaidFacets = { [K in keyof PartList['facets']]: SaidFacetValue[] }
export type SaidRelaxation = Phrased<Relaxation, 'label'>
export type SaidUniversalParts = Phrased<UniversalParts, 'madeFor' | 'every'>
export type SaidSuggestion = Phrased<Suggestion, 'label' | 'hint'>
export type SaidPartList = Omit<PartList, 'items' | 'facets' | 'universal' | 'relax'> & {
  items: (Omit<PartCard, 'foundBy'> & { foundBy: SaidFoundBy[] })[]
  facets: SaidFacets
  universal: SaidUniversalParts | null
  relax: SaidRelaxation[]
}
