import { sql } from 'kysely'
import { listMakes, listModels, type Make, type Model } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { type Brand, catalogueFrame, type Frame } from '../frame.ts'
import { stem, wordsOf } from '../stem.ts'

/** What the shop knows words to mean. All keys are stemmed; a phrase's words are joined by one blank. */
export type Vocabulary = {
  /** Whole names of part types, British and American: "brake rotor" → those types. */
  types: Map<string, Set<number>>
  /** Any single word of such a name: "filter" → oil filters, air filters … */
  typeWords: Map<string, Set<number>>
  brands: Map<string, Brand>
  makes: Map<string, Make>
  models: Map<string, Model[]>
  /** Every other word that stands in some part's text. */
  texts: Set<string>
  /** All words there are, by length, to correct slips. */
  byLength: Map<number, string[]>
}

/** The longest name anything has, in words. */
export const LONGEST_PHRASE = 5

export const phraseOf = (text: string): string => wordsOf(text).map(stem).join(' ')

/** The vocabulary, kept in memory until the catalogue's names change. */
export function vocabulary(ctx: Ctx): Promise<Vocabulary> {
  return ctx.kept.get('vocabulary', 'vocabulary', async () => {
    const [frame, makes, models, words] = await Promise.all([
      catalogueFrame(ctx),
      listMakes(ctx),
      listModels(ctx),
      sql<{ word: string }>`select word from word`.execute(ctx.db),
    ])
    return buildVocabulary(
      frame,
      makes,
      models,
      words.rows.map((row) => row.word),
    )
  })
}

function add<V>(map: Map<string, Set<V>>, key: string, value: V) {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}

export function buildVocabulary(frame: Frame, makes: Make[], models: Model[], words: string[]): Vocabulary {
  const known: Vocabulary = {
    types: new Map(),
    typeWords: new Map(),
    brands: new Map(frame.brands.map((brand) => [phraseOf(brand.name), brand])),
    makes: new Map(makes.map((make) => [phraseOf(make.name), make])),
    models: new Map(),
    texts: new Set(words.map(stem)),
    byLength: new Map(),
  }
  for (const make of makes) {
    const [first = ''] = make.name.split('-')
    if (first.length > 3 && !known.makes.has(phraseOf(first))) known.makes.set(phraseOf(first), make)
  }
  for (const model of models) {
    const key = phraseOf(model.name)
    known.models.set(key, [...(known.models.get(key) ?? []), model])
  }
  for (const type of frame.types) {
    for (const name of [type.name, type.singular, ...type.synonyms]) {
      const phrase = phraseOf(name)
      add(known.types, phrase, type.id)
      for (const word of phrase.split(' ')) if (word.length > 2) add(known.typeWords, word, type.id)
    }
  }
  const single = [...known.brands.keys(), ...known.makes.keys(), ...known.models.keys(), ...known.typeWords.keys()]
  for (const word of new Set([...single, ...known.texts])) {
    if (word.length < 3 || /[^\p{L}]/u.test(word)) continue
    const same = known.byLength.get(word.length)
    if (same) same.push(word)
    else known.byLength.set(word.length, [word])
  }
  return known
}
