import { expect, test } from 'vitest'
import { isShortNumber, withoutLabel } from './number-label.ts'

test.each([
  ['OE no. 5L2 991 702 L', '5L2 991 702 L'],
  ['OEM number: 5L2991702L', '5L2991702L'],
  ['part number:SH/54552/G', 'SH/54552/G'],
  ['P/N KV-1097.23', 'KV-1097.23'],
  ['Part-No. KV-1097.23', 'KV-1097.23'],
  ['Teilenummer 5L2 991 702 L', '5L2 991 702 L'],
  ['Teile-Nr.: 5L2 991 702 L', '5L2 991 702 L'],
  ['OE-Nr. 8810.427-3', '8810.427-3'],
  ['Art.Nr.8810.427-3', '8810.427-3'],
  ['ref. 8810.427-3', '8810.427-3'],
  ['ref.8810.427-3', '8810.427-3'],
  ['Número de pieza: 8810.427-3', '8810.427-3'],
  ['Nº 8810.427-3', '8810.427-3'],
  ['Ref# 8810.427-3', '8810.427-3'],
  ['ＯＥ　５Ｌ２ ９９１', '5L2 991'],
])('%s is the number %s', (typed, number) => {
  expect(withoutLabel(typed)).toBe(number)
})

test.each([
  'KV-1097.23',
  '5L2 991 702 L',
  'CV.1234.AB',
  'N 910 844 01',
  'part number',
  'number plate light 5W',
  'brake pads 312 mm',
  'OE',
])('%s has no label', (typed) => {
  expect(withoutLabel(typed)).toBe(typed)
})

test('a number as short as S/5 has a slash between letter and digit', () => {
  for (const text of ['S/5', 'b/8', 'B/12', '5/S']) expect([text, isShortNumber(text)]).toEqual([text, true])
  for (const text of ['N/S', '3/8', 'S5', 'S/12/3', '235/55', 'SH/54552/G'])
    expect([text, isShortNumber(text)]).toEqual([text, false])
})
