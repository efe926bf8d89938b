import { expect, test } from 'vitest'
import { readDays } from './read-days.ts'

test('days are typed a line each', () => {
  expect(readDays('2026-12-25 Christmas Day\n\n 2027-01-01, New Year \n')).toEqual([
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2027-01-01', name: 'New Year' },
  ])
  expect(readDays('Christmas')).toEqual([{ day: 'Christmas', name: '' }])
})

test('a calendar file is read whole', () => {
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20261126',
    'SUMMARY:Thanksgiving\\, the fourth Thurs',
    ' day',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY;LANGUAGE=en:Christmas Day',
    'DTSTART:20261225',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  expect(readDays(file)).toEqual([
    { day: '2026-11-26', name: 'Thanksgiving, the fourth Thursday' },
    { day: '2026-12-25', name: 'Christmas Day' },
  ])
})
