import { distance } from 'fastest-levenshtein'
import { afterAll, expect, test, vi } from 'vitest'
import { readWords } from './read-words.ts'
import { buildLexicon } from './lexicon/lexicon.ts'
import { rowsOf } from './lexicon/rows.ts'
import { withPiece } from './state.ts'

// Test files share a process: what is mocked here is loaded anew, before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
// What they do stays; a test counts how often they are asked.
vi.mock('fastest-levenshtein', { spy: true })
vi.mock('./state.ts', { spy: true })

const type = (id: number, name: string, singular: string, synonyms: string[] = []) => {
  return { id, slug: name.toLowerCase().replaceAll(' ', '-'), name, singular, synonyms }
}
const make = (id: number, slug: string, name: string, models: [slug: string, name: string][]) => {
  const made = { id, slug, name }
  const base = (model: object, year: number) => ({
    id: year,
    model,
    year,
    type: 'car',
    market: 'US',
    configurations: [],
  })
  return {
    ...made,
    models: models.map(([slug, name]) => {
      const model = { id: id * 100, slug, name, make: made, bases: [] as object[] }
      for (let year = 2000; year <= 2020; year++) model.bases.push(base(model, year))
      return model
    }),
  }
}
const makes = [
  make(1, 'audi', 'Audi', [['a4', 'A4']]),
  make(2, 'mercedes-benz', 'Mercedes-Benz', [['c-class', 'C-Class']]),
  make(3, 'ford', 'Ford', [['focus', 'Focus']]),
  make(4, 'alfa-romeo', 'Alfa Romeo', []),
  make(5, 'volkswagen', 'Volkswagen', []),
  make(6, 'jeep', 'Jeep', [['grand-cherokee', 'Grand Cherokee']]),
]
const [audi, mercedes, , alfa, volkswagen] = makes.map(({ id, slug, name }) => ({ id, slug, name }))
const lexicon = await buildLexicon({
  taxonomy: {
    types: [
      type(6, 'Motorcycle mirrors', 'Motorcycle mirror', ['bike mirror']),
      type(7, 'Mirror glasses', 'Mirror glass'),
      type(1, 'Brake discs', 'Brake disc', ['brake rotor', 'disc rotor']),
      type(2, 'Brake pads', 'Brake pad set'),
      type(3, 'Oil filters', 'Oil filter'),
      type(4, 'Air filters', 'Air filter'),
      type(5, 'Tyres', 'Tyre', ['tire']),
      type(8, 'AC compressors', 'AC compressor', ['compressor']),
      type(9, 'Air compressors', 'Air compressor', ['compressor']),
    ],
    brands: [{ id: 1, slug: 'kervan', name: 'Kervan' }],
    oldNames: [],
  } as never,
  makes: makes as never,
  values: [
    { measure: 'thickness', value: '28', unit: 'mm', types: [1] },
    { measure: 'diameter', value: '302', unit: 'mm', types: [1] },
  ],
  fitBySpec: new Set(),
  universal: new Set([9]),
  rows: rowsOf,
})
const inTexts = new Set(['vented', 'coated', '5w-30', '97V'])
const texts = { isThere: (word: string) => inTexts.has(word), near: () => [] }
const read = (text: string) => readWords(text, lexicon, texts)
const types = (text: string) => [...(read(text).types ?? [])]

test('generations that follow each other are read together, and two names of one are it', () => {
  const said = (text: string) => {
    const { car, rest } = read(text)
    return [car.called, car.generations?.map(({ from, to }) => [from, to]), rest]
  }
  const [b8, b9] = [
    [2009, 2016],
    [2017, 2025],
  ]
  for (const text of ['audi a4 b8 b9 brake discs', 'brake discs A4 (B9/B8)'])
    expect(said(text), text).toEqual(['A4 B8 / A4 B9', [b8, b9], []])
  expect(said('a4 b8 8k brake discs')).toEqual(['A4 B8', [b8], []])
  // Between these two was another one.
  expect(said('a4 b6 b9 brake discs')[2]).toEqual(['b9'])
})

test('a vehicle inside the words is found: make, model and year', () => {
  const found = read('brake pads audi a4 2012')
  expect(found).toMatchObject({ make: audi, model: { slug: 'a4' }, year: 2012, rest: [] })
  expect([...found.types!]).toEqual([2])
})

test('beside a car a name is that of the parts that are made for cars, unless it names tools alone', () => {
  for (const text of ['compressor', 'air compressor audi a4', 'a4 brake discs and air compressor'])
    expect(types(text), text).toContain(9)
  expect(types('audi a4 12 compressor')).toEqual([8])
})

