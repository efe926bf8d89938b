import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { CART_LINES_MAX, type CartLine } from './schema.ts'

export type KeptCart = { lines: CartLine[]; later: CartLine[] }

/** What one cart's lines may take in the database, as text: what is said of a car can be long. */
const LINES_BYTES = 64 * 1024

/** The account's copy of the caller's cart; an empty one where there is none yet. */
export async function keptCart(ctx: Ctx): Promise<KeptCart> {
  const { rows } = await sql<KeptCart>`
    select lines, later from account_cart where user_id = ${userOf(ctx).id}`.execute(ctx.db)
  return rows[0] ?? { lines: [], later: [] }
}

/**
 * Writes the caller's copy as `make` makes it of what is there; changes of one account come one after the other.
 * @throws Problem 409 `cart-full`.
 */
export function rewriteCart(ctx: Ctx, make: (kept: KeptCart) => KeptCart): Promise<KeptCart> {
  const { id: owner } = userOf(ctx)
  return tx(ctx, async (ctx) => {
    await sql`select from users where id = ${owner} for no key update`.execute(ctx.db)
    const next = make(await keptCart(ctx))
    const [lines, later] = [next.lines, next.later].map(asText)
    await sql`
      insert into account_cart (user_id, lines, later, updated_at)
      values (${owner}, ${lines}::jsonb, ${later}::jsonb, ${ctx.clock.now()})
      on conflict (user_id) do update
        set lines = excluded.lines, later = excluded.later, updated_at = excluded.updated_at`.execute(ctx.db)
    return next
  })
}

function asText(lines: readonly CartLine[]): string {
  const text = JSON.stringify(lines)
  if (lines.length > CART_LINES_MAX || Buffer.byteLength(text) > LINES_BYTES)
    throw conflict('cart-full', phrase('refusal.cartFull', CART_LINES_MAX))
  return text
}

const keyOf = ({ part, car, engine, is }: CartLine) => JSON.stringify([part, car, engine, is ?? []])

type Given = Omit<CartLine, 'quantity'> & { quantity: number }

/** The lines with those given in their places: `join` makes one of the two where the same part and car is there already. */
export function withLines(
  lines: readonly CartLine[],
  given: readonly Given[],
  join: (there: CartLine, given: Given) => Given,
): CartLine[] {
  const byKey = new Map<string, Given>(lines.map((line) => [keyOf(line), line]))
  for (const line of given) {
    const there = byKey.get(keyOf(line))
    byKey.set(keyOf(line), there ? join(there, line) : line)
  }
  return [...byKey.values()].filter(({ quantity }) => quantity > 0)
}
