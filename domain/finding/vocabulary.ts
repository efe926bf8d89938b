import { sql } from 'kysely'
import { listMakes, listModels, type Make, type Model } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { type Brand, catalogueFrame, type Frame } from '#domain/catalogue'
import { stem, wordsOf } from './stem.ts'

/** What the shop knows words to mean. All keys are stemmed; a phrase's words are joined by one blank. */
export type Vocabulary = {
  /** Whole names of part types, British and American: "brake rotor" → those types. */
  types: Map<string, Set<number>>
  /** Any single word of such a name: "filter" → oil filters, air filters … */
  typeWords: Map<string, Set<number>>
  brands: Map<string, Brand>
  makes: Map<string, Make>
  models: Map<string, Model[]>
  /** Every single word of a make's or a model's name: "alfa", "romeo", "class". */
  nameWords: Set<string>
  /** Every other word that stands in some part's text. */
  texts: Set<string>
  /** All words there are, by length, to correct slips. */
  byLength: Map<number, string[]>
}

/** The longest name anything has, in words. */
export const LONGEST_PHRASE = 5

/** What people call makes for short. */
const SHORT_NAMES: Record<string, string> = {
  alfa: 'alfa-romeo',
  aston: 'aston-martin',
  benz: 'mercedes-benz',
  chevy: 'chevrolet',
  merc: 'mercedes-benz',
  vw: 'volkswagen',
}

/** A text as the vocabulary’s keys are written: its words stemmed, one blank between them. */
export const phraseOf = (text: string): string => wordsOf(text).map(stem).join(' ')

/** A name as it stands, with its words apart, and in one: "C-Class", "c class", "cclass". */
const spellings = (name: string): Set<string> =>
  new Set([name, name.replace(/[-/]/g, ' '), name.replace(/[-/ ]/g, '')].map(phraseOf))

/** The vocabulary, cached until the catalogue's names change. */
export function vocabulary(ctx: Ctx): Promise<Vocabulary> {
  return ctx.cache.get('vocabulary', 'vocabulary', async () => {
    const [frame, makes, models, words] = await Promise.all([
      catalogueFrame(ctx),
      listMakes(ctx),
      listModels(ctx),
      sql<{ word: string }>`select word from word group by word having sum(times) > 0`.execute(ctx.db),
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

/** The vocabulary of these names; `words` are those of the parts’ texts. */
export function buildVocabulary(frame: Frame, makes: Make[], models: Model[], words: string[]): Vocabulary {
  const known: Vocabulary = {
    types: new Map(),
    typeWords: new Map(),
    brands: new Map(frame.brands.map((brand) => [phraseOf(brand.name), brand])),
    makes: new Map(makes.flatMap((make) => [...spellings(make.name)].map((name) => [name, make]))),
    models: new Map(),
    nameWords: new Set(),
    texts: new Set(words.map(stem)),
    byLength: new Map(),
  }
  for (const make of makes) {
    const [first = ''] = make.name.split('-')
    const short = Object.keys(SHORT_NAMES).filter((name) => SHORT_NAMES[name] === make.slug)
    for (const name of first.length > 3 ? [phraseOf(first), ...short] : short) {
      if (!known.makes.has(name)) known.makes.set(name, make)
    }
  }
  for (const model of models) {
    for (const name of spellings(model.name)) known.models.set(name, [...(known.models.get(name) ?? []), model])
  }
  for (const name of [...known.makes.keys(), ...known.models.keys()]) {
    for (const word of name.split(' ')) known.nameWords.add(word)
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
