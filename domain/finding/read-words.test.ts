import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'
import { buildNames } from './names.ts'

const type = (id: number, name: string, singular: string, synonyms: string[] = []) => ({ id, name, singular, synonyms })
const audi = { id: 1, slug: 'audi', name: 'Audi' }
const mercedes = { id: 2, slug: 'mercedes-benz', name: 'Mercedes-Benz' }
const alfa = { id: 4, slug: 'alfa-romeo', name: 'Alfa Romeo' }
const volkswagen = { id: 5, slug: 'volkswagen', name: 'Volkswagen' }
const names = buildNames(
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
)
const inTexts = new Set(['vented', 'coated', '5w-30', '97V'])
const texts = { isThere: (word: string) => inTexts.has(word), near: () => [] }
const read = (text: string) => readWords(text, names, texts)
const types = (text: string) => [...(read(text).types ?? [])]

test('a vehicle inside the words is found: make, model and year', () => {
  const found = read('brake pads audi a4 2012')
  expect(found).toMatchObject({ make: audi, model: { slug: 'a4' }, year: 2012, rest: [] })
  expect([...found.types!]).toEqual([2])
})

test('a model is taken for one beside its make or a year only', () => {
  expect(read('focus').model).toBeNull()
  expect(read('focus 2012 oil filter')).toMatchObject({ model: { slug: 'focus' }, year: 2012 })
})

test('a model of several words needs nothing beside it', () => {
  expect(read('grand cherokee oil filter')).toMatchObject({ model: { slug: 'grand-cherokee' }, rest: [] })
})

test('the first half of a double name is enough', () => {
  expect(read('mercedes c-class')).toMatchObject({ make: mercedes, model: { slug: 'c-class' } })
})

test.each(['c-class', 'c class', 'cclass', 'C-CLASS'])(
  'a model is known as it stands, apart and in one: %s',
  (typed) => {
    const found = read(`mercedes ${typed} oil filter`)
    expect(found).toMatchObject({ make: mercedes, model: { slug: 'c-class' }, rest: [], corrected: [] })
  },
)

test('the words of a name are no slips, and makes go by their short names', () => {
  expect(read('alfa romeo oil filter')).toMatchObject({ make: alfa, rest: [], corrected: [] })
  expect(read('alfa oil filter')).toMatchObject({ make: alfa })
  expect(read('vw')).toMatchObject({ make: volkswagen })
})

test('British and American names are the same thing', () => {
  expect(types('rotors')).toEqual(types('disc'))
  expect(types('tires')).toEqual(types('tyre'))
})

test('words that belong to several types narrow each other', () => {
  expect(types('filter')).toEqual([3, 4])
  expect(types('filter oil')).toEqual([3])
})

test('a typing error is corrected, and the reading says so', () => {
  const found = read('brkae padds')
  expect([...found.types!]).toEqual([2])
  expect(found.corrected).toEqual([
    { from: 'brkae', to: 'brake' },
    { from: 'padds', to: 'pad' },
  ])
})

test('of two words as near, that is meant which more part types have', () => {
  expect(read('brke').corrected).toEqual([{ from: 'brke', to: 'brake' }])
})

test('a figure and its unit are two words, unless some text has them in one', () => {
  expect(read('70ah 302mm 97V').rest).toEqual(['70', 'ah', '302', 'mm', '97V'])
})

test('brand, position and plain text are distinguished', () => {
  const found = read('front vented brake disc by Kervan 5w-30')
  expect(found).toMatchObject({ positions: ['front'], brands: [{ slug: 'kervan' }], rest: ['vented', '5w-30'] })
})

test('a name in one word or with a dash is its two words, and no other word is cut', () => {
  expect(types('brakedisc')).toEqual([1])
  expect(types('oil-filter')).toEqual([3])
  expect(read('c-class vented')).toMatchObject({ types: null, rest: ['c-class', 'vented'] })
})
