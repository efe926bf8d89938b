import { expect, test } from 'vitest'
import { fitOf, type Version } from './fit-by-version.ts'

const version = (more: Partial<Version> = {}): Version => ({ engine: null, listed: true, condition: null, ...more })
const petrol = version({ engine: '2.0L petrol' })
const diesel = version({ engine: '2.0L diesel' })
const other = (engine: string | null = null) => version({ engine, listed: false })
const sport = 'with sport suspension'

test('a part fits a car that its table lists, and no other', () => {
  expect(fitOf([version()])).toEqual({ kind: 'yes' })
  expect(fitOf([other()])).toEqual({ kind: 'no' })
  expect(fitOf([])).toEqual({ kind: 'no' })
})

test('it depends on the engine where some that the car may have are not listed', () => {
  expect(fitOf([petrol, diesel])).toEqual({ kind: 'yes' })
  expect(fitOf([petrol, other('2.0L diesel')])).toEqual({ kind: 'maybe', condition: null, engines: ['2.0L petrol'] })
  expect(fitOf([petrol, diesel, other('3.2L')])).toMatchObject({ engines: ['2.0L diesel', '2.0L petrol'] })
  expect(fitOf([version(), other('3.2L')])).toEqual({ kind: 'yes' })
})

test('it depends on a condition, unless the same engine is listed without one too', () => {
  expect(fitOf([version({ condition: sport })])).toEqual({ kind: 'maybe', condition: sport, engines: [] })
  expect(fitOf([version({ condition: sport }), version()])).toEqual({ kind: 'yes' })
  expect(fitOf([petrol, { ...diesel, condition: sport }])).toEqual({ kind: 'maybe', condition: sport, engines: [] })
})

test('a universal part fits any car', () => {
  expect(fitOf([], true)).toEqual({ kind: 'universal' })
})
