import { type RawBuilder, sql } from 'kysely'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { beginning, containing } from '#platform/db/like'
import { nameIn } from './log-thing.ts'

/**
 * What the words of a search mean: actors as `any(…)` of their ids, parts by id, things by the id that the log has of them, and
 * `called`: what is or was called so, by its kind and id.
 */
export type LogMeant = {
  people: RawBuilder<unknown>
  parts: number[]
  things: string[]
  called: { kind: string; id: string }[]
}

const MOST = 200
/** So many ids are looked up in the log one by one. Of more people, any page of it has some. */
const FEW_PEOPLE = 1000

/**
 * Reads a search of the log: the number of a part or an order, a person's name or e-mail address, how the name of a brand, part type,
 * supplier … begins, or the id of anything.
 */
export async function logMeant(ctx: Ctx, q: string): Promise<LogMeant> {
  const norm = normalNumber(q)
  const named = sql`select id from users where search like ${containing(q)}`
  const { rows } = await sql<{ people: string[]; parts: number[]; orders: string[]; called: LogMeant['called'] }>`
    select
      array(${named} limit ${FEW_PEOPLE + 1}) as people,
      array(select part_id from (
        select part_id from part_number where norm = ${norm} union all select part_id from part_bin where number_norm(number) = ${norm}
      ) as one where ${norm} <> '' limit ${MOST}) as parts,
      array(select id from orders where number = ${q.toUpperCase()}) as orders,
      (select coalesce(jsonb_agg(named), '[]') from (${calledSo(q)} limit ${MOST}) as named) as called`.execute(ctx.db)
  const { people: ids, parts, orders, called } = rows[0]!
  const people = ids.length > FEW_PEOPLE ? sql`any(${named})` : sql`any(${ids}::text[])`
  return { people, parts: [...new Set(parts)], things: [q, ...orders], called }
}

/** A supplier, and what its words mean here: both are in the log by its id. */
const OF_SUPPLIER = sql`array['supplier', 'mapping']`

/** The things whose name or title begins, or began, with these words; parts aside, which are meant by their number. */
function calledSo(q: string): RawBuilder<unknown> {
  const names = [nameIn('before'), nameIn('after')].map(
    (name) => sql`
      select kind, subject as id from audit cross join lateral unnest(
        case when action like 'supplier.%' then ${OF_SUPPLIER} else array[split_part(action, '.', 1)] end) as kind
      where lower(${name}) like ${beginning(q)} and action not like 'part.%' and ${name} is not null`,
  )
  const ofSuppliers = sql`
    select kind, id::text from supplier, unnest(${OF_SUPPLIER}) as kind where lower(name) like ${beginning(q)}`
  return sql.join([...names, ofSuppliers], sql` union `)
}
