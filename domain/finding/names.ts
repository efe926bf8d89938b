import { listMakes, listModels, type Make, type Model } from '#domain/vehicles'
import { tag } from '#common/tags'
import { shows } from '#platform/changes'
import type { Ctx } from '#platform/context'
import { type Brand, catalogueTaxonomy, type Taxonomy } from '#domain/catalogue'
import { isLetters, stem, wordsOf } from './stem.ts'

/**
 * The shop's names, by which it reads words. All keys are stemmed; the words of a phrase are joined by one space. All
 * other words are in the parts' texts, in the database (`text-words.ts`).
 */
export type Names = {
  /** Whole names of part types, British and American: "brake rotor" → those types. */
  types: Map<string, Set<number>>
  /** Any single word of such a name: "filter" → oil filters, air filters … */
  typeWords: Map<string, Set<number>>
  brands: Map<string, Brand>
  makes: Map<string, Make>
  models: Map<string, Model[]>
  /** Every single word of a make's or a model's name: "alfa", "romeo", "class". */
  nameWords: Set<string>
  /** Names of one word, by length, to correct typing errors. */
  byLength: Map<number, string[]>
}

/** The length of the longest name, in words. */
export const LONGEST_PHRASE = 5

/** Short names of makes. */
const SHORT_NAMES: Record<string, string> = {
  alfa: 'alfa-romeo',
  aston: 'aston-martin',
  benz: 'mercedes-benz',
  chevy: 'chevrolet',
  merc: 'mercedes-benz',
  vw: 'volkswagen',
}

/** A text in the form of the names’ keys: its words stemmed, one space between them. */
export const phraseOf = (text: string): string => wordsOf(text).map(stem).join(' ')

/** A name as written, with its words apart, and as one word: "C-Class", "c class", "cclass". */
const spellings = (name: string): Set<string> =>
  new Set([name, name.replace(/[-/]/g, ' '), name.replace(/[-/ ]/g, '')].map(phraseOf))

/** The shop's names, cached until some of them change. */
export function shopNames(ctx: Ctx): Promise<Names> {
  shows(ctx, tag.taxonomy, tag.vehicles)
  return ctx.cache.get('names', [tag.taxonomy, tag.vehicles], async () => {
    const [taxonomy, makes, models] = await Promise.all([catalogueTaxonomy(ctx), listMakes(ctx), listModels(ctx)])
    return buildNames(taxonomy, makes, models)
  })
}

function add<V>(map: Map<string, Set<V>>, key: string, value: V) {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}

export function buildNames(taxonomy: Pick<Taxonomy, 'types' | 'brands'>, makes: Make[], models: Model[]): Names {
  const brands = new Map(taxonomy.brands.map((brand) => [phraseOf(brand.name), brand]))
  const cars = { makes: namesOfMakes(makes), models: namesOfModels(models) }
  const parts = namesOfTypes(taxonomy.types)
  const ofCars = [...cars.makes.keys(), ...cars.models.keys()]
  const single = new Set([...brands.keys(), ...ofCars, ...parts.typeWords.keys()])
  return {
    ...parts,
    ...cars,
    brands,
    nameWords: new Set(ofCars.flatMap((name) => name.split(' '))),
    byLength: Map.groupBy(
      [...single].filter((word) => word.length > 2 && isLetters(word)),
      (word) => word.length,
    ),
  }
}

function namesOfTypes(types: Taxonomy['types']): Pick<Names, 'types' | 'typeWords'> {
  const names: Pick<Names, 'types' | 'typeWords'> = { types: new Map(), typeWords: new Map() }
  for (const type of types) {
    for (const phrase of [type.name, type.singular, ...type.synonyms].map(phraseOf)) {
      add(names.types, phrase, type.id)
      for (const word of phrase.split(' ')) if (word.length > 2) add(names.typeWords, word, type.id)
    }
  }
  return names
}

function namesOfMakes(makes: Make[]): Names['makes'] {
  const names = new Map(makes.flatMap((make) => [...spellings(make.name)].map((name) => [name, make] as const)))
  for (const make of makes) {
    const [first = ''] = make.name.split('-')
    const short = Object.keys(SHORT_NAMES).filter((name) => SHORT_NAMES[name] === make.slug)
    for (const name of first.length > 3 ? [phraseOf(first), ...short] : short) {
      if (!names.has(name)) names.set(name, make)
    }
  }
  return names
}

function namesOfModels(models: Model[]): Names['models'] {
  const named = models.flatMap((model) => [...spellings(model.name)].map((name) => ({ name, model })))
  return new Map(
    [...Map.groupBy(named, ({ name }) => name)].map(([name, all]) => [name, all.map(({ model }) => model)]),
  )
}
