import { expect, test } from 'vitest'
import { engineKey, engineLabel } from './engine.ts'

test.each([
  [{ litres: 2, cylinders: 4, fuel: 'petrol' }, '2.0 L 4-cyl petrol'],
  [{ litres: 0.803, cylinders: 2, fuel: 'petrol' }, '803 cc 2-cyl petrol'],
  [{ litres: 0.05, cylinders: 1, fuel: null }, '50 cc 1-cyl'],
  [{ litres: 6.7, cylinders: null, fuel: 'diesel' }, '6.7 L diesel'],
  [{ litres: null, cylinders: null, fuel: 'electric' }, 'electric'],
])('%j is a %s', (engine, label) => expect(engineLabel(engine)).toBe(label))

test('an engine is known by its name in any spelling', () => {
  expect(engineKey('2.0L 4-cyl Petrol')).toBe(engineKey(engineLabel({ litres: 2, cylinders: 4, fuel: 'petrol' })))
})
