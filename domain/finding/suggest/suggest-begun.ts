import type { Taxonomy, PartType } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { Lexicon } from '../reading/lexicon/lexicon.ts'
import type { ReadWords } from '../reading/read-words.ts'
import { kindsOf, suitsOne } from '../reading/suits-car.ts'
import type { SaidSuggestion } from '../phrased.ts'
import { phraseOf, stem } from '../stem.ts'
import { carOf, type NamedCar } from './car-of.ts'
import { commonCars, type CommonModel } from './common-cars.ts'
import { suggestType } from './suggest-type.ts'

const MOST_TYPES = 5
const MOST_CARS = 3

/** Whether the last word may be unfinished: it is no name yet, says nothing, names no car that is listed, or was read as a typing error. */
export const isLastOpen = ({ words, rest, corrected, pieces }: ReadWords): boolean =>
  rest.at(-1) === words.at(-1) ||
  corrected.some(({ from }) => from === words.at(-1)) ||
  ['unknown', 'filler'].includes(pieces.at(-1)?.kind ?? '')

/** Part types that the last word begins, for the car, brand or position that was read `before` it: "audi a4 bra". */
export function typesBegun(last: string, before: ReadWords, lexicon: Lexicon, taxonomy: Taxonomy): SaidSuggestion[] {
  if (last.length < 2 && !before.types) return []
  if (!before.make && before.brands.length + before.positions.length + before.conditions.length === 0) return []
  const begins = (word: string) => word.startsWith(stem(last))
  const leads = ({ name }: PartType) => Number(phraseOf(name).split(' ').some(begins))
  const kinds = kindsOf(before.car, lexicon)
  return [...begun(stem(last), before, lexicon)]
    .filter((id) => !kinds || suitsOne(id, kinds, lexicon))
    .flatMap((id) => taxonomy.typeById.get(id) ?? [])
    .toSorted((a, b) => leads(b) - leads(a) || a.name.length - b.name.length)
    .slice(0, MOST_TYPES)
    .map((type) => suggestType(type, before, carOf(before)))
}

/** The types with a name that goes on as the words do ("brake d"), else those with a word that begins so. */
function begun(last: string, { types, pieces }: ReadWords, { types: { whole, words } }: Lexicon): ReadonlySet<number> {
  const of = (names: ReadonlyMap<string, ReadonlySet<number>>, start: string) =>
    new Set([...names].flatMap(([name, ids]) => (name.startsWith(start) ? [...ids] : [])))
  if (!types) return of(words, last)
  const named = of(whole, pieces.flatMap((piece) => (piece.kind === 'type' ? [piece.key] : [])).join('') + last)
  return named.size > 0 ? named : of(words, last).intersection(types)
}

/** Makes that a word begins and then models, or beside a make those of its models; the commonest that a part of these types suits. */
export async function carsBegun(
  ctx: Ctx,
  { make, model, year, types }: ReadWords,
  begun: string,
  { suits }: Lexicon['types'],
): Promise<NamedCar[]> {
  if (model || (!make && begun.length < 2)) return []
  const { makes, models } = await commonCars(ctx)
  const begins = ({ phrase }: { phrase: string }) => phrase.startsWith(stem(begun))
  const isSuited = (car: CommonModel) =>
    !types || [...types].some((type) => suits.get(type)?.some((kind) => car.types.some((own) => own === kind)))
  const isMeant = (car: CommonModel) =>
    (make ? car.make.slug === make.slug : true) &&
    (year === null || car.years.includes(year)) &&
    begins(car) &&
    isSuited(car)
  const named = (label: string, car: Omit<NamedCar, 'label'>): NamedCar => {
    return { ...car, year: year ?? undefined, label: [year, label].filter(Boolean).join(' ') }
  }
  return [
    ...(make ? [] : makes.filter(begins).map(({ slug, name }) => named(name, { make: slug }))),
    ...models
      .filter(isMeant)
      .map(({ slug, name, make }) => named(`${make.name} ${name}`, { make: make.slug, model: slug })),
  ].slice(0, MOST_CARS)
}
