import type { Destination } from '#common/address'
import type { PromisedDays } from '#domain/delivery'
import { readSigned, sign } from '#domain/identity'
import type { Ctx } from '#platform/context'

/** What the shop promised in a quote. Amounts are in the smallest unit. */
export type Promised = {
  /** Until when, in milliseconds. */
  until: number
  currency: string
  /** Part, quantity and price. */
  items: [part: number, quantity: number, price: number][]
  to: Destination
  method: string
  /** What the method costs, and what its freedom of charge saves. */
  amount: number
  saved: number
  arrives: PromisedDays | null
  /** The last day by which units come in that were not there; null: all were. */
  due: string | null
}

const PURPOSE = 'quote '

/** A text that nobody can change: the shop stores no quotes. */
export const signQuote = (ctx: Ctx, promised: Promised): Promise<string> =>
  sign(ctx, Buffer.from(JSON.stringify(promised)).toString('base64url'), PURPOSE)

/** What a quote promised, whether or not it is still valid. Undefined: it is none of this shop's. */
export async function readQuote(ctx: Ctx, quote: string): Promise<Promised | undefined> {
  const text = await readSigned(ctx, quote, PURPOSE)
  return text === undefined ? undefined : (JSON.parse(Buffer.from(text, 'base64url').toString()) as Promised)
}
