import { expect, test } from 'vitest'
import { buildLexicon } from '../lexicon/lexicon.ts'
import { readWords } from '../read-words.ts'
import { rowsOf } from '../lexicon/rows.ts'

const type = (id: number, slug: string, name: string, singular: string, synonyms: string[] = []) => {
  return { id, slug, name, singular, synonyms }
}
const lexicon = buildLexicon({
  taxonomy: {
    types: [
      type(1, 'headlights', 'Headlights', 'Headlight'),
      type(2, 'led-bulbs', 'LED bulbs', 'LED bulb', ['led lamp']),
      type(3, 'number-plate-lights', 'Number plate lights', 'Number plate light'),
      type(4, 'floor-mats', 'Floor mats', 'Floor mat'),
      type(5, 'tailgate-struts', 'Tailgate struts', 'Tailgate strut'),
      type(6, 'coil-springs', 'Coil springs', 'Coil spring'),
      type(7, 'batteries', 'Batteries', 'Battery', ['agm battery']),
    ],
    brands: [],
  } as never,
  makes: [],
  values: [{ measure: 'bulb-socket', value: 'LED', unit: null, types: [3] }],
  fitBySpec: new Set(),
  rows: rowsOf,
})
const inTexts = new Set(['led', 'rubber', 'gas', 'pressure', 'agm'])
const read = (text: string) =>
  readWords(text, lexicon, { isThere: (word) => inTexts.has(word.toLowerCase()), near: () => [] })
const said = (text: string) => {
  const { types, measures, rest, qualities } = read(text)
  return { types: [...(types ?? [])], measures, rest, qualities }
}

test('LED names the bulbs, and beside another type it is what that type has', () => {
  expect(said('led')).toMatchObject({ types: [2], rest: [] })
  expect(said('led bulb')).toMatchObject({ types: [2], rest: [] })
  expect(said('led headlights')).toEqual({ types: [1], measures: [], rest: ['led'], qualities: ['led'] })
  expect(said('number plate light led')).toEqual({ types: [3], measures: [], rest: ['led'], qualities: ['led'] })
})

test('a quality is looked for by that of its names which the texts have', () => {
  expect(said('fußmatten gummi')).toEqual({ types: [4], measures: [], rest: ['rubber'], qualities: ['rubber'] })
  expect(said('fußmatten velours').qualities).toEqual([])
})

test('a name of a type that has a quality in it asks for that quality, but for the name that the type itself has', () => {
  expect(said('agm battery')).toMatchObject({ types: [7], rest: ['agm'] })
  expect(said('led bulb').rest).toEqual([])
})

test('a quality stands in a word with what has it, unless that is a name of its own', () => {
  expect(said('gummimatten')).toMatchObject({ types: [4], rest: ['rubber'] })
  expect(said('gasdruckfeder')).toMatchObject({ types: [5], rest: [] })
})
