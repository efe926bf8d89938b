import { expect, test } from 'vitest'
import { Dice } from './dice.ts'
import { normalNumber } from '../../domain/catalogue/part-number.ts'
import { oeNumber } from './oe-numbers.ts'

test.each([
  ['Audi', /^\d[A-Z]\d 615 \d{3}( [A-Z]{1,2})?$/],
  ['BMW', /^61 5[12] \d \d{3} \d{3}$/],
  ['Mercedes-Benz', /^A [02]0\d 61\d \d\d \d\d$/],
  ['Toyota', /^615\d\d-\d{5}$/],
  ['a make without a style', /^(615\d{5}|615-\d{5}|[A-Z]{2}615\d{3})$/],
])('a number of %s looks like one', (make, style) => {
  for (let seed = 0; seed < 50; seed++) expect(oeNumber(new Dice(seed), make, 615)).toMatch(style)
})

test('numbers are compared by letters and digits alone', () => {
  expect(normalNumber('1k0 615.301-aa')).toBe('1K0615301AA')
})
