import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'
import { buildVocabulary } from './vocabulary.ts'

const type = (id: number, name: string, singular: string, synonyms: string[] = []) => ({ id, name, singular, synonyms })
const audi = { id: 1, slug: 'audi', name: 'Audi' }
const mercedes = { id: 2, slug: 'mercedes-benz', name: 'Mercedes-Benz' }
const known = buildVocabulary(
  {
    types: [
      type(1, 'Brake discs', 'Brake disc', ['brake rotor', 'disc rotor']),
      type(2, 'Brake pads', 'Brake pad set'),
      type(3, 'Oil filters', 'Oil filter'),
      type(4, 'Air filters', 'Air filter'),
      type(5, 'Tyres', 'Tyre', ['tire']),
    ],
    brands: [{ id: 1, slug: 'kervan', name: 'Kervan' }],
  } as never,
  [audi, mercedes],
  [
    { slug: 'a4', name: 'A4', make: audi },
    { slug: 'c-class', name: 'C-Class', make: mercedes },
    { slug: 'focus', name: 'Focus', make: { id: 3, slug: 'ford', name: 'Ford' } },
  ],
  ['vented', 'coated', '5w-30'],
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

test('the first half of a double name is enough', () => {
  expect(readWords('mercedes c-class', known)).toMatchObject({ make: mercedes, model: { slug: 'c-class' } })
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

test('brand, position and plain text are told apart', () => {
  const read = readWords('front vented brake disc by Kervan 5w-30', known)
  expect(read).toMatchObject({ positions: ['front'], brands: [{ slug: 'kervan' }], rest: ['vented', '5w-30'] })
})

test('a name in one word or with a dash is its two words, and no other word is cut', () => {
  expect(types('brakedisc')).toEqual([1])
  expect(types('oil-filter')).toEqual([3])
  expect(readWords('c-class vented', known)).toMatchObject({ types: null, rest: ['c-class', 'vented'] })
})
