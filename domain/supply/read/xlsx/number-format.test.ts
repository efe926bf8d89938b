import { expect, it } from 'vitest'
import { numberFormat } from './number-format.ts'

it('a number too large for the decimals of its format is written with all its digits', () => {
  expect(numberFormat(`0.${'0'.repeat(200)}`)(1e200)).toBe(BigInt(1e200).toString())
})

it('a format longer than Excel allows is none: each cell would be as long', () => {
  expect(numberFormat('0'.repeat(255))(7)).toBe('7'.padStart(255, '0'))
  expect(numberFormat('0'.repeat(256))(7)).toBe('7')
  expect(numberFormat(`"${'kg'.repeat(200)}"0`)(7)).toBe('7')
})
