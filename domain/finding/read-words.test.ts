import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'
import { buildVocabulary } from './vocabulary.ts'

const type = (id: number, name: string, singular: string, synonyms: string[] = []) => ({ id, name, singular, synonyms })
const audi = { id: 1, slug: 'audi', name: 'Audi' }
const mercedes = { id: 2, slug: 'mercedes-benz', name: 'Mercedes-Benz' }
const alfa = { id: 4, slug: 'alfa-romeo', name: 'Alfa Romeo' }
const volkswagen = { id: 5, slug: 'volkswagen', name: 'Volkswagen' }
const known = buildVocabulary(
  {
    types: [
      type(6, 'Motorcycle mirrors', 'Motorcycle mirror', ['bike mirror']),
      type(7, 'Mirror glasses', 'Mirror glass'),
      type(1, 'Brake discs', 'Brake disc', ['brake rotor', 'disc rotor']),
      type(2, 'Brake pads', 'Brake pad set'),
      type(3, 'Oil filters', 'Oil filter'),
      type(4, 'Air filters', 'Air filter'),
      type(5, 'Tyres', 'Tyre', ['tire']),
    ],
    brands: [{ id: 1, slug: 'kervan', name: 'Kervan' }],
  } as never,
  [audi, mercedes, alfa, volkswagen],
  [
    { slug: 'a4', name: 'A4', make: audi },
    { slug: 'c-class', name: 'C-Class', make: mercedes },
    { slug: 'grand-cherokee', name: 'Grand Cherokee', make: { id: 6, slug: 'jeep', name: 'Jeep' } },
    { slug: 'focus', name: 'Focus', make: { id: 3, slug: 'ford', name: 'Ford' } },
  ],
  ['vented', 'coated', '5w-30', '97v', 'alea'],
)
const types = (text: string) => [...(readWords(text, known).types ?? [])]

test('a vehicle inside the words is found: make, model and year', () => {
  const read = readWords('brake pads audi a4 2012', known)
  expect(read).toMatchObject({ make: audi, model: { slug: 'a4' }, year: 2012, rest: [] })
  expect([...read.types!]).toEqual([2])
})

test('a model is taken for one beside its make or a year only', () => {
  expect(readWords('focus', known).model).toBeNull()
  expect(readWords('focus 2012 oil filter', known)).toMatchObject({ model: { slug: 'focus' }, year: 2012 })
})

test('a model of several words needs nothing beside it', () => {
  expect(readWords('grand cherokee oil filter', known)).toMatchObject({ model: { slug: 'grand-cherokee' }, rest: [] })
})

test('the first half of a double name is enough', () => {
  expect(readWords('mercedes c-class', known)).toMatchObject({ make: mercedes, model: { slug: 'c-class' } })
})

test.each(['c-class', 'c class', 'cclass', 'C-CLASS'])(
  'a model is known as it stands, apart and in one: %s',
  (typed) => {
    const read = readWords(`mercedes ${typed} oil filter`, known)
    expect(read).toMatchObject({ make: mercedes, model: { slug: 'c-class' }, rest: [], corrected: [] })
  },
)

test('the words of a name are no slips, and makes go by their short names', () => {
  expect(readWords('alfa romeo oil filter', known)).toMatchObject({ make: alfa, rest: [], corrected: [] })
  expect(readWords('alfa oil filter', known)).toMatchObject({ make: alfa })
  expect(readWords('vw', known)).toMatchObject({ make: volkswagen })
})

test('British and American names are the same thing', () => {
  expect(types('rotors')).toEqual(types('disc'))
  expect(types('tires')).toEqual(types('tyre'))
})

test('words that belong to several types narrow each other', () => {
  expect(types('filter')).toEqual([3, 4])
  expect(types('filter oil')).toEqual([3])
})

test('a slip of the typist is corrected and told', () => {
  const read = readWords('brkae padds', known)
  expect([...read.types!]).toEqual([2])
  expect(read.corrected).toEqual([
    { from: 'brkae', to: 'brake' },
    { from: 'padds', to: 'pad' },
  ])
})

test('of two words as near, that is meant which more part types have', () => {
  expect(readWords('brke', known).corrected).toEqual([{ from: 'brke', to: 'brake' }])
})

test('a figure and its unit are two words, unless some text has them in one', () => {
  expect(readWords('70ah 302mm 97V', known).rest).toEqual(['70', 'ah', '302', 'mm', '97V'])
})

test('brand, position and plain text are told apart', () => {
  const read = readWords('front vented brake disc by Kervan 5w-30', known)
  expect(read).toMatchObject({ positions: ['front'], brands: [{ slug: 'kervan' }], rest: ['vented', '5w-30'] })
})

test('a name in one word or with a dash is its two words, and no other word is cut', () => {
  expect(types('brakedisc')).toEqual([1])
  expect(types('oil-filter')).toEqual([3])
  expect(readWords('c-class vented', known)).toMatchObject({ types: null, rest: ['c-class', 'vented'] })
})
