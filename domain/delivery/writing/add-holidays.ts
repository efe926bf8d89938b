import { sql } from 'kysely'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import type { HolidayInput } from '../schema.ts'

/** Adds days off to a country; one that is there already takes the new name. Answers how many were given. For admins. */
export async function addHolidays(ctx: Ctx, { country, days }: HolidayInput): Promise<number> {
  adminOf(ctx)
  const each = [...new Map(days.map((one) => [one.day, one])).values()]
  return tx(ctx, async (ctx) => {
    await sql`
      insert into holiday (country, day, name)
      select ${country}, day, name from jsonb_to_recordset(${JSON.stringify(each)}::jsonb) as d (day date, name text)
      on conflict (country, day) do update set name = excluded.name`.execute(ctx.db)
    await recordAudit(ctx, { what: 'holidays.add', id: country, before: null, after: each })
    await changed(ctx, tag.delivery)
    return each.length
  })
}
