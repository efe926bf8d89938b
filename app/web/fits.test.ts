import { expect, test } from 'vitest'
import type { Fitment } from '#domain/catalogue/schema'
import { fitOf } from './fits.ts'

const row = (more: Partial<Fitment> = {}): Fitment => ({
  make: 'Audi',
  model: 'A4',
  engine: null,
  yearFrom: 2008,
  yearTo: 2015,
  condition: null,
  ...more,
})
const car = { make: 'Audi', model: 'A4', year: 2012 }
const fit = (...fitments: Fitment[]) => fitOf({ universal: false, fitments }, car)

test('make, model and year decide, whatever the case', () => {
  expect(fit(row()).kind).toBe('yes')
  expect(fit(row({ make: 'AUDI', model: 'a4' })).kind).toBe('yes')
  expect(fit(row({ yearTo: 2011 })).kind).toBe('no')
  expect(fit(row({ model: 'A6' })).kind).toBe('no')
  expect(fit().kind).toBe('no')
})

test('an engine decides where it is chosen, and is asked for where it is not', () => {
  const petrol = row({ engine: '2.0L petrol' })
  expect(fit(petrol)).toEqual({ kind: 'maybe', condition: null, engines: ['2.0L petrol'] })
  const withEngine = (engine: string) => fitOf({ universal: false, fitments: [petrol] }, { ...car, engine }).kind
  expect(withEngine('2.0L petrol')).toBe('yes')
  expect(withEngine('2.0L diesel')).toBe('no')
  expect(fit(petrol, row()).kind).toBe('yes')
})

test('a condition makes it depend, unless a row without one fits too', () => {
  const sport = row({ condition: 'with sport suspension' })
  expect(fit(sport)).toEqual({ kind: 'maybe', condition: 'with sport suspension', engines: [] })
  expect(fit(sport, row()).kind).toBe('yes')
})

test('a universal part fits any car', () => {
  expect(fitOf({ universal: true, fitments: [] }, car).kind).toBe('universal')
})
