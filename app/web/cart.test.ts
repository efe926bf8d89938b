import { beforeEach, expect, test } from 'vitest'
import { addOne, countOf, readCart, takeAll, takeOne, takeOrdered } from './cart.ts'

// Node has no local storage here: the store's memory stands in, as in a browser whose storage is closed.
beforeEach(() => Object.keys(readCart()).forEach(takeAll))

test('plus stores 1 where there was none, then counts up', () => {
  addOne('7')
  addOne('7')
  addOne('9')
  expect(readCart()).toEqual({ 7: 2, 9: 1 })
  expect(countOf(readCart())).toBe(3)
})

test('minus lowers by one and removes the entry at zero', () => {
  addOne('7')
  addOne('7')
  takeOne('7')
  expect(readCart()).toEqual({ 7: 1 })
  takeOne('7')
  expect(readCart()).toEqual({})
  takeOne('7')
  expect(readCart()).toEqual({})
})

test('one part can leave at once, and the rest stays', () => {
  addOne('7')
  addOne('7')
  addOne('9')
  takeAll('7')
  expect(readCart()).toEqual({ 9: 1 })
})

test('ordering takes out what was ordered, and leaves what another tab has put in', () => {
  for (const id of ['7', '7', '8', '9']) addOne(id)
  takeOrdered({ 7: 1, 8: 1 })
  expect(readCart()).toEqual({ 7: 1, 9: 1 })
})
