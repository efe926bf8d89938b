import { expect, it } from 'vitest'
import { firstFetch, nextFetch, nextTry } from './next-fetch.ts'

const at = (text: string) => new Date(`2026-${text}:00Z`)
const said = (date: Date | null) => date?.toISOString().slice(5, 16) ?? null

it.each([
  ['hour', '11-22T17:30', '11-22T18:30', '11-22T17:30'],
  ['6-hours', '11-22T17:30', '11-22T23:30', '11-22T17:30'],
  ['day', '11-22T17:30', '11-23T04:00', '11-23T04:00'],
  ['day', '11-23T03:59', '11-23T04:00', '11-23T04:00'],
  ['day', '11-23T04:00', '11-24T04:00', '11-24T04:00'],
  ['week', '11-23T04:01', '11-30T04:00', '11-24T04:00'],
  ['never', '11-22T17:30', null, null],
] as const)('%s from %s: next %s, first %s', (every, now, next, first) => {
  expect(said(nextFetch({ every, hour: 4 }, at(now)))).toBe(next)
  expect(said(firstFetch({ every, hour: 4 }, at(now)))).toBe(first)
})

it('a failure is tried again after pauses that grow to a day', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 50].map(
    (failures) =>
      (nextTry({ every: 'hour', hour: 4 }, failures, at('11-22T00:00'))!.getTime() - at('11-22T00:00').getTime()) /
      60_000,
  )
  expect(pauses).toEqual([5, 15, 45, 135, 405, 1215, 1440, 1440])
  expect(nextTry({ every: 'never', hour: 4 }, 1, at('11-22T00:00'))).toBeNull()
})
