import { expect, test } from 'vitest'
import { loggedWords } from './logged-words.ts'

test.each([
  ['  Brake   PADS\u0000 Golf ', 'brake pads golf'],
  ['ＢＲＡＫＥ', 'brake'],
  ['1HGCM82633A004352', 'VIN'],
  ['oil filter 1HGCM82633A004352 please', 'oil filter VIN please'],
  ['1hgcm 82633a 004352', 'VIN'],
  ['pads for WVW ZZZ 1KZ AW123456', 'pads for VIN'],
  ['vin: WVWZZZ1KZAW12345', 'vin: VIN'],
  ['mail jo.doe+x@example.co.uk my oil', 'mail EMAIL my oil'],
  ['call +49 (0) 171 234 5678 pads', 'call PHONE pads'],
  ['call 0049 171 2345678', 'call PHONE'],
  ['(555) 123-4567', 'PHONE'],
  ['555-123-4567 brake', 'PHONE brake'],
  ['brake 5551234567', 'brake PHONE'],
  ['0171 2345678', 'PHONE'],
])('%j is logged as %j', (typed, logged) => {
  expect(loggedWords(typed)).toBe(logged)
})

test.each([
  'golf 2010-2015 2.0 tdi',
  '34 11 6 794 300',
  '205/55 r16 91v',
  '5l2 991 702 l',
  '255/35 r19',
  'bolt m14x1.5',
  'front brake pads and discs 2016',
])('%j has nothing to hide', (typed) => {
  expect(loggedWords(typed)).toBe(typed)
})

test('a part number that was found stays, what stands beside it does not', () => {
  expect(loggedWords('bosch 0986494052', '0986494052')).toBe('bosch 0986494052')
  expect(loggedWords('A0004202320 0171 2345678', 'A0004202320')).toBe('a0004202320 PHONE')
  expect(loggedWords('0171 2345678', '2345678')).toBe('PHONE')
  expect(loggedWords('wvw zzz 1kz aw123456', 'aw123456')).toBe('VIN')
})

test('it is never longer than the log takes', () => {
  expect(loggedWords('ﷺ'.repeat(120)).length).toBeLessThanOrEqual(120)
  expect(loggedWords(`${'x'.repeat(119)}😀`).isWellFormed()).toBe(true)
})
