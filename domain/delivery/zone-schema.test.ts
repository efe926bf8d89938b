import { expect, test } from 'vitest'
import { holidayInput, zoneInput } from './zone-schema.ts'

const refused = (error: { issues: { message: string }[] } | undefined) => error!.issues.map(({ message }) => message)

test('what is no country is quoted as it was typed', () => {
  const zone = zoneInput.safeParse({ name: 'North', countries: ['us', 'Frankreich '], rank: 0 })
  expect(refused(zone.error)).toEqual(['"Frankreich" is no country: use its two letters, such as US'])
  const holiday = holidayInput.safeParse({ country: 'xq', days: [{ day: '2027-01-01', name: 'New Year' }] })
  expect(refused(holiday.error)).toEqual(['"xq" is no country: use its two letters, such as US'])
})

test('a country may be typed in small letters', () => {
  expect(zoneInput.parse({ name: 'North', countries: [' de', 'AT'], rank: 0 }).countries).toEqual(['DE', 'AT'])
  expect(zoneInput.parse({ name: 'All', countries: ['*'], rank: 0 }).countries).toEqual(['*'])
})
