import { readSigned, sign } from '#domain/identity'
import type { Ctx } from '#platform/context'

declare module '#platform/context' {
  interface Ctx {
    /** The ids of the orders whose keys the caller has shown: of these they count as the buyer. */
    orderKeys?: ReadonlySet<string>
  }
}

/** How records name a buyer who is known by the order's key alone. */
export const KEY_HOLDER = 'holder of the key'

/** The key of an order: its id and the shop's signature of it. Whoever holds it counts as its buyer. */
export const orderKey = (ctx: Ctx, orderId: string): Promise<string> => sign(ctx, orderId)

/** The id of the order whose key this is; undefined: it is no key of this shop. */
export const orderOfKey = (ctx: Ctx, key: string): Promise<string | undefined> => readSigned(ctx, key)

/** The context of a caller who has shown these keys; what is no key of this shop is left out. */
export async function withOrderKeys(ctx: Ctx, keys: readonly string[]): Promise<Ctx> {
  const orders = await Promise.all(keys.map((key) => orderOfKey(ctx, key)))
  return { ...ctx, orderKeys: new Set(orders.filter((id) => id !== undefined)) }
}
