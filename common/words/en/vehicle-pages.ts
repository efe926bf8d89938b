import { whole } from '../../format.ts'

/** The pages of a make, of a model and of one of its years. */
export const title = (car: string) => `Parts for ${car}`
export const seeAll = 'See all of them'
export const inCatalogue = (parts: number) => `${whole(parts)} parts in the catalogue`
export const mostBought = (car: string) => `Most bought for ${car}`
export const chooseKind = 'Choose the kind of part'

export const make = {
  about: (parts: number, models: number, make: string) =>
    `${whole(parts)} motor parts for ${models} ${make} models. Choose the model and see what fits.`,
  count: (parts: number, models: number) => `${whole(parts)} parts for ${models} models`,
  choose: 'Choose the model',
}

export const model = {
  about: (parts: number, model: string, kinds: readonly string[]) =>
    `${whole(parts)} parts that fit the ${model}: ${kinds.join(', ')} and more. Choose the year to be sure.`,
  choose: 'Choose the year',
}

export const year = {
  about: (parts: number, car: string, engines: readonly string[], kinds: readonly string[]) =>
    `${whole(parts)} parts for the ${car}${engines.length > 0 ? ` (${engines.join(', ')})` : ''}: ${kinds.join(', ')} and more.`,
  engines: 'Its engines',
  others: 'Other years',
}

/** The engines of a car. */
export const engines = {
  unknown: 'We do not know which engines it came with.',
  likely: 'likely',
  likelyWhy: '“Likely” engines come from VIN records, which list more than were sold.',
}
