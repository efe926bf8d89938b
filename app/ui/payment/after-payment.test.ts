import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { expect, test, vi } from 'vitest'
import type { Order } from '#domain/orders/schema'
import { afterPayment } from './after-payment.ts'
import { payOrder } from './pay-order.ts'

const HOW = { id: '7', name: 'Post', kind: 'ship', carrier: 'own', from: '2099-01-05', to: '2099-01-07' }
const line = (more: object = {}) => ({ name: 'Brake disc', quantity: 1, ...more })
const order = (more: object = {}) => ({ _id: 'an-order', address: '1 Main St', lines: [line()], ...more }) as Order
const waits = (due: string) => line({ waits: { quantity: 1, due } })

test('what is there comes in the working days of the settings', () => {
  expect(afterPayment(order(), '2 to 4')).toBe('They are with you in 2 to 4 working days.')
})

test('of parts that wait the day is said by which the last of them comes in, and no days of the settings', () => {
  const lines = [line(), waits('2099-12-10'), waits('2099-11-10')]
  expect(afterPayment(order({ lines }), '2 to 4')).toBe('What is on back order comes in by Dec 10, 2099.')
  expect(afterPayment(order({ lines, delivery: HOW }), '')).toMatch(/2099\. .+Jan\s5.+Jan\s7/)
  const parcels = [{ from: '2099-01-01', to: '2099-01-02' }, HOW]
  expect(afterPayment(order({ lines, delivery: { ...HOW, parcels } }), '')).toMatch(
    /Arrives .+Jan\s1.+Jan\s2,\s2099, and the rest .+Jan\s5.+Jan\s7/,
  )
})

test('an order that its buyer collects needs no address', () => {
  const collected = order({ address: '', delivery: { ...HOW, kind: 'collect' } })
  expect(afterPayment(collected, '')).toContain('as soon as you can collect it')
  expect(afterPayment(order({ address: '' }), '')).toContain('answer the mail with your address')
})

test('a payment ends with the order as it is then: its days may be others than before', async () => {
  const paid = order({ currency: 'USD', total: 8000, tranjactionId: 'pi_1', delivery: { ...HOW, to: '2099-01-09' } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async () => Response.json({ ...paid, total: 80 }))
  const paymentIntent = { id: 'pi_1', status: 'succeeded' }
  const stripe = { confirmCardPayment: async () => ({ paymentIntent }) } as unknown as Stripe
  const outcome = await payOrder(stripe, {} as StripeCardElement, 'secret', order({ delivery: HOW }))
  expect(outcome).toEqual({ kind: 'paid', tranjactionId: 'pi_1', amount: 8000, order: paid })
})
