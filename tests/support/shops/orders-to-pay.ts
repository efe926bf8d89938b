import { sql } from 'kysely'
import { sendRefund } from '#domain/payments'
import type { Ctx } from '#platform/context'
import { addPart } from '../catalogue/parts.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'
import { makeAdmin, type Person, signUp } from './people.ts'

const MINUTE = 60_000

/** The shop itself, so many minutes from now. */
export const asSystem = (shop: PayingShop, minutes = 0): Ctx => ({
  ...shop.ctx,
  actor: { kind: 'system', name: 'test' },
  clock: { now: () => new Date(Date.now() + minutes * MINUTE) },
})

/** A shop that takes payments, who buys there, and what is done over and over. */
export type Till = {
  shop: PayingShop
  buyer: Person
  stranger: Person
  admin: Person
  todo: ReturnType<typeof ordersToPay>
}

export async function openTill(): Promise<Till> {
  const shop = await openPayingShop({ LIMITS: '100' })
  const [buyer, stranger, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)])
  return { shop, buyer, stranger, admin, todo: ordersToPay(shop, buyer) }
}

/** What tests of payments do over and over, for one buyer. */
export function ordersToPay(shop: PayingShop, buyer: Person) {
  /** An order of two parts at $40, $84 with shipping, and the part. */
  async function anOrder(stock: number | null = 5) {
    const part = await addPart(shop, { price: 40, stock })
    return { part, id: await shop.order(buyer, { [part]: 2 }, 84) }
  }
  return {
    anOrder,
    async aPaidOrder() {
      const { id, part } = await anOrder()
      const intent = await shop.open(buyer, id, 84)
      await shop.charge(intent)
      await shop.claim(buyer, id, intent)
      return { id, part, intent }
    },
    show: async (id: string, person = buyer) => (await shop.call('GET', `/orders/${id}`, { token: person.token })).body,
    start: (person: Person | undefined, orderId: unknown, total: unknown) =>
      shop.call('POST', '/create-payment-intent', { token: person?.token, body: { orderId, total } }),
    /** What the customer's card was charged by now, in cents; null: nothing. */
    async charged(intentId: string) {
      const intent = await shop.sandbox.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
      const charge = intent.latest_charge as { amount: number; amount_refunded: number } | null
      return charge && charge.amount - charge.amount_refunded
    },
    async paymentsOf(orderId: string) {
      const { rows } = await sql<{ id: string }>`select id from payment where order_id = ${orderId}`.execute(
        shop.ctx.db,
      )
      return rows
    },
    async sendPendingRefunds(orderId: string) {
      const { rows } = await sql<{ id: string }>`
        select id from refund where order_id = ${orderId} and state = 'pending'`.execute(shop.ctx.db)
      for (const { id } of rows) await sendRefund(asSystem(shop), { refundId: id })
    },
  }
}
