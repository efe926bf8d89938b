import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { microsOf, readPlace, timeOf, writePlace } from '#platform/cursor'
import { type LogMeant, logMeant } from './log-meant.ts'
import type { LogEntry, LogQuery } from './schema.ts'

type Row = Omit<LogEntry, '_id' | 'at' | 'canUndo'> & { key: string; at: Date; micros: number }

/**
 * Who changed what, the newest first: single changes, and of the searched parts also what changes of many parts wrote into them.
 * For admins.
 */
export async function listLog(
  ctx: Ctx,
  { q, kind, cursor, limit }: LogQuery,
): Promise<{ items: LogEntry[]; next: string | null }> {
  adminOf(ctx)
  const meant = q ? await logMeant(ctx, q) : null
  const rows = await readEntries(ctx, meant, kind, cursor, limit + 1)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map(entryOf),
    next: last ? writePlace({ micros: last.micros, id: last.key }) : null,
  }
}

async function readEntries(
  ctx: Ctx,
  meant: LogMeant | null,
  kind: LogQuery['kind'],
  cursor: string | undefined,
  limit: number,
): Promise<Row[]> {
  const place = readPlace(cursor)
  const until = place ? sql`(at, key) < (${timeOf(place.micros)}, ${place.id})` : sql`true`
  const upTo = place ? sql`a.at <= ${timeOf(place.micros)}` : sql`true`
  const searched = meant
    ? sql`(a.actor = any(${meant.people}::text[]) or a.subject = any(${meant.things}::text[])
        or (a.action like 'part.%' and a.subject = any(${meant.parts.map(String)}::text[])))`
    : sql`true`
  const ofRuns = meant && (kind === undefined || kind === 'part') ? meant.parts : []
  const { rows } = await sql<Row>`
    with single as (
      select * from (
        select a.at, 'a' || lpad(a.id::text, 19, '0') as key, a.id, a.actor, a.action, a.subject, a.before, a.after, a.why, null as run
        from audit a where ${upTo} and ${searched} and ${kind ? sql`a.action like ${`${kind}.%`}` : sql`true`}
      ) as one where ${until} order by at desc, id desc limit ${limit}
    ), many as (
      select r.started_at as at, 'r' || r.id || '-' || c.part_id || '-' || c.field as key, null::bigint as id, r.actor,
        'part.run' as action, c.part_id::text as subject, jsonb_build_object(c.field, c.before) as before,
        jsonb_build_object(c.field, c.after) as after, null as why, r.id as run
      from run_change c join run r on r.id = c.run_id where c.part_id = any(${ofRuns}::int[])
    ), entry as (select * from single union all select * from many where ${until})
    select key, at, ${microsOf('at')} as micros, coalesce(u.name, actor) as by, action, subject, before, after, why, run,
      case when action like 'part.%' and subject ~ '^[0-9]{1,9}$' then
        (select p.name || ', ' || p.number from part p where p.id = subject::int) end as name
    from entry left join users u on u.id = actor order by at desc, key desc limit ${limit}`.execute(ctx.db)
  return rows
}

/** Which version it is, and whose, says nothing of what changed. */
const UNTOLD = new Set(['version', '_id', 'id'])
type Values = Record<string, unknown>

function entryOf({ key, at, micros: _micros, before, after, ...row }: Row): LogEntry {
  const names = new Set([...Object.keys(objectOf(before)), ...Object.keys(objectOf(after))])
  const differing = [...names].filter(
    (name) => !UNTOLD.has(name) && !isDeepStrictEqual(objectOf(before)[name], objectOf(after)[name]),
  )
  const only = (values: unknown) =>
    values === null ? null : Object.fromEntries(differing.map((name) => [name, objectOf(values)[name] ?? null]))
  return {
    ...row,
    _id: key,
    at: at.toISOString(),
    before: only(before),
    after: only(after),
    canUndo: row.action === 'part.update' && row.name !== null && differing.length > 0,
  }
}

/** A record that is a list or a single value stands under one name. */
const objectOf = (values: unknown): Values =>
  values === null ? {} : typeof values === 'object' && !Array.isArray(values) ? (values as Values) : { value: values }
