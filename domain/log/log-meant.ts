import { type RawBuilder, sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { containing } from '#platform/db/like'

/** What the words of a search mean: actors as a query of their ids, parts by id, and things by the id that the log has of them. */
export type LogMeant = { people: RawBuilder<unknown>; parts: number[]; things: string[] }

const MOST = 200

/** Reads a search of the log: the number of a part or an order, a person's name or e-mail address, or the id of anything. */
export async function logMeant(ctx: Ctx, q: string): Promise<LogMeant> {
  const norm = normalNumber(q)
  // Thousands may have one name, so they are not read on their own.
  const people = sql`(select id from users where search like ${containing(q)})`
  const { rows } = await sql<{ parts: number[]; orders: string[] }>`
    select
      array(select part_id from part_number where norm = ${norm} and ${norm} <> '' limit ${MOST}) as parts,
      array(select id from orders where number = ${q.toUpperCase()}) as orders`.execute(ctx.db)
  const { parts, orders } = rows[0]!
  return { people, parts: [...new Set(parts)], things: [q, ...orders] }
}
