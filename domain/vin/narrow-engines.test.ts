import { expect, test } from 'vitest'
import { narrowEngines, tellsEngine } from './narrow-engines.ts'

const engine = (litres: number | null, cylinders: number | null, fuel: string | null) => ({ litres, cylinders, fuel })
const facts = (litres: number[], cylinders: number[], fuels: string[]) => ({ litres, cylinders, fuels })

const PETROL = engine(1.8, 4, 'petrol')
const DIESEL = engine(2, 4, 'diesel')
const HYBRID = engine(1.8, 4, 'petrol hybrid')
const ELECTRIC = engine(null, null, 'electric')
const ALL = [PETROL, DIESEL, HYBRID, ELECTRIC]

test('litres, cylinders and fuel narrow what a car may have', () => {
  expect(narrowEngines(ALL, facts([2], [4], ['Diesel']))).toEqual([DIESEL])
  expect(narrowEngines(ALL, facts([1.781], [4], []))).toEqual([PETROL, HYBRID])
  expect(narrowEngines(ALL, facts([], [], ['Electric']))).toEqual([HYBRID, ELECTRIC])
})

test('a plug-in hybrid, which vPIC calls electric, is no electric car', () => {
  expect(narrowEngines(ALL, facts([1.8], [4], ['Electric']))).toEqual([HYBRID])
})

test('unknown values exclude nothing; a contradiction leaves no engine', () => {
  expect(narrowEngines([engine(2, null, null)], facts([2], [4], ['Gasoline']))).toHaveLength(1)
  expect(narrowEngines(ALL, facts([6.6], [8], ['Diesel']))).toEqual([])
})

test('petrol alone tells no engine', () => {
  expect(tellsEngine(facts([], [], ['Gasoline']))).toBe(false)
  expect(tellsEngine(facts([], [4], ['Gasoline']))).toBe(true)
  expect(tellsEngine(facts([], [], ['Diesel']))).toBe(true)
})
