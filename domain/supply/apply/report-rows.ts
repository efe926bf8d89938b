import { sql } from 'kysely'
import type { FaultCode } from '#common/fault'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import { numberAsWritten } from '../staging/counts/number-as-written.ts'

type Wrote = { field: string; before: unknown; after: unknown }

/** What became of one row of a file. `n` null: a part that a full file no longer held. `wrote`: what differs in the part now. */
export type ReportRow = {
  n: number | null
  state: string
  brand: string | null
  number: string | null
  partId: number | null
  isNew: boolean
  wrote: Wrote[]
  reasons: { code: FaultCode; field: string; params: (string | number)[] }[]
}

type Asked = { cursor?: string; limit: number }

/** What was done with each row of a file, in order; at the end the parts that were gone from a full one. For admins. */
export async function reportRows(
  ctx: Ctx,
  importId: string,
  { cursor, limit }: Asked,
): Promise<{ items: ReportRow[]; next: string | null }> {
  adminOf(ctx)
  const [, list, after] = /^([rg])(\d{1,15})$/.exec(cursor ?? 'r0') ?? []
  if (!list) throw invalid({ cursor: phrase('refusal.foreignCursor') })
  const rows = list === 'r' ? await rowsOfFile(ctx, importId, Number(after), limit + 1) : []
  if (rows.length > limit) return { items: rows.slice(0, limit), next: `r${rows[limit - 1]!.n}` }
  const from = list === 'g' ? Number(after) : 0
  const most = limit - rows.length
  const gone = await goneParts(ctx, importId, from, most + 1)
  const items = [...rows, ...gone.slice(0, most)]
  return { items, next: gone.length > most ? `g${gone[most - 1]?.partId ?? from}` : null }
}

/** The file as `i`, with its runs: one for each time that rows of it were applied. */
const fileOf = (importId: string) => sql`(
  select ${importId}::text as id, array(select run.id from run where run.about ->> 'import' = ${importId}) as runs) as i`

/** A value of a field; a list of cars is told by its length alone. */
const value = (name: 'before' | 'after') => sql`
  case when c.field = 'applications' then to_jsonb(jsonb_array_length(c.${sql.ref(name)} -> 'lines')) else c.${sql.ref(name)} end`

/** What the runs of the file wrote into the part `r.part_id`: what was before the first, and what the last one left. */
const wrote = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('field', field, 'before', before, 'after', after) order by field), '[]')
  from (
    select c.field, (array_agg(${value('before')} order by run.started_at))[1] as before,
      (array_agg(${value('after')} order by run.started_at desc))[1] as after
    from run_change c join run on run.id = c.run_id
    where c.run_id = any(i.runs) and c.part_id = r.part_id and c.field <> 'added' group by c.field) as w)`
const isNew = sql`exists (
  select from run_change c where c.run_id = any(i.runs) and c.part_id = r.part_id and c.field = 'added')`

async function rowsOfFile(ctx: Ctx, importId: string, after: number, limit: number): Promise<ReportRow[]> {
  const which = sql`where import_id = ${importId} and n > ${after} order by n limit ${limit}`
  const { rows } = await sql<ReportRow>`
    select r.n, r.state, coalesce(b.name, (select name from brand where slug = r.brand), r.brand) as brand, coalesce(r.number, ${numberAsWritten(sql`r`)}) as number, r.part_id as "partId",
      ${isNew} as "isNew", ${wrote} as wrote, coalesce(r.reasons, '[]') as reasons
    from ${fileOf(importId)} cross join lateral (
      (select n, state, brand, case when part_id is null then given ->> 'number' end as number, norm, part_id, theirs, reasons
        from import_row ${which})
      union all (select n, state, brand, null, norm, part_id, theirs, reasons from import_fit ${which})
    ) as r left join part p on p.id = r.part_id left join brand b on b.id = p.brand_id
    order by r.n limit ${limit}`.execute(ctx.db)
  return rows
}

async function goneParts(ctx: Ctx, importId: string, after: number, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select null as n, 'gone' as state, b.name as brand, p.number, r.part_id as "partId", false as "isNew", ${wrote} as wrote, '[]'::jsonb as reasons
    from ${fileOf(importId)} join lateral (
      select distinct part_id from run_change c where c.run_id = any(i.runs) and part_id > ${after}
        and not exists (select from import_row w where w.import_id = i.id and w.part_id = c.part_id)
        and not exists (select from import_fit w where w.import_id = i.id and w.part_id = c.part_id)
      order by part_id limit ${limit}
    ) as r on true left join part p on p.id = r.part_id left join brand b on b.id = p.brand_id
    order by r.part_id`.execute(ctx.db)
  return rows
}
