import type { Brand } from '#domain/catalogue'
import type { Make, Model } from '#domain/vehicles'
import { apart, FILLERS, isKnown, POSITION_WORDS } from './known-words.ts'
import { LONGEST_PHRASE, type Names } from './names.ts'
import { nearest } from './slips.ts'
import { stem, wordsOf } from './stem.ts'
import type { KnownTexts } from './text-words.ts'

/** A search as the shop understands it; `rest` are the words to look up in the parts' texts. */
export type ReadWords = {
  /** Null: no word named a part type. */
  types: Set<number> | null
  brands: Brand[]
  positions: string[]
  make: Make | null
  model: Model | null
  year: number | null
  rest: string[]
  /** All words, as typed, with compounds split. */
  words: string[]
  corrected: { from: string; to: string }[]
}

/** `right`: as typed, or corrected. */
type Word = { right: string; stem: string }
/** Facts about all words together, collected before they are read one by one. */
type Context = { names: Names; hasYear: boolean }

const YEAR = /^(19[5-9]\d|20[0-4]\d)$/

/**
 * Reads a search. It looks for the longest known names first, so that "brake disc" is one thing, and reads "A4" as a
 * model only beside its make or a year. An unknown word is read as a typing error of a known one, if one is near
 * enough.
 */
export function readWords(text: string, names: Names, texts: KnownTexts): ReadWords {
  const typed = wordsOf(text).flatMap((word) => apart(word, names, texts))
  const corrected: ReadWords['corrected'] = []
  const words = typed.map((word): Word => {
    const near = isKnown(word, names, texts) ? undefined : nearest(word, names, texts)
    if (near) corrected.push({ from: word, to: near })
    return { right: near ?? word, stem: stem(near ?? word) }
  })
  const context = { names, hasYear: words.some((word) => YEAR.test(word.stem)) }
  const nothing = { types: null, brands: [], positions: [], model: null, year: null, rest: [] }
  const read: ReadWords = { ...nothing, make: makeIn(words, names), words: typed, corrected }
  for (let at = 0; at < words.length;) {
    const taken = readName(read, words.slice(at, at + LONGEST_PHRASE), context)
    if (taken === 0) readWord(read, words[at]!, context)
    at += Math.max(taken, 1)
  }
  return read
}

const phraseOf = (words: Word[]) => words.map((word) => word.stem).join(' ')

/** The first make that is named anywhere: models may stand before it. */
function makeIn(words: Word[], names: Names): Make | null {
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      const make = names.makes.get(phraseOf(words.slice(at, at + length)))
      if (make) return make
    }
  }
  return null
}

/** Reads the longest name that these words begin with; returns its number of words, 0 if there is none. */
function readName(read: ReadWords, words: Word[], { names, hasYear }: Context): number {
  for (let length = words.length; length > 0; length--) {
    const phrase = phraseOf(words.slice(0, length))
    if (read.make && names.makes.get(phrase) === read.make) return length
    const model = read.model ? undefined : modelOf(phrase, read.make, hasYear, names)
    const types = names.types.get(phrase)
    const brand = names.brands.get(phrase)
    if (model) Object.assign(read, { model, make: model.make })
    else if (types) {
      if (!narrow(read, types)) read.rest.push(...words.slice(0, length).map((word) => word.right))
    } else if (brand) read.brands.push(brand)
    if (model || types || brand) return length
  }
  return 0
}

/** Reads a word that begins no name. */
function readWord(read: ReadWords, word: Word, { names }: Context): void {
  const types = names.typeWords.get(word.stem)
  if (YEAR.test(word.stem) && read.make && read.year === null) read.year = Number(word.stem)
  else if (POSITION_WORDS.has(word.stem)) read.positions.push(word.stem)
  else if (types && narrow(read, types)) return
  else if (!FILLERS.has(word.stem)) read.rest.push(word.right)
}

/**
 * Two names of part types narrow each other ("oil" and "filter"); if no type is both, the later one is left as text.
 */
function narrow(read: ReadWords, types: Set<number>): boolean {
  const both = read.types === null ? new Set(types) : read.types.intersection(types)
  if (both.size > 0) read.types = both
  return both.size > 0
}

/** Names such as "range rover", which mean nothing else. */
const SEVERAL_WORDS = /^\p{L}{3,}( \p{L}+)+$/u

/**
 * A bare number or a short name is a model only beside its make. Any other needs at least a year beside it, or several
 * words that only one make has.
 */
function modelOf(phrase: string, make: Make | null, hasYear: boolean, names: Names): Model | undefined {
  const models = names.models.get(phrase)
  if (make) return models?.find((model) => model.make.id === make.id)
  if (models?.length === 1 && SEVERAL_WORDS.test(phrase) && !names.types.has(phrase)) return models[0]
  if (!hasYear || YEAR.test(phrase) || names.typeWords.has(phrase) || POSITION_WORDS.has(phrase)) return undefined
  return phrase.length > 2 || /\d/.test(phrase) ? models?.[0] : undefined
}

/** Whether the words said anything to look for. */
export const saysNothing = ({ types, brands, positions, make, rest }: ReadWords): boolean =>
  !types && !make && brands.length + positions.length + rest.length === 0
