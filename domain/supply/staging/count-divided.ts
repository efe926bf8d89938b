import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { Draft } from './draft.ts'

/** Counts rows whose prices are for several pieces, for the header of their file. */
export function countDivided() {
  let rows = 0
  return {
    count: (drafts: readonly Draft[]): void => void (rows += drafts.filter(({ isDivided }) => isDivided).length),
    async note(ctx: Ctx, id: string): Promise<void> {
      if (rows === 0) return
      await sql`
        update import set header = jsonb_set(header, '{divided}', to_jsonb(${rows}::int)) where id = ${id}`.execute(
        ctx.db,
      )
    },
  }
}
