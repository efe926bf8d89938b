import type { ReadWords } from './read-words.ts'

/** What is read where all the words are numbers: a quantity beside them is no size. */
export const numbersOfWords = (read: ReadWords): ReadWords => ({
  ...read,
  types: null,
  brands: [],
  positions: [],
  conditions: [],
  measures: [],
  price: null,
  pieces: read.pieces.filter(({ kind }) => kind === 'number'),
})
