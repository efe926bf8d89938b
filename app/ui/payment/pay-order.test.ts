import { expect, test } from 'vitest'
import type { Order } from '#domain/orders/schema'
import { outcomeOf } from './pay-order.ts'

const order = (some: Partial<Order>) => some as Order

test('an order that was paid says so; one that was cancelled since says where the money goes', () => {
  const paid = { tranjactionId: 'pi_1', total: 8000 }
  expect(outcomeOf(order({ state: 'paid', ...paid }))).toMatchObject({
    kind: 'paid',
    tranjactionId: 'pi_1',
    amount: 8000,
  })
  for (const [state, text] of [
    ['cancelled', 'This order was cancelled. What was paid goes back to the card that paid.'],
    ['refunded', 'What was paid for this order has gone back to the card that paid.'],
  ] as const)
    expect(outcomeOf(order({ state, tranjactionId: 'pi_1' }))).toEqual({ kind: 'over', text })
  expect(outcomeOf(order({ state: 'cancelled' }))).toEqual({ kind: 'over', text: 'This order was cancelled.' })
})

test('an order that owed for a change is paid once its total has that, and else stays as it was', () => {
  const owing = order({ state: 'paid', tranjactionId: 'pi_1', total: 8000, owed: 9000 })
  expect(outcomeOf(owing, owing)).toEqual({ kind: 'pending' })
  const settled = (total: number) => outcomeOf(order({ state: 'paid', tranjactionId: 'pi_1', total }), owing)
  expect(settled(17000)).toMatchObject({ kind: 'paid' })
  const changePayment = { amount: 9000, tranjactionId: 'pi_2' }
  const changePayments = [{ amount: 100, tranjactionId: 'pi_3' }, changePayment]
  const loadedAnew = { state: 'paid' as const, tranjactionId: 'pi_1', total: 17000, changePayments }
  expect(outcomeOf({ ...order({}), ...loadedAnew })).toMatchObject({ kind: 'paid', ...changePayment })
  expect(settled(8000)).toEqual({ kind: 'over', text: 'There is nothing to pay any more: your order stays as it was.' })
})
