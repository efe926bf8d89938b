import { expect, test } from 'vitest'
import { timeZoneFor, zonesOf } from './time-zone-for.ts'

test.each([
  ['DE', 'America/New_York', 'Europe/Berlin'],
  ['GB', 'America/New_York', 'Europe/London'],
  ['US', 'America/Chicago', 'America/Chicago'],
  ['ES', 'Europe/Madrid', 'Europe/Madrid'],
  ['ES', 'America/New_York', undefined],
  ['', 'America/New_York', undefined],
])('a place in "%s" that was set to %s: %s', (country, known, zone) => {
  expect(timeZoneFor(country, [known])).toBe(zone)
})

test('back in the first country it is the zone that was set at first', () => {
  expect(timeZoneFor('US', ['Europe/Berlin', 'America/Denver'])).toBe('America/Denver')
})

test('only where the clocks of a country differ does the zone need a look', () => {
  const differing = ['US', 'BR', 'AU', 'DE', 'GB', ''].filter((country) => zonesOf(country).differ)
  expect(differing).toEqual(['US', 'BR', 'AU'])
})
