import { type RawBuilder, sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { containing } from '#platform/db/like'

/** What the words of a search mean: actors as `any(…)` of their ids, parts by id, and things by the id that the log has of them. */
export type LogMeant = { people: RawBuilder<unknown>; parts: number[]; things: string[] }

const MOST = 200
/** So many ids are looked up in the log one by one. Of more people, any page of it has some. */
const FEW_PEOPLE = 1000

/** Reads a search of the log: the number of a part or an order, a person's name or e-mail address, or the id of anything. */
export async function logMeant(ctx: Ctx, q: string): Promise<LogMeant> {
  const norm = normalNumber(q)
  const named = sql`select id from users where search like ${containing(q)}`
  const { rows } = await sql<{ people: string[]; parts: number[]; orders: string[] }>`
    select
      array(${named} limit ${FEW_PEOPLE + 1}) as people,
      array(select part_id from part_number where norm = ${norm} and ${norm} <> '' limit ${MOST}) as parts,
      array(select id from orders where number = ${q.toUpperCase()}) as orders`.execute(ctx.db)
  const { people: ids, parts, orders } = rows[0]!
  const people = ids.length > FEW_PEOPLE ? sql`any(${named})` : sql`any(${ids}::text[])`
  return { people, parts: [...new Set(parts)], things: [q, ...orders] }
}
