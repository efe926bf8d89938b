import { expect, test } from 'vitest'
import { zoneOf } from './zone.ts'

const alaska = { name: 'Alaska', countries: ['US'], postcodes: ['995', '996', '99700-99999'] }
const us = { name: 'US', countries: ['US'], postcodes: [] }
const scotland = { name: 'Scotland', countries: ['GB'], postcodes: ['IV1-IV9', 'KW'] }
const world = { name: 'World', countries: ['*'], postcodes: [] }
const zones = [alaska, us, scotland, world]
const nameOf = (country: string, postcode?: string) => zoneOf(zones, { country, postcode })?.name

test('the first zone that holds the country and the postcode is theirs', () => {
  expect(nameOf('US', '99501')).toBe('Alaska')
  expect(nameOf('US', '10001')).toBe('US')
  expect(nameOf('US')).toBe('US')
  expect(nameOf('FR', '75001')).toBe('World')
  expect(zoneOf([us], { country: 'CA' })).toBeUndefined()
})

test('a range holds its ends, and longer codes that begin within it', () => {
  expect(nameOf('US', '99700')).toBe('Alaska')
  expect(nameOf('US', '99999')).toBe('Alaska')
  expect(nameOf('US', '99999-1234')).toBe('Alaska')
  expect(nameOf('US', '99699')).toBe('Alaska')
  expect(nameOf('US', '99499')).toBe('US')
  expect(nameOf('US', '997')).toBe('US')
})

test('a postcode counts however it is written', () => {
  expect(nameOf('gb', ' kw15 1aa')).toBe('Scotland')
  expect(nameOf('GB', 'iv2 3ab')).toBe('Scotland')
  expect(nameOf('GB', 'SW1A 1AA')).toBe('World')
})
