import { expect, it } from 'vitest'
import { typedOrderNumber } from './typed-order-number.ts'

it.each(['CM-7F3K-29QD', 'cm-7f3k-29qd', ' CM 7F3K 29QD\n', '7f3k29qd'])('%j is an order’s number', (typed) => {
  expect(typedOrderNumber(typed)).toBe('CM-7F3K-29QD')
})

it.each(['1Z999AA10123456784', 'CM-7F3K-29Q', ''])('%j is none', (typed) => {
  expect(typedOrderNumber(typed)).toBeNull()
})