test('a model names its make where only one common car has it', () => {
  expect(read('focus')).toMatchObject({ make: { slug: 'ford' }, model: { slug: 'focus' } })
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

test('what is not wanted is taken from the types that are sought; where it names none of them, it is a word that texts must not have', () => {
  expect(types('filter -oil')).toEqual([4])
  expect(read('filter -oil').without).toMatchObject({ typed: ['oil'], words: [] })
  expect(types('brake pads -oil')).toEqual([2])
  expect(read('brake pads -oil').without).toMatchObject({ typed: ['oil'], words: ['oil'] })
  expect(read('filter oil without air').without.words).toEqual(['air'])
  expect(read('vented -oil').without.words).toEqual(['oil'])
})

test('a size or a place that is not wanted is never read as wanted', () => {
  const sized = read('brake disc not 302 mm')
  expect(sized).toMatchObject({ measures: [], notMeasured: [[{ measure: 'diameter', value: '302' }]] })
  expect(sized.without).toMatchObject({ typed: ['302 mm'], words: [] })
  expect(read('brake disc no rear')).toMatchObject({ positions: [], without: { positions: ['rear'], words: [] } })
  expect(read('brake disc not the vented ones').without.words).toEqual(['vented'])
  expect(read('brake disc no 28')).toMatchObject({ notMeasured: [], measures: [{ value: '28' }] })
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

test('a figure and its unit are a measure of what is sought', () => {
  expect(read('brake disc 30.2 cm')).toMatchObject({ measures: [{ measure: 'diameter', value: '302' }], rest: [] })
  expect(read('brake disc 302mm vented')).toMatchObject({ measures: [{ value: '302' }], rest: ['vented'] })
})

test('of the measures that a length may be, that is meant which parts have', () => {
  expect(read('brake disc 28 mm')).toMatchObject({ measures: [{ measure: 'thickness', value: '28' }] })
})

test('a bare number before the name of an engine is of that engine', () => {
  expect(read('28 brake disc')).toMatchObject({ measures: [{ measure: 'thickness', value: '28' }] })
  expect(read('28 tdi brake disc')).toMatchObject({ measures: [] })
})

test('a brand that the shop does not have is known: no slip, and no word to look for', () => {
  const found = read('castrol oil filter')
  expect(found).toMatchObject({ rest: [], corrected: [], brands: [] })
  expect(found.pieces).toMatchObject([{ kind: 'otherBrand', name: 'Castrol' }, { kind: 'type' }])
})

test('brand, position and plain text are distinguished', () => {
  const found = read('front vented brake disc by Kervan 5w-30')
  expect(found).toMatchObject({ positions: ['front'], brands: [{ slug: 'kervan' }], rest: ['vented', '5w-30'] })
})

test('a name in one word or with a dash is its two words, and no other word is cut', () => {
  expect(types('brakedisc')).toEqual([1])
  expect(types('oil-filter')).toEqual([3])
  expect(read('c-class vented')).toMatchObject({ types: null, model: { slug: 'c-class' }, rest: ['vented'] })
})

/** The longest search, made of these words alone. */
const filled = (words: string) => words.repeat(120).slice(0, 120)

test.each([
  ['letters', 'a '],
  ['figures', '1 '],
  ['letters and figures in one', 'a1'],
  ['figures and dashes', '1-'],
  ['years', '16 '],
  ['engines', '2.0 v6 '],
  ['sizes', '205/55 16 '],
  ['prices', 'under 40 '],
  ['types of one word', 'disc '],
  ['types of two words', 'filter oil '],
  ['models', 'a4 golf 7 '],
  ['slips', 'brkae padds oli fliter '],
  ['negatives', 'not disc '],
  ['things that share a word', 'oil, and air filter and '],
  ['symptoms', 'squeals when braking '],
])('the work for the longest search is bounded: %s', (_, words) => {
  vi.clearAllMocks()
  read(filled(words))
  expect(vi.mocked(withPiece).mock.calls.length).toBeGreaterThan(0)
  expect(vi.mocked(withPiece).mock.calls.length).toBeLessThan(10_000)
  expect(vi.mocked(distance).mock.calls.length).toBeLessThan(10_000)
})

test.each([
  ['audi a4 avant brake pads', []],
  ['brake pads a4 avant', []],
  ['brake pads avant audi a4', ['front']],
  ['brake pads avant ford focus', ['front']],
])('"avant" of "%s" is a version behind its model, else a place', (text, positions) => {
  expect(read(text).positions).toEqual(positions)
})
