import { whole } from '../../../format.ts'

/** Words of a supplier's file that nobody has mapped yet. */
export const list = {
  title: 'Unknown words',
  about: (supplier: string) =>
    `Rows with these words wait until you say what the words mean here. What you say is saved for the next file of ${supplier}. Many words are quicker as a file: import it`,
  atSupplier: 'at the supplier',
  afterApplied: '.',
  after: ', then read this file again.',
  addBrands: (count: number) => `Add all ${whole(count)} as new brands`,
  more: (count: number) => `${whole(count)} more words wait.`,
  sayOne: 'Say what at least one word means.',
  save: 'Save words and read again',
}

/** One of them. */
export const row = {
  noBrand: 'Parts without a brand',
  noBrandHint: 'Bosch, or new: Bosch',
  waits: (count: number) => (count === 1 ? '1 row waits' : `${whole(count)} rows wait`),
  guessed: 'Guessed',
  newBrand: 'New brand',
  addBrand: (word: string) => `Add ${word} as a new brand`,
  ignore: 'Ignore',
  ignoreWord: (word: string) => `Ignore ${word}`,
}
