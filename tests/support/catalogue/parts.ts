import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { PartList } from '#domain/finding/schema'
import type { Ctx } from '#platform/context'
import type { TestShop } from '../shops/shop.ts'

/** A shop's database is all that is needed. */
export type HasDb = { ctx: Pick<Ctx, 'db'> }

/** A part of the shop. `price` in dollars; `stock` null, the default: it is not counted. Answers its id. */
export async function addPart(shop: HasDb, given: { price?: number; stock?: number | null } = {}): Promise<string> {
  const { price = 40, stock = null } = given
  const { rows } = await sql<{ id: number }>`
    insert into part (type_id, brand_id, number, name, price)
    values (0, 0, ${randomBytes(4).toString('hex')}, 'Brake disc, front', ${Math.round(price * 100)}) returning id`.execute(
    shop.ctx.db,
  )
  const { id } = rows[0]!
  if (stock !== null)
    await sql`insert into stock (part_id, free, came_in) values (${id}, ${stock}, ${stock})`.execute(shop.ctx.db)
  return String(id)
}

/** Words that stand in parts' texts, each in that of a part of its own: a search for several of them finds nothing. */
export const LONELY = ['quonk', 'zwabble', 'plimf', 'droovel', 'snarfle', 'wugget']

/** Adds the parts of `LONELY`. */
export async function addLonelyWords(shop: HasDb): Promise<void> {
  for (const word of LONELY) {
    const id = await addPart(shop)
    await sql`update part set words = ${word} where id = ${Number(id)}`.execute(shop.ctx.db)
  }
}

export async function stockOf(shop: HasDb, part: string): Promise<number | null> {
  const { rows } = await sql<{
    stock: number
  }>`select free as stock from stock where part_id = ${Number(part)}`.execute(shop.ctx.db)
  return rows[0]?.stock ?? null
}

export type Query = Record<string, string | number>

/** The list of parts that a query asks for. */
export async function listOf(shop: TestShop, query: Query): Promise<PartList> {
  const { status, body } = await shop.call('GET', `/parts?${new URLSearchParams(query as Record<string, string>)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
