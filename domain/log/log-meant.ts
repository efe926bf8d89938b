import { sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { containing } from '#platform/db/like'

/** What the words of a search mean: actors, parts by id, and things by the id that the log has of them. */
export type LogMeant = { people: string[]; parts: number[]; things: string[] }

const MOST = 200

/** Reads a search of the log: the number of a part or an order, a person's name or e-mail address, or the id of anything. */
export async function logMeant(ctx: Ctx, q: string): Promise<LogMeant> {
  const norm = normalNumber(q)
  const { rows } = await sql<{ people: string[]; parts: number[]; orders: string[] }>`
    select
      array(select id from users where lower(name) like ${containing(q)} or lower(email) like ${containing(q)} limit ${MOST}) as people,
      array(select part_id from part_number where norm = ${norm} and ${norm} <> '' limit ${MOST}) as parts,
      array(select id from orders where number = ${q.toUpperCase()}) as orders`.execute(ctx.db)
  const { people, parts, orders } = rows[0]!
  return { people, parts: [...new Set(parts)], things: [q, ...orders] }
}
