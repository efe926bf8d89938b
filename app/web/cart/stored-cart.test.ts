import { expect, test, vi } from 'vitest'
import { CART_CARS_KEY, CART_KEY, CART_LATER_KEY, CHECKOUT_KEY } from '#common/constants'
import { NO_ADDRESS } from '#common/typed-address'
import { runHook } from '../../../tests/support/browser/hooks.ts'

const storage = new Map<string, string>()
const area = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
}
vi.stubGlobal('localStorage', area)
vi.stubGlobal('sessionStorage', area)

const GOLF = { car: 7, label: '2014 Volkswagen Golf', engine: 3, is: ['with:sport suspension'], quantity: 1 }

test('names that every object has are left out of a stored cart; other keys stay, for the buyer is told of them', async () => {
  storage.set(CART_KEY, '{"7":2,"__proto__":3,"constructor":1,"toString":1,"x":1}')
  storage.set(CART_LATER_KEY, '[{"part":"constructor","quantity":1,"car":null},{"part":"8","quantity":1,"car":null}]')
  const { linesHere } = await import('./cart.ts')
  const { readLater } = await import('./cart-later.ts')
  expect(linesHere()).toEqual([
    { part: '7', quantity: 2, car: null },
    { part: 'x', quantity: 1, car: null },
  ])
  expect(readLater().map(({ part }) => part)).toEqual(['8'])
})

test.each([
  ['an id that no car has', { car: -5 }],
  ['an id beyond all cars', { car: 99_999_999_999 }],
  ['an engine that is no number', { engine: 'diesel' }],
  ['an answer that is no text', { is: [1] }],
  ['an answer without its kind', { is: ['sport suspension'] }],
])('a stored car with %s is left out, as the shop would refuse the whole cart with it', async (_, wrong) => {
  storage.set(CART_CARS_KEY, JSON.stringify({ 7: [{ ...GOLF, ...wrong }, GOLF] }))
  const { readCars } = await import('./cart-cars.ts')
  expect(readCars('7')).toEqual([GOLF])
})

test('what was typed at the checkout is read where an address of it is missing', async () => {
  storage.set(CHECKOUT_KEY, '{"email":"kim@example.com","ship":null,"bill":5}')
  const { useTyped } = await import('./checkout-typed.ts')
  const { now } = await runHook(useTyped)
  expect(now()).toMatchObject({ email: 'kim@example.com', ship: NO_ADDRESS, bill: NO_ADDRESS })
})
