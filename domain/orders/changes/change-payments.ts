import { sql } from 'kysely'

/** A payment that brought what an order owed for a change. */
export type ChangePayment = { amount: number; tranjactionId: string }

/** The payments that brought what `orders o` owed for changes, oldest first, as JSON; null: none did. */
export const changePaymentsOf = sql`(
  select jsonb_agg(jsonb_build_object('amount', p.amount, 'tranjactionId', p.intent_id) order by p.settled_at)
  from payment p where p.order_id = o.id and p.change_id is not null and p.state = 'succeeded') as "changePayments"`
