import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { vehicleTree } from '#domain/vehicles'
import { userOf } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict } from '#platform/errors'
import { CART_LINES_MAX, type CartLine, PIECES_MAX } from './schema.ts'

export type KeptCart = { lines: CartLine[]; later: CartLine[] }

/** What one cart's lines may take in the database, as text: what is said of a car can be long. */
const LINES_BYTES = 64 * 1024

/** The account's copy of the caller's cart; an empty one where there is none yet. */
export async function keptCart(ctx: Ctx): Promise<KeptCart> {
  const { rows } = await sql<KeptCart>`
    select lines, later from account_cart where user_id = ${userOf(ctx).id}`.execute(ctx.db)
  return forKnownCars(ctx, rows[0] ?? { lines: [], later: [] })
}

/** Makes one line of what is there and what is given, both for the same part and car. */
type Join = (there: CartLine, given: CartLine) => CartLine

/**
 * Writes given lines into the caller's copy; `join` makes one of two for the same part and car, and a quantity of 0 takes a
 * line out. Changes of one account come one after the other. All of the cart then. @throws Problem 409 `cart-full`.
 */
export async function writeLines(ctx: Ctx, given: KeptCart, join: Join): Promise<KeptCart> {
  const { id: owner } = userOf(ctx)
  const known = await forKnownCars(ctx, given)
  return tx(ctx, async (ctx) => {
    await sql`select from users where id = ${owner} for no key update`.execute(ctx.db)
    const kept = await keptCart(ctx)
    const lines = joined(kept.lines, known.lines, join)
    const later = joined(kept.later, known.later, join)
    await sql`
      insert into account_cart (user_id, lines, later, updated_at)
      values (${owner}, ${asText(lines)}::jsonb, ${asText(later)}::jsonb, ${ctx.clock.now()})
      on conflict (user_id) do update
        set lines = excluded.lines, later = excluded.later, updated_at = excluded.updated_at`.execute(ctx.db)
    return { lines, later }
  })
}

function asText(lines: readonly CartLine[]): string {
  const text = JSON.stringify(lines)
  if (lines.length > CART_LINES_MAX || Buffer.byteLength(text) > LINES_BYTES)
    throw conflict('cart-full', phrase('refusal.cartFull', CART_LINES_MAX))
  return text
}

const keyOf = ({ part, car, engine, is }: CartLine) => JSON.stringify([part, car, engine, is ?? []])

function joined(lines: readonly CartLine[], given: readonly CartLine[], join: Join): CartLine[] {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  for (const line of given) {
    const there = byKey.get(keyOf(line))
    byKey.set(keyOf(line), there ? join(there, line) : line)
  }
  return [...byKey.values()].filter(({ quantity }) => quantity > 0)
}

/** Pieces for a car that the shop does not know any more are for no car. */
async function forKnownCars(ctx: Ctx, { lines, later }: KeptCart): Promise<KeptCart> {
  const { byId } = await vehicleTree(ctx)
  const isKnown = ({ car }: CartLine) => car === undefined || byId.has(car)
  const all = (some: readonly CartLine[]): CartLine[] => {
    const lost = some.filter((line) => !isKnown(line)).map(({ part, quantity }) => ({ part, quantity }))
    return lost.length > 0 ? joined(some.filter(isKnown), lost, sum) : [...some]
  }
  return { lines: all(lines), later: all(later) }
}

const sum: Join = (there, given) => ({ ...there, quantity: Math.min(there.quantity + given.quantity, PIECES_MAX) })
