import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { forget } from '#platform/counters'
import { limit } from '#platform/rate-limit'
import { orderKey, orderOfKey } from '../keys/order-keys.ts'
import type { LookUpInput } from '../schema.ts'

const MINUTE = 60
const byAddress = { points: 30, seconds: 15 * MINUTE }
const byPair = { points: 10, seconds: 60 * MINUTE }
/**
 * Who knows a number must guess the e-mail address: 200 an hour are 4,800 a day, of billions. The number itself is one of 30^8, 656
 * thousand million. To keep its owner out of an order, somebody needs 20 IP addresses.
 */
const byNumber = { points: 200, seconds: 60 * MINUTE }

/** An order and the key that makes its holder count as its buyer. */
type FoundOrder = { orderId: string; key: string }

/**
 * The key of an order that a guest placed, or whose account is gone, by its number and e-mail address. Tries are counted by IP address (undefined for
 * an internal call), by order number and IP address together, and by order number, so that nobody can guess. A right answer
 * clears the counts of the number.
 * @throws Problem 404, the same for a wrong number and a wrong e-mail address
 */
export async function lookUpOrder(ctx: Ctx, { number, email }: LookUpInput, address?: string): Promise<FoundOrder> {
  if (address) await limit(ctx, 'order-lookup/address', address, byAddress)
  const pair = `${number} ${address ?? ''}`
  await limit(ctx, 'order-lookup/number-and-address', pair, byPair)
  await limit(ctx, 'order-lookup/number', number, byNumber)
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where number = ${number} and email = ${email} and (guest_from is not null or user_id is null)
      and deleted_at is null`.execute(ctx.db)
  if (!rows[0]) throw notFound('order')
  await forget(ctx, 'order-lookup/number-and-address', pair)
  await forget(ctx, 'order-lookup/number', number)
  return { orderId: rows[0].id, key: await orderKey(ctx, rows[0].id) }
}

/** The order of a key, as a mailed link carries it. 404 if there is none. */
export async function openOrder(ctx: Ctx, key: string): Promise<FoundOrder> {
  const orderId = await orderOfKey(ctx, key)
  const { rows } = await sql`select 1 from orders where id = ${orderId ?? ''} and deleted_at is null`.execute(ctx.db)
  if (!orderId || rows.length === 0) throw notFound('order')
  return { orderId, key }
}
