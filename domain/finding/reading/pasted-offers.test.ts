import { expect, test } from 'vitest'
import { smallLexicon } from '../../../tests/support/catalogue/small-lexicon.ts'
import { readWords } from './read-words.ts'

const lexicon = await smallLexicon(
  [
    ['spark-plugs', 'Spark plugs', 'Spark plug'],
    ['oil-filters', 'Oil filters', 'Oil filter'],
    ['air-filters', 'Air filters', 'Air filter'],
  ],
  [
    { measure: 'gap', value: '1', unit: 'mm', types: [1] },
    { measure: 'height', value: '4', unit: 'mm', types: [2, 3] },
  ],
)
const read = (text: string) => readWords(text, lexicon, { isThere: () => false, near: () => [] })

test('a price to the cent is what an offer asks elsewhere, and no limit', () => {
  expect(read('oil filter $6.58')).toMatchObject({ price: null, rest: [] })
  expect(read('Oil filter - 6,58 €')).toMatchObject({ price: null, rest: [] })
  expect(read('oil filter $7')).toMatchObject({ price: { min: null, max: 7 } })
  for (const limit of ['oil filter under $6.58', 'oil filter $6.58 or less'])
    expect(read(limit), limit).toMatchObject({ price: { min: null, max: 6.58 } })
})

test('no part number begins with a price or goes on in brackets', () => {
  const numbers = (text: string) =>
    read(text).pieces.flatMap(({ kind, at }) => (kind === 'number' ? [read(text).tokens.written(at)] : []))
  expect(numbers('oil filter $129.95 XYZ')).toEqual([])
  expect(numbers('PF630E {#12690385} oil filter')).toEqual(['PF630E', '12690385'])
  for (const range of ['20-32 mm', '20-32mm', '40-200 nm']) expect(numbers(`oil filter ${range}`), range).toEqual([])
  expect(numbers('oil filter 40-200')).toEqual(['40-200'])
})

test('how many of each thing of a list are wanted is no size', () => {
  for (const text of ['4 spark plugs, 1 oil filter, 1 air filter', 'spark plugs (4), oil filter (1); 1 air filter']) {
    const { types, measures, rest } = read(text)
    expect({ types: [...types!].toSorted(), measures, rest }, text).toEqual({
      types: [1, 2, 3],
      measures: [],
      rest: [],
    })
  }
})

test('what shops write around an offer says nothing', () => {
  expect(read('[eBay] BRAND NEW oil filter FREE SHIPPING!! OBO - Add to Cart')).toMatchObject({
    rest: [],
    corrected: [],
  })
})
