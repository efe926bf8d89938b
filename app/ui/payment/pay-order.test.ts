import { expect, test } from 'vitest'
import type { Order } from '#domain/orders/schema'
import { outcomeOf } from './pay-order.ts'

const order = (some: Partial<Order>) => some as Order

test('an order that was paid says so; one that was cancelled since says where the money goes', () => {
  expect(outcomeOf(order({ state: 'paid', tranjactionId: 'pi_1' }))).toMatchObject({ kind: 'paid' })
  for (const [state, text] of [
    ['cancelled', 'This order was cancelled. What was paid goes back to the card that paid.'],
    ['refunded', 'What was paid for this order has gone back to the card that paid.'],
  ] as const)
    expect(outcomeOf(order({ state, tranjactionId: 'pi_1' }))).toEqual({ kind: 'over', text })
  expect(outcomeOf(order({ state: 'cancelled' }))).toEqual({ kind: 'over', text: 'This order was cancelled.' })
})
