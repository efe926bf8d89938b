import { expect, test } from 'vitest'
import { smallLexicon } from '../../../../tests/support/catalogue/small-lexicon.ts'
import { readWords } from '../read-words.ts'

const lexicon = await smallLexicon(
  [
    ['headlights', 'Headlights', 'Headlight'],
    ['led-bulbs', 'LED bulbs', 'LED bulb', ['led lamp']],
    ['number-plate-lights', 'Number plate lights', 'Number plate light'],
    ['floor-mats', 'Floor mats', 'Floor mat'],
    ['tailgate-struts', 'Tailgate struts', 'Tailgate strut'],
    ['coil-springs', 'Coil springs', 'Coil spring'],
    ['batteries', 'Batteries', 'Battery', ['agm battery']],
  ],
  [{ measure: 'bulb-socket', value: 'LED', unit: null, types: [3] }],
)
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
