import { expect, test } from 'vitest'
import { arrival, promisedDays, type Journey, type LeavingPlace, whenAllAreThere } from './arrival.ts'

const WEEKDAYS = [1, 2, 3, 4, 5]
const none: ReadonlySet<string> = new Set()
const newYork: LeavingPlace = { cutOff: '12:00:00', timeZone: 'America/New_York', workDays: WEEKDAYS, holidays: none }
const parcel: Journey = { daysFrom: 1, daysTo: 3, workDays: WEEKDAYS, holidays: none }
const at = (moment: string) => new Date(moment)
/** 2026-11-23 is a Monday; New York is five hours behind UTC then. */
const MONDAY_NOON = at('2026-11-23T17:00:00Z')

test('what is paid by the cut-off leaves on the same day, what is paid later on the next', () => {
  expect(arrival(MONDAY_NOON, newYork, parcel)).toEqual({ from: '2026-11-24', to: '2026-11-26' })
  expect(arrival(at('2026-11-23T17:00:01Z'), newYork, parcel)).toEqual({ from: '2026-11-25', to: '2026-11-27' })
})

test('the day and the time are those of the place', () => {
  const tokyo = { ...newYork, timeZone: 'Asia/Tokyo' } // Tuesday, 2 in the morning
  expect(arrival(MONDAY_NOON, tokyo, parcel)).toEqual({ from: '2026-11-25', to: '2026-11-27' })
})

test('the hour that a clock jumps over in spring moves no day', () => {
  const early = { ...newYork, cutOff: '02:30', workDays: [7] }
  expect(arrival(at('2026-03-08T06:59:00Z'), early, { ...parcel, daysFrom: 0, daysTo: 0, workDays: [7] })).toEqual({
    from: '2026-03-08',
    to: '2026-03-08',
  })
  expect(arrival(at('2026-03-08T07:01:00Z'), early, { ...parcel, daysFrom: 0, daysTo: 0, workDays: [7] })).toEqual({
    from: '2026-03-15',
    to: '2026-03-15',
  })
})

test('neither the place nor the carrier works at the weekend', () => {
  const friday = at('2026-11-27T20:00:00Z')
  expect(arrival(friday, newYork, parcel)).toEqual({ from: '2026-12-01', to: '2026-12-03' })
  const alsoSaturdays = { ...parcel, workDays: [1, 2, 3, 4, 5, 6] }
  expect(arrival(at('2026-11-27T15:00:00Z'), newYork, alsoSaturdays)).toEqual({ from: '2026-11-28', to: '2026-12-01' })
})

test('on a holiday of the place nothing leaves, on one of the destination nothing arrives', () => {
  const thanksgiving = new Set(['2026-11-26'])
  const wednesdayEvening = at('2026-11-25T23:00:00Z')
  expect(arrival(wednesdayEvening, { ...newYork, holidays: thanksgiving }, parcel)).toEqual({
    from: '2026-11-30',
    to: '2026-12-02',
  })
  expect(arrival(MONDAY_NOON, newYork, { ...parcel, holidays: thanksgiving })).toEqual({
    from: '2026-11-24',
    to: '2026-11-27',
  })
})

test('no days on the way is the day that it leaves on, if the carrier works then', () => {
  const atOnce = { ...parcel, daysFrom: 0, daysTo: 0 }
  expect(arrival(MONDAY_NOON, newYork, atOnce)).toEqual({ from: '2026-11-23', to: '2026-11-23' })
  expect(arrival(MONDAY_NOON, newYork, { ...atOnce, workDays: [3] })).toEqual({ from: '2026-11-25', to: '2026-11-25' })
})

test('who works on no day promises nothing', () => {
  expect(arrival(MONDAY_NOON, { ...newYork, workDays: [] }, parcel)).toBeNull()
  expect(arrival(MONDAY_NOON, newYork, { ...parcel, workDays: [] })).toBeNull()
})

test('all parcels are there when the last one is; without a promise for one there is none for all', () => {
  const first = { from: '2026-11-24', to: '2026-11-28' }
  const last = { from: '2026-11-26', to: '2026-11-27' }
  expect(whenAllAreThere([first, last])).toEqual({ from: '2026-11-26', to: '2026-11-28' })
  expect(whenAllAreThere([first, null])).toBeNull()
  expect(whenAllAreThere([])).toBeNull()
})

test('parcels that arrive on different days are promised each its own, the earliest first', () => {
  const first = { from: '2026-11-24', to: '2026-11-25' }
  const last = { from: '2026-12-22', to: '2026-12-24' }
  expect(promisedDays([last, first, last])).toEqual({ ...last, parcels: [first, last] })
  expect(promisedDays([first, first])).toEqual(first)
  expect(promisedDays([first, null])).toBeNull()
})
