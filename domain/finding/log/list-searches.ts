import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { todayInUtc } from '#platform/clock'
import type { Ctx } from '#platform/context'
import { invalid } from '#platform/errors'
import type { LoggedSearch, SearchListName, SearchLogQuery } from './schema.ts'

type Place = { rank: number; words: string }
type Row = Omit<LoggedSearch, 'typed'> & { typed: string[]; rank: number }
/** What a list has as its words, what of the newest day's searches stands in it, and what it is sorted by. */
type Shape = {
  key: RawBuilder<unknown>
  only: RawBuilder<unknown>
  rank: RawBuilder<unknown>
  from?: RawBuilder<unknown>
}

const LISTS: Record<SearchListName, Shape> = {
  nothing: {
    key: sql`s.words`,
    only: sql`s.found = 0 and s.nothing > 0 and not s.answers && '{not-sold,page,list}'`,
    rank: sql`sum(s.nothing)`,
  },
  'set-aside': {
    key: sql`word`,
    from: sql`cross join unnest(s.set_aside) as word`,
    only: sql`true`,
    rank: sql`sum(s.searches)`,
  },
  unopened: { key: sql`s.words`, only: sql`s.found > 0 and s.opened + s.ordered = 0`, rank: sql`sum(s.searches)` },
  cars: { key: sql`s.lacking`, only: sql`s.lacking is not null`, rank: sql`sum(s.searches)` },
}

/**
 * One list of the search log with its counts of the last `days`, the most first. What a search found, and how it was read,
 * is that of the newest day, so that what a rule has answered since is not listed any more. For admins.
 */
export async function listSearches(
  ctx: Ctx,
  { show, days, cursor, limit }: SearchLogQuery,
): Promise<{ items: LoggedSearch[]; next: string | null }> {
  adminOf(ctx)
  const { key, only, rank, from = sql`` } = LISTS[show]
  const after = cursor === undefined ? null : readCursor(cursor)
  const today = todayInUtc(ctx)
  const { rows } = await sql<Row>`
    with recent as (
      select l.*, coalesce(p.opened, 0) as opened, coalesce(p.ordered, 0) as ordered from search_log l
      left join (select search_id, sum(opened) as opened, sum(ordered) as ordered from search_log_part group by search_id) p
        on p.search_id = l.id
      where l.day > ${today}::date - ${days}::int
    ), counted as (
      select words, sum(searches) as searches, sum(nothing) as nothing, sum(opened) as opened, sum(ordered) as ordered
      from recent group by words
    ), newest as (
      select distinct on (words) words, found, read_as, set_aside, answers, lacking from recent order by words, day desc
    ), s as (select * from counted join newest using (words))
    select ${key} as words, sum(s.searches)::int as searches, sum(s.nothing)::int as nothing, max(s.found) as found,
      sum(s.opened)::int as opened, sum(s.ordered)::int as ordered, (array_agg(s.read_as order by s.searches desc, s.words))[1] as "readAs",
      (array_agg(s.words order by s.searches desc, s.words))[1:3] as typed, (${rank})::int as rank
    from s ${from} where ${only} group by ${key}
    having ${after ? sql`((${rank}) < ${after.rank} or ((${rank}) = ${after.rank} and ${key} > ${after.words}))` : sql`true`}
    order by rank desc, ${key} limit ${limit + 1}`.execute(ctx.db)
  const items = rows.slice(0, limit).map(({ rank: _rank, typed, ...row }) => ({
    ...row,
    typed: show === 'set-aside' || show === 'cars' ? typed : [],
  }))
  return { items, next: rows.length > limit ? writeCursor(rows[limit - 1]!) : null }
}

const writeCursor = ({ rank, words }: Place): string => Buffer.from(JSON.stringify([rank, words])).toString('base64url')

function readCursor(cursor: string): Place {
  try {
    const [rank, words] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    if (Number.isSafeInteger(rank) && typeof words === 'string' && !words.includes('\0'))
      return { rank: rank as number, words }
  } catch {
    // Told below.
  }
  throw invalid({ cursor: phrase('refusal.foreignCursor') })
}
