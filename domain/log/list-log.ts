import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { nameValues } from '#domain/catalogue'
import { USUAL } from '#domain/catalogue/schema'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { afterCursor, microsOf, pageOf, readPlace, timeOf } from '#platform/cursor'
import { nameAims } from './name-aims.ts'
import { type LogMeant, logMeant } from './log-meant.ts'
import { nameThen, thingOf } from './log-thing.ts'
import type { LogEntry, LogQuery } from './schema.ts'

type Row = Omit<LogEntry, '_id' | 'at' | 'canUndo'> & { key: string; at: Date; micros: number }

/**
 * Who changed what, the newest first: single changes, and of the searched parts also what bulk changes wrote into them.
 * For admins.
 */
export async function listLog(ctx: Ctx, query: LogQuery): Promise<{ items: LogEntry[]; next: string | null }> {
  adminOf(ctx)
  const { q, by, limit } = query
  const rows = await readEntries(ctx, query, q ? await logMeant(ctx, q) : null, by ? await logMeant(ctx, by) : null)
  const { page, next } = pageOf(rows, limit, ({ micros, key: id }) => ({ micros, id }))
  return { items: await nameAims(ctx, await named(ctx, page.map(entryOf))), next }
}

async function readEntries(
  ctx: Ctx,
  { kind, from, until, cursor, limit }: LogQuery,
  meant: LogMeant | null,
  person: LogMeant | null,
): Promise<Row[]> {
  const place = readPlace(cursor)
  const after = afterCursor(cursor, ['at', 'key'])
  const upTo = place ? sql`a.at <= ${timeOf(place.micros)}` : sql`true`
  const since = from ? new Date(from) : '-infinity'
  const to = until ? new Date(until) : 'infinity'
  const searched = meant ? sql`(a.actor = ${meant.people} or a.id = any(array(${about(meant)})))` : sql`true`
  const byPerson = person ? sql`actor = ${person.people}` : sql`true`
  const ofKind = kind ? sql`a.action like ${`${BEGINS[kind] ?? `${kind}.`}%`}` : sql`true`
  const ofRuns = meant && (kind === undefined || kind === 'part') ? meant.parts : []
  const { rows } = await sql<Row>`
    with single as (
      select * from (
        select a.at, 'a' || lpad(a.id::text, 19, '0') as key, a.id, a.actor, a.action, a.subject, a.before, a.after, a.why, null as run
        from audit a where ${upTo} and ${searched} and ${ofKind} and a.at >= ${since} and a.at < ${to} and ${byPerson}
      ) as one where ${after} order by at desc, id desc limit ${limit + 1}
    ), many as (
      select r.started_at as at, 'r' || r.id || '-' || c.part_id || '-' || c.field as key, null::bigint as id, r.actor,
        'part.run' as action, c.part_id::text as subject, jsonb_build_object(c.field, c.before) as before,
        jsonb_build_object(c.field, c.after) as after, null as why, r.id as run
      from run_change c join run r on r.id = c.run_id
      where c.part_id = any(${ofRuns}::int[]) and r.started_at >= ${since} and r.started_at < ${to} and ${byPerson}
    ), entry as (
      select *, split_part(action, '.', 1) as kind from (select * from single union all select * from many where ${after}) as told
    )
    select key, at, ${microsOf('at')} as micros, coalesce(u.name, actor) as by, action, subject, before, after, why, run,
      coalesce(t.name, ${nameThen}) as name, case when t.id is not null then jsonb_build_object('kind', t.kind, 'id', t.id) end as thing
    from entry e left join users u on u.id = actor left join lateral (${thingOf}) as t on true
    order by at desc, key desc limit ${limit + 1}`.execute(ctx.db)
  return rows
}

/**
 * The entries about what a search means. Found apart, each by its index: of an `or` of all these, PostgreSQL may expect
 * so many that it reads the log from its newest entry to its first.
 */
const about = ({ things, parts, called }: LogMeant) => sql`
  select id from audit where subject = any(${things}::text[])
  union all select id from audit where coalesce(after ->> 'orderId', after ->> 'order') = any(${things}::text[])
  union all select id from audit where action like 'part.%' and subject = any(${parts.map(String)}::text[])
  union all select audit.id from jsonb_to_recordset(${JSON.stringify(called)}::jsonb) as called(kind text, id text)
    join audit on subject = called.id and split_part(action, '.', 1) = called.kind`

/** How the actions of a kind begin, where not with its name. */
const BEGINS: { [kind in NonNullable<LogQuery['kind']>]?: string } = { holidays: 'holiday' }

/** What says nothing of what changed: which version it is, whose, and what the entry is about. */
const UNTOLD = new Set([
  'version',
  '_id',
  'id',
  'order',
  'orderId',
  'paymentId',
  'run',
  'import',
  'change',
  'fileName',
  'file',
  'job',
])
type Values = Record<string, unknown>

function entryOf({ key, at, micros: _micros, before, after, ...row }: Row): LogEntry {
  // A record of a part leaves out what is usual.
  const usual: Values = row.action.startsWith('part.') && before && after ? USUAL : {}
  const valueOf = (values: unknown, name: string) => objectOf(values)[name] ?? usual[name] ?? null
  const names = new Set([...Object.keys(objectOf(before)), ...Object.keys(objectOf(after))])
  const differing = [...names].filter(
    (name) => !UNTOLD.has(name) && !isDeepStrictEqual(valueOf(before, name), valueOf(after, name)),
  )
  const only = (values: unknown) =>
    values === null
      ? null
      : Object.fromEntries(differing.map((name) => [name, told(name, valueOf(values, name), values)]))
  return {
    ...row,
    _id: key,
    at: at.toISOString(),
    before: only(before),
    after: only(after),
    canUndo: row.action === 'part.update' && row.thing !== null && differing.length > 0,
  }
}

/** A rate of delivery is told with what it goes by. */
function told(name: string, value: unknown, values: unknown): unknown {
  if (name !== 'rates' || !Array.isArray(value)) return value
  return value.map((rate) => ({ ...rate, by: objectOf(values)['rateBy'] ?? null }))
}

/** A record that is a list or a single value stands under one name. */
const objectOf = (values: unknown): Values =>
  values === null ? {} : typeof values === 'object' && !Array.isArray(values) ? (values as Values) : { value: values }

/** Entries with what their parts' values are called. */
async function named(ctx: Ctx, entries: LogEntry[]): Promise<LogEntry[]> {
  const values = await nameValues(
    ctx,
    entries.flatMap(({ action, before, after }) =>
      action.startsWith('part.') ? [before ?? {}, after ?? {}] : [{}, {}],
    ),
  )
  return entries.map((entry, n) =>
    entry.action.startsWith('part.')
      ? { ...entry, before: entry.before && values[n * 2]!, after: entry.after && values[n * 2 + 1]! }
      : entry,
  )
}
