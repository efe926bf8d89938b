import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { PartList } from '#domain/catalogue/schema'
import type { Ctx } from '#platform/context'
import type { TestShop } from './shop.ts'

/** A shop's database is all that is needed. */
export type HasDb = { ctx: Pick<Ctx, 'db'> }

/** A part of the shop. `stock` null, the default: it is not counted. Answers its id. */
export async function addPart(shop: HasDb, given: { price?: number; stock?: number | null } = {}): Promise<string> {
  const { price = 40, stock = null } = given
  const { rows } = await sql<{ id: number }>`
    insert into part (type_id, brand_id, number, name, price, stock, stock_in)
    values (0, 0, ${randomBytes(4).toString('hex')}, 'Brake disc, front', ${price}, ${stock}, ${stock}) returning id`.execute(
    shop.ctx.db,
  )
  return String(rows[0]!.id)
}

export async function stockOf(shop: HasDb, part: string): Promise<number | null> {
  const { rows } = await sql<{ stock: number | null }>`select stock from part where id = ${Number(part)}`.execute(
    shop.ctx.db,
  )
  return rows[0]!.stock
}

export type Query = Record<string, string | number>

/** The list of parts that a query asks for. */
export async function listOf(shop: TestShop, query: Query): Promise<PartList> {
  const { status, body } = await shop.call('GET', `/parts?${new URLSearchParams(query as Record<string, string>)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
