import { expect, test } from 'vitest'
import { widest } from './propose-fits.ts'

const line = (model: string, yearFrom: number, yearTo: number) => {
  const car = { make: 'Toyota', model, yearFrom, yearTo, engine: null, engineName: null }
  return { ...car, position: null, quantity: null, conditions: [], from: ['1'] }
}

test('what another line or the own list says already is left out, whatever the case of the name', () => {
  const told = [
    line('Camry', 2012, 2012),
    line('camry', 2012, 2013),
    line('Corolla', 2012, 2013),
    line('Aygo', 2014, 2014),
  ]
  expect(widest(told, [line('AYGO', 2010, 2015)])).toEqual([told[1], told[2]])
  expect(widest([line('Camry', 2012, 2012), line('Camry', 2012, 2012)], [])).toHaveLength(1)
})

test('lines of different models are never compared', () => {
  let years = 0
  const counted = (model: string) =>
    Object.defineProperty(line(model, 2012, 2013), 'yearFrom', { get: () => (years++, 2012), enumerable: true })
  const told = Array.from({ length: 5000 }, (_, n) => counted(`Model ${n}`))
  years = 0
  expect(widest(told, [])).toHaveLength(5000)
  expect(years).toBe(0)
})
