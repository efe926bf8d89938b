import { expect, test } from 'vitest'
import { decode } from './decode.ts'
import type { Match } from './find-matches.ts'

const CAR = 2
const TRUCK = 3
const MOTORCYCLE = 1

const match = (more: Partial<Match>): Match => ({
  schema: 1,
  vehicleType: CAR,
  from: 2012,
  to: 2012,
  fixes: 3,
  model: null,
  cylinders: null,
  litres: null,
  fuel: null,
  codesEngines: true,
  ...more,
})
const engine = (more: Partial<Match> = {}) => match({ fixes: 1, litres: 2, cylinders: 4, fuel: 'Gasoline', ...more })
const told = (matches: Match[], years: number[]) => {
  const { candidates, doubts } = decode(matches, years)
  return [...candidates.map(({ year, model }) => `${year} ${model}`), ...doubts]
}

test('one model of the likely year is it, with its engine', () => {
  const { candidates, doubts } = decode([match({ model: 'Focus' }), engine()], [2012, 1982])
  expect(candidates).toEqual([
    { model: 'Focus', year: 2012, isMotorcycle: false, engine: { litres: [2], cylinders: [4], fuels: ['Gasoline'] } },
  ])
  expect(doubts).toEqual([])
})

test('among the patterns of one schema, the one that fixes the most characters names the model', () => {
  expect(
    told([match({ model: 'Accord', fixes: 2 }), match({ model: 'Accord Hybrid', fixes: 4 }), engine()], [2012]),
  ).toEqual(['2012 Accord Hybrid'])
})

test('two models of equal weight, or of two schemas, are a doubt', () => {
  const one = [match({ model: 'Leaf' }), match({ model: 'Note' }), engine()]
  expect(told(one, [2012])).toEqual(['2012 Leaf', '2012 Note', 'models'])
  const two = [match({ model: 'Leaf', fixes: 5 }), engine(), match({ model: 'Note', schema: 2 }), engine({ schema: 2 })]
  expect(told(two, [2012])).toEqual(['2012 Leaf', '2012 Note', 'models'])
})

test('a schema without the VIN’s engine gives way to one that has it', () => {
  const matches = [match({ model: 'F-550' }), match({ model: 'F-150', schema: 2 }), engine({ schema: 2, litres: 3.5 })]
  expect(told(matches, [2012])).toEqual(['2012 F-150'])
  expect(decode(matches, [2012]).candidates[0]!.engine.litres).toEqual([3.5])
})

test('a car that only the unlikely year knows is a doubt', () => {
  const matches = [match({ model: 'Focus', from: 1982, to: 1982 }), engine({ from: 1982, to: 1982 })]
  expect(told(matches, [2012, 1982])).toEqual(['1982 Focus', 'year'])
})

test('place 7 does not bind trucks: where both years know one, both are told, and the unlikely one alone is a doubt', () => {
  const matches = [2012, 1982].flatMap((year) => [
    match({ model: `T${year}`, vehicleType: TRUCK, from: year, to: year, schema: year }),
    engine({ vehicleType: TRUCK, from: year, to: year, schema: year }),
  ])
  expect(told(matches, [2012, 1982])).toEqual(['2012 T2012', '1982 T1982', 'year'])
  expect(told(matches.slice(0, 2), [1982, 2012])).toEqual(['2012 T2012', 'year'])
})

test('a motorcycle is of the one year that knows it', () => {
  const own = { vehicleType: MOTORCYCLE }
  expect(told([match({ model: 'XL883', ...own }), engine(own)], [1982, 2012])).toEqual(['2012 XL883'])
})

test('a code that fixes nothing, or one character without a known engine, is a doubt', () => {
  expect(told([match({ model: 'H1', fixes: 0 }), engine()], [2012])).toEqual(['2012 H1', 'weak'])
  expect(told([match({ model: 'Pacifica', fixes: 1 })], [2012])).toEqual(['2012 Pacifica', 'weak'])
  expect(told([match({ model: 'Pacifica', fixes: 1 }), engine()], [2012])).toEqual(['2012 Pacifica'])
})

test('a schema that was left open long ago is a doubt', () => {
  const old = { from: 1989, to: Infinity }
  expect(told([match({ model: 'Medallion', ...old }), engine(old)], [2004])).toEqual(['2004 Medallion', 'weak'])
})

test('an open schema goes on, and no model is no candidate', () => {
  expect(told([match({ model: 'RX', to: Infinity }), engine({ to: Infinity })], [2020])).toEqual(['2020 RX'])
  expect(told([engine()], [2012])).toEqual([])
})
