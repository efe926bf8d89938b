import { sql } from 'kysely'
import { todayInUtc } from '#platform/clock'
import type { Ctx } from '#platform/context'
import type { Batch } from './search-log.ts'

/** So many different searches are kept of one day: about 3 MB. */
const MOST_A_DAY = 10_000

/** Adds a batch to the log of today. Rows are written in the order of their words, so that servers wait for each other in order. */
export async function storeSearches(ctx: Ctx, { searches, outcomes }: Batch): Promise<void> {
  const day = todayInUtc(ctx)
  if (searches.length > 0)
    await sql`
      with batch as (
        select * from json_to_recordset(${JSON.stringify(searches)}::json) as b(words text, times int, nothing int,
          found int, "readAs" jsonb, "setAside" jsonb, answers jsonb, lacking text)
      ), fresh as (
        select words, row_number() over (order by times desc, words) as n from batch
        where not exists (select from search_log l where l.day = ${day}::date and l.words = batch.words)
      ), room as (
        select ${MOST_A_DAY}::int - count(*) as left from search_log where day = ${day}::date
      )
      insert into search_log as l (day, words, searches, nothing, found, read_as, set_aside, answers, lacking)
      select ${day}::date, words, times, nothing, found, "readAs",
        array(select jsonb_array_elements_text("setAside")),
        array(select jsonb_array_elements_text(answers)), lacking
      from batch left join fresh using (words), room
      where fresh.n is null or fresh.n <= room.left
      order by words
      on conflict (day, words) do update set searches = l.searches + excluded.searches, nothing = l.nothing + excluded.nothing,
        found = excluded.found, read_as = excluded.read_as, set_aside = excluded.set_aside, answers = excluded.answers,
        lacking = excluded.lacking`.execute(ctx.db)
  if (outcomes.length > 0) await storeOutcomes(ctx, outcomes, day)
}

/** What came of searches that are in the log of today or yesterday; anything else is made up. */
async function storeOutcomes(ctx: Ctx, outcomes: Batch['outcomes'], day: string): Promise<void> {
  await sql`
    with batch as (
      select words, part::bigint as part, sum(times) filter (where what = 'opened') as opened,
        sum(times) filter (where what = 'ordered') as ordered
      from json_to_recordset(${JSON.stringify(outcomes)}::json) as b(words text, part text, what text, times int)
      group by words, part
    )
    insert into search_log_part as p (search_id, part_id, opened, ordered)
    select l.id, part.id, coalesce(opened, 0), coalesce(ordered, 0)
    from batch join part on part.id = batch.part
      cross join lateral (select id from search_log where words = batch.words and day between ${day}::date - 1 and ${day}::date
        order by day desc limit 1) l
    order by l.id, part.id
    on conflict (search_id, part_id) do update set opened = p.opened + excluded.opened, ordered = p.ordered + excluded.ordered`.execute(
    ctx.db,
  )
}
