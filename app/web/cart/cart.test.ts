import { beforeEach, expect, test } from 'vitest'
import { addAtLeast, addOne, countOf, moveTo, readCart, takeAll, takeLine, takeOne, takeOrdered } from './cart.ts'
import { type LineCar, piecesOf, readCars } from './cart-cars.ts'

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
  takeOrdered([
    { part: '7', quantity: 1, car: null },
    { part: '8', quantity: 1, car: null },
  ])
  expect(readCart()).toEqual({ 7: 1, 9: 1 })
})

const GOLF: LineCar = { car: 7, label: '2014 Volkswagen Golf' }
const CAMRY: LineCar = { car: 8, engine: 3, label: '2012 Toyota Camry 2.5 L', is: ['with:sport suspension'] }
const piecesIn = (part: string) =>
  piecesOf(readCart()[part] ?? 0, readCars(part)).map(({ car, quantity }) => [car?.label ?? null, quantity])

test('a part is noted for its car, and the sums are those of the cart whatever is added and taken', () => {
  addOne('7', GOLF)
  addOne('7', CAMRY)
  addOne('7', CAMRY)
  addOne('7', null)
  expect(readCart()).toEqual({ 7: 4 })
  expect(piecesIn('7')).toEqual([
    [GOLF.label, 1],
    [CAMRY.label, 2],
    [null, 1],
  ])
  takeOne('7')
  takeOne('7', CAMRY)
  expect(piecesIn('7')).toEqual([
    [GOLF.label, 1],
    [CAMRY.label, 1],
  ])
  takeLine('7', 1, GOLF)
  expect([readCart(), piecesIn('7')]).toEqual([{ 7: 1 }, [[CAMRY.label, 1]]])
  takeAll('7')
  expect([readCart(), readCars('7')]).toEqual([{}, []])
})

test('what an older visit stored is for no car that we know, and fewer pieces than cars are cut from the end', () => {
  expect(piecesOf(2)).toEqual([{ car: null, quantity: 2 }])
  const cars = [
    { ...GOLF, quantity: 1 },
    { ...CAMRY, quantity: 3 },
  ]
  expect(piecesOf(2, cars).map(({ quantity }) => quantity)).toEqual([1, 1])
  expect(piecesOf(0, cars)).toEqual([])
})

test('pieces can be said to be for another car, and an order takes its own lines out alone', () => {
  addOne('7', GOLF)
  addOne('7', CAMRY)
  moveTo('7', { car: GOLF, quantity: 1 }, CAMRY)
  expect(piecesIn('7')).toEqual([[CAMRY.label, 2]])
  addOne('7', GOLF)
  takeOrdered([{ part: '7', quantity: 2, car: CAMRY }])
  expect([readCart(), piecesIn('7')]).toEqual([{ 7: 1 }, [[GOLF.label, 1]]])
})

test('what a repair takes is put down for its car, and pieces for another car are not counted in', () => {
  addOne('7', CAMRY)
  addOne('7', CAMRY)
  addOne('7', null)
  addAtLeast({ 7: 2, 8: 1 }, GOLF)
  expect(piecesIn('7')).toEqual([
    [CAMRY.label, 2],
    [GOLF.label, 2],
    [null, 1],
  ])
  addAtLeast({ 7: 2, 8: 1 }, { ...GOLF, engine: 4 })
  expect(piecesIn('7')).toContainEqual([GOLF.label, 2])
  expect(piecesIn('8')).toEqual([[GOLF.label, 1]])
  addAtLeast({ 7: 2 }, null)
  expect(readCart()).toEqual({ 7: 6, 8: 1 })
})
