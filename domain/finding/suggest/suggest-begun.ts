import type { Taxonomy, PartType } from '#domain/catalogue'
import { listMakes, listModels } from '#domain/vehicles'
import { tag } from '#common/tags'
import type { Ctx } from '#platform/context'
import type { Lexicon } from '../reading/lexicon.ts'
import type { ReadWords } from '../reading/read-words.ts'
import type { SaidSuggestion } from '../phrased.ts'
import { phraseOf, stem } from '../stem.ts'
import { carOf, type NamedCar, suggestType } from './suggest-type.ts'

const MOST_TYPES = 5
const MOST_CARS = 3

/** Whether the last word may be unfinished: it is no name yet, or was read as a typing error. */
export const isLastOpen = ({ words, rest, corrected }: ReadWords): boolean =>
  rest.at(-1) === words.at(-1) || corrected.some(({ from }) => from === words.at(-1))

/** Part types that the last word begins, for the car, brand or position that was read `before` it: "audi a4 bra". */
export function typesBegun(last: string, before: ReadWords, lexicon: Lexicon, taxonomy: Taxonomy): SaidSuggestion[] {
  if (last.length < 2 && !before.types) return []
  if (!before.make && before.brands.length + before.positions.length + before.conditions.length === 0) return []
  const begins = (word: string) => word.startsWith(stem(last))
  const leads = ({ name }: PartType) => Number(phraseOf(name).split(' ').some(begins))
  return [...begun(stem(last), before, lexicon)]
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

/** Makes that a word begins, or beside a make those of its models. */
export async function carsBegun(ctx: Ctx, { make, model, year }: ReadWords, begun: string): Promise<NamedCar[]> {
  if (model || (!make && begun.length < 2)) return []
  const { makes, models } = await cars(ctx)
  const begins = ({ phrase }: { phrase: string }) => phrase.startsWith(stem(begun))
  const found = make ? models.filter((one) => one.make === make.slug && begins(one)) : makes.filter(begins)
  return found.slice(0, MOST_CARS).map(({ phrase: _phrase, ...car }) => ({ ...car, year: year ?? undefined }))
}

const cars = (ctx: Ctx) =>
  ctx.cache.get('begun-cars', [tag.vehicles], async () => {
    const [makes, models] = await Promise.all([listMakes(ctx), listModels(ctx)])
    return {
      makes: makes.map(({ slug, name }) => ({ make: slug, label: name, phrase: phraseOf(name) })),
      models: models.map(({ slug, name, make }) => {
        return { make: make.slug, model: slug, label: `${make.name} ${name}`, phrase: phraseOf(name) }
      }),
    }
  })
