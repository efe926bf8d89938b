import { whole } from '../../../format.ts'
import { parts as counted, unit } from './shop-list.ts'

/** The pages of a make, of a model and of one of its years. */
export const title = (car: string) => `Parts for ${car}`
export const seeAll = 'See all of them'
export const inCatalogue = (parts: number) => `${counted(parts)} in the catalogue`
export const mostBought = (car: string) => `Most bought for ${car}`
export const chooseKind = 'Choose the kind of part'
const andMore = (kinds: readonly string[]) => (kinds.length > 0 ? `: ${kinds.join(', ')} and more.` : '.')

export const make = {
  about: (parts: number, models: number, make: string) =>
    `${whole(parts)} motor ${unit(parts)} for ${whole(models)} ${make} ${models === 1 ? 'model' : 'models'}. Choose the model and see what fits.`,
  count: (parts: number, models: number) =>
    `${counted(parts)} for ${whole(models)} ${models === 1 ? 'model' : 'models'}`,
  choose: 'Choose the model',
}

export const model = {
  about: (parts: number, model: string, kinds: readonly string[]) =>
    `${counted(parts)} that ${parts === 1 ? 'fits' : 'fit'} the ${model}${andMore(kinds)} Choose the year to be sure.`,
  choose: 'Choose the year',
}

export const year = {
  about: (parts: number, car: string, engines: readonly string[], kinds: readonly string[]) =>
    `${counted(parts)} for the ${car}${engines.length > 0 ? ` (${engines.join(', ')})` : ''}${andMore(kinds)}`,
  engines: 'Its engines',
  others: 'Other years',
}

/** The engines of a car. */
export const engines = {
  unknown: 'We do not know which engines it came with.',
  likely: 'likely',
  likelyWhy: '“Likely” engines come from VIN records, which list more than were sold.',
}
