import { expect, test } from 'vitest'
import { bareVin, isInGroups, isNearlyVin, looksLikeVin, mayBecomeVin, vinAmongWords } from './vin.ts'

test('spaces, dots and dashes between the groups of a VIN do not count', () => {
  expect(bareVin(' 1hg cm826-33a.004352 ')).toBe('1HGCM82633A004352')
})

test('characters that nobody sees, and full-width ones, come with what is copied', () => {
  for (const text of ['\u200b1HG\u00adCM82633A004352\ufeff', '\uff11HGCM82633A004352']) {
    expect([looksLikeVin(text), bareVin(text)]).toEqual([true, '1HGCM82633A004352'])
    expect(mayBecomeVin(text.slice(0, -3))).toBe(true)
    expect(vinAmongWords(`pads ${text}`)).toEqual({ vin: '1HGCM82633A004352', words: 'pads' })
  }
})

test('17 characters are a VIN, in groups or not, also with an O for a 0', () => {
  for (const text of ['1HGCM82633A004352', '1hgcm82633a004352', 'WDBT J65J X5F1 2604 4', '1HG-CM826-3-3A-004352'])
    expect(looksLikeVin(text), text).toBe(true)
  expect(looksLikeVin('1HGCM82633AOO4352')).toBe(true)
})

test('a VIN is read with the label that it was copied with', () => {
  for (const label of [
    'VIN: ',
    'vin ',
    'VIN No. ',
    'VIN-number: ',
    'FIN: ',
    'Fahrgestellnr.: ',
    'Chassis no: ',
    'Bastidor ',
    '(E) ',
    '(E)',
    'E: ',
    'e.',
  ])
    expect([looksLikeVin(`${label}1HGCM82633A004352`), bareVin(`${label}1HGCM82633A004352`)], label).toEqual([
      true,
      '1HGCM82633A004352',
    ])
  expect(mayBecomeVin('VIN: 1HGCM82633A')).toBe(true)
  expect(isNearlyVin('VIN: 1HGCM82633A00435')).toBe(true)
  for (const text of ['VIN', 'fin 2014 gt', 'vintage', 'chassis number']) expect(looksLikeVin(text), text).toBe(false)
  expect(bareVin('VIN')).toBe('VIN')
})

test('words, part numbers and texts with other characters are none', () => {
  const others = [
    'brake pads 2014 gt',
    'FRT PADS CAMRYS 2012',
    '0 986 424 815',
    '5L2 991 702 L',
    'golf 2010-2015 2.0 tdi',
    '12345678901234567',
    'WINDSHIELDWASHERS',
    '1HGCM82633A00435',
    '1HGCM82633A0043521',
    '',
  ]
  for (const text of others) expect(looksLikeVin(text), text).toBe(false)
})

test('what may become a VIN is known before its last six characters, which lead to a person', () => {
  expect(mayBecomeVin('1HGCM82633A')).toBe(true)
  expect(mayBecomeVin('1HGCM82633A0043')).toBe(true)
  expect(mayBecomeVin('golf 2014 brake pads')).toBe(false)
  for (const car of ['2012 ford f-150', '2010 bmw 328i', '2014 audi a4 2.0', '2012 Ford F-150 5.0'])
    expect(mayBecomeVin(car), car).toBe(false)
  expect(mayBecomeVin('2C3C DXBG 5KH5 12')).toBe(true)
  expect(mayBecomeVin('20DF ORDX 1502 0')).toBe(true)
  expect(mayBecomeVin('5L2 991 702 L')).toBe(false)
  expect(mayBecomeVin('0986424815')).toBe(false)
})

test('a VIN with a character too few or too many is nearly one, and no part number is', () => {
  for (const text of ['1HGCM82633A00435', '1hgcm82633a0043521', '1HGCM82633A004352X', '1HGCM82633A0043X52'])
    expect(isNearlyVin(text), text).toBe(true)
  for (const text of [
    '5L2991702L',
    'KV-8140.22',
    '04465-47070',
    'ABCDEFGHIJKLMNOP',
    '1234567890123456',
    'A2700940004BRAKE',
    '1HGCM82633A00 435',
    '1HGCM82633A0043X',
    'A2700940004BRAKE12',
  ])
    expect(isNearlyVin(text), text).toBe(false)
})

test('two numbers may come to 17 characters: what has spaces is not said to be a VIN before the shop was asked', () => {
  expect([looksLikeVin('PV 172840 2 AH 172-840'), isInGroups('PV 172840 2 AH 172-840')]).toEqual([true, true])
  expect(isInGroups(' 1HG-CM826-3-3A-004352 ')).toBe(false)
})

test('a VIN is found among other words, which stay unless they only name it', () => {
  const vin = '1HGCM82633A004352'
  for (const text of [vin, `E ${vin}`, `E = ${vin}`, `(E) ${vin}.`, `Nº de bastidor ${vin}`, `my VIN is ${vin}`])
    expect(vinAmongWords(text), text).toEqual({ vin, words: '' })
  expect(vinAmongWords(`brake pads ${vin} front`)).toEqual({ vin, words: 'brake pads front' })
  for (const groups of ['1HG-CM826-33A-004352', '1HG.CM826.33A.004352'])
    expect(vinAmongWords(`brake pads ${groups} front`), groups).toEqual({ vin: groups, words: 'brake pads front' })
  expect(vinAmongWords(`VIN: 1HG-CM826-33A-004352`)).toEqual({ vin: '1HG-CM826-33A-004352', words: '' })
  for (const text of [
    'seals 1-AB-2345-67-CDEF-890-X2',
    'golf-7-gti-2.0-2014-2016 pads',
    'WINDSHIELDWASHERS',
    'PV 172840 2 AH 172-840',
    `${vin}0`,
    '',
  ])
    expect(vinAmongWords(text), text).toBeNull()
  const inGroups = { '1HG CM826 33A 004352': 'brake pads front', 'WVW ZZZ 1KZ AW 000123': 'golf oil filter 2010' }
  for (const [groups, words] of Object.entries(inGroups))
    for (const text of [`${groups} ${words}`, `${words} ${groups}`]) {
      expect(vinAmongWords(text), text).toEqual({ vin: groups, words })
      expect(mayBecomeVin(text), text).toBe(true)
    }
  // Of all the words together, only the shop can tell; and with a wrong check digit they are hardly a VIN.
  for (const text of ['1HG CM826 33A 004352', 'brake pads 1HG CM826 34A 004352', 'PV 172840 2 AH 172-840 pads'])
    expect(vinAmongWords(text), text).toBeNull()
  expect([mayBecomeVin(`brake pads ${vin.slice(0, -1)}`), mayBecomeVin('brake pads KV-8140.22')]).toEqual([true, false])
})
