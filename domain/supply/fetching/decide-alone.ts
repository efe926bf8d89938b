import { sql } from 'kysely'
import { type Phrase, phrase } from '#common/phrase'
import { type Ctx, tx } from '#platform/context'
import { isPassing } from '#platform/db/failures'
import { Problem } from '#platform/errors'
import { startApplying } from '../apply/start-applying.ts'
import { takesMore } from '../apply/takes-more.ts'
import { failureOf, saidFailure } from '../failure.ts'
import { doubtsOf } from './doubts.ts'
import { tellOfWaiting, type WaitingFile } from './tell-admins.ts'

type Row = WaitingFile & { state: 'staged' | 'failed'; failure: unknown; isTold: boolean }

/**
 * Decides about a fetched file that is to be applied without an admin: it is applied if nothing speaks against it, else it waits, and
 * the shop is told, unless the one before it waits as well or was replaced while it did. Does nothing with other files.
 */
export async function decideAlone(ctx: Ctx, id: string): Promise<void> {
  try {
    await decide(ctx, id)
  } catch (err) {
    if (isPassing(err)) throw err
    if (!(err instanceof Problem)) ctx.log.error({ err, import: id }, 'a file could not be applied by itself')
    await decide(ctx, id, err instanceof Problem ? err.phrase : phrase('refusal.ourFault'))
  }
}

/** `fault`: what speaks against the file, whatever it holds. */
const decide = (ctx: Ctx, id: string, fault?: Phrase): Promise<void> =>
  tx(ctx, async (ctx) => {
    const { rows } = await sql<Row>`
      select i.id, i.state, i.file_name as "fileName", s.name as supplier, i.failure, coalesce((
        select b.doubts is not null and b.state <> 'applied' from import b
        where b.supplier_id = i.supplier_id and b.is_fetched and b.created_at < i.created_at
        order by b.created_at desc limit 1), false) as "isTold"
      from import i join supplier s on s.id = i.supplier_id
      where i.id = ${id} and i.state in ('staged', 'failed') and i.applies_itself for update of i`.execute(ctx.db)
    const file = rows[0]
    if (!file) return
    if (!fault) await takesMore(ctx, id)
    const said = fault ?? (file.state === 'failed' ? saidFailure(file.failure) : null)
    const doubts = said ? [said] : await doubtsOf(ctx, id)
    await noteDecision(ctx, id, doubts)
    if (doubts.length === 0) await startApplying(ctx, id)
    else if (!file.isTold) await tellOfWaiting(ctx, file, doubts)
  })

const noteDecision = (ctx: Ctx, id: string, doubts: readonly Phrase[]) =>
  sql`update import set applies_itself = false, doubts = ${doubts.length > 0 ? JSON.stringify(doubts.map(failureOf)) : null}::jsonb
    where id = ${id}`.execute(ctx.db)
