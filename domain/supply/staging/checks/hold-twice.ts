import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { waitingText } from './as-written.ts'
import { because, type Draft } from '../draft.ts'
import { joinInterchange } from '../tables/join-interchange.ts'
import type { ImportColumn } from '../schema.ts'

type Later = Pick<Draft, 'n' | 'action' | 'given'> & { first: number; isSame: boolean }

const AT_ONCE = 5000

/**
 * Of several rows about one part the first counts. Another one that says the same changes nothing; one that says something else is
 * held, with the row that it contradicts, also if the shop has it so already: it would be written after the first. What was
 * written of a file that was applied counts before all that waited. `only`: of the parts that these rows are about. Answers the
 * rows that it changed.
 */
export async function holdTwice(
  ctx: Ctx,
  importId: string,
  columns: readonly ImportColumn[],
  only: readonly number[] | null = null,
): Promise<number[]> {
  const asked = only
    ? sql`(brand, norm) in (select brand, norm from import_row where import_id = ${importId} and n = any(${only}::bigint[]))`
    : sql`true`
  await joinInterchange(ctx, importId, columns)
  const changed: number[] = []
  for (;;) {
    const { rows } = await sql<Later>`
      select row.n, first, row.action, row.given, is_same as "isSame"
      from (
        select n, action, given, state, first_value(n) over (
          partition by brand, norm order by state <> 'ready' and (select applied_at is not null from import where id = ${importId}) desc, n
        ) as first
        from import_row
        where import_id = ${importId} and state in ('ready', 'same', 'applied') and brand is not null and ${asked}
      ) as row join import_row f on f.import_id = ${importId} and f.n = first
        cross join lateral (select (row.action, row.given) = (f.action, f.given) as is_same) as compared
      where first <> row.n and (row.state = 'ready' or (row.state = 'same' and f.state = 'ready' and not is_same))
      order by row.n limit ${AT_ONCE}`.execute(ctx.db)
    if (rows.length === 0) return changed
    changed.push(...rows.map(({ n }) => n))
    const changes = rows.map(({ n, first, isSame, ...read }) => {
      if (isSame) return { n, state: 'same', theirs: null, reasons: null }
      return {
        n,
        state: 'held',
        theirs: waitingText(ctx, columns, read),
        reasons: [because('number', 'twice-in-file', first)],
      }
    })
    await sql`
      update import_row r set state = c.state, theirs = c.theirs, reasons = c.reasons
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (n bigint, state text, theirs jsonb, reasons jsonb)
      where r.import_id = ${importId} and r.n = c.n`.execute(ctx.db)
  }
}
