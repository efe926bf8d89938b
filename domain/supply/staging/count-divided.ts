import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Draft } from './draft.ts'

const SAMPLES = 5

/** Counts rows whose prices are for several pieces, or may be, for the header of their file. `column`: the one of units. */
export function countDivided(column = '') {
  let rows = 0
  let unread = 0
  const units = new Set<string>()
  return {
    count(drafts: readonly Draft[]): void {
      for (const { isDivided, unitUnread } of drafts) {
        if (isDivided) rows++
        if (unitUnread === undefined) continue
        unread++
        if (units.size < SAMPLES) units.add(unitUnread)
      }
    },
    async note(ctx: Ctx, id: string): Promise<void> {
      const said = {
        ...(rows > 0 && { divided: rows }),
        ...(unread > 0 && { unitsUnread: { count: unread, column, samples: [...units].toSorted() } }),
      }
      if (rows + unread === 0) return
      await sql`update import set header = header || ${JSON.stringify(said)}::jsonb where id = ${id}`.execute(ctx.db)
    },
  }
}
