import type { Phrased } from '#common/phrase'
import type { FoundBy, PartCard } from '#domain/catalogue/schema'
import type { FacetValue, PartList, Reading, Relaxation, Suggestion, UniversalParts } from './schema.ts'

/* What finding answers: the shapes of the API, with phrases where people read a sentence. */
export type SaidFoundBy = Phrased<FoundBy, 'text' | 'place'>
export type SaidFacetValue = Phrased<FacetValue, 'label'>
type Facets = PartList['facets']
export type SaidMeasure = Phrased<Omit<Facets['measures'][number], 'values'>, 'label'> & { values: SaidFacetValue[] }
export type SaidFacets = { [K in Exclude<keyof Facets, 'measures'>]: SaidFacetValue[] } & { measures: SaidMeasure[] }
export type SaidOthers = Omit<SaidMeasure, 'values'> & { values: (SaidFacetValue & Pick<Relaxation, 'query'>)[] }
export type SaidRelaxation = Phrased<Relaxation, 'label'>
export type SaidUniversalParts = Phrased<UniversalParts, 'madeFor' | 'every'>
export type SaidSuggestion = Phrased<Suggestion, 'label' | 'hint'>
export type SaidPiece = Phrased<Reading['pieces'][number], 'means'>
export type SaidReading = Omit<Reading, 'pieces' | 'measures'> & {
  pieces: SaidPiece[]
  measures: Phrased<Reading['measures'][number], 'label'>[]
}
export type SaidPartList = Omit<PartList, 'items' | 'facets' | 'universal' | 'relax' | 'others' | 'reading'> & {
  reading: SaidReading | null
  items: (Omit<PartCard, 'foundBy'> & { foundBy: SaidFoundBy[] })[]
  facets: SaidFacets
  universal: SaidUniversalParts | null
  relax: SaidRelaxation[]
  others: SaidOthers[]
}
