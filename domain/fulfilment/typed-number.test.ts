import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

it.each(['CM-7F3K-29QD', 'cm-7f3k-29qd', ' CM 7F3K 29QD\n', '7f3k29qd'])('%j is an order’s number', (typed) => {
  expect(typedNumber(typed)).toBe('CM-7F3K-29QD')
})

it('what is none stays as it is', () => {
  expect(typedNumber('1Z999AA10123456784')).toBe('1Z999AA10123456784')
})
