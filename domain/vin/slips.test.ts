import { expect, test } from 'vitest'
import { checkDigit } from '#common/check-digit'
import { findSlips, readCheckDigit } from './slips.ts'

test('the check digit is computed from all other characters; ten is an X', () => {
  expect(checkDigit('1HGCM82633A004352')).toBe('3')
  expect(checkDigit('1M8GDM9AXKP042788')).toBe('X')
  expect(checkDigit('11111111111111111')).toBe('1')
})

test('a VIN has a right check digit, a wrong one, or none', () => {
  expect(readCheckDigit('JTDBT923291344240')).toBe('right')
  expect(readCheckDigit('JTDBT923291344204')).toBe('wrong')
  expect(readCheckDigit('WVWZZZ1KZAW000001')).toBe('none')
})

test('two neighbours that changed places are found there', () => {
  expect(findSlips('1HGCM82633A004325')).toContainEqual({ places: [16, 17], vin: '1HGCM82633A004352' })
  expect(findSlips('H1GCM82633A004352')).toContainEqual({ places: [1, 2], vin: '1HGCM82633A004352' })
})

test('a character confused with a similar one is found at its place', () => {
  expect(findSlips('1HGCM8Z633A004352')).toContainEqual({ places: [7], vin: '1HGCM82633A004352' })
  expect(findSlips('JTD8T923291344240')).toContainEqual({ places: [4], vin: 'JTDBT923291344240' })
})

test('a look-alike is suggested before swapped neighbours, and these before characters that are less alike', () => {
  expect(findSlips('1HGCM8Z633A004352')).toEqual([
    { places: [7], vin: '1HGCM82633A004352' },
    { places: [16, 17], vin: '1HGCM8Z633A004325' },
    { places: [8], vin: '1HGCM8Z933A004352' },
  ])
})

test('whatever is suggested has a right check digit, and differs at its places alone', () => {
  const typed = '3VWR17AU5KM502466'
  const slips = findSlips(typed)
  expect(slips.length).toBeGreaterThan(0)
  for (const { places, vin } of slips) {
    expect(readCheckDigit(vin)).toBe('right')
    expect([...vin].flatMap((character, at) => (character === typed[at] ? [] : [at + 1]))).toEqual(places)
  }
})
