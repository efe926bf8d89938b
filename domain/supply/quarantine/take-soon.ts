import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { conflict } from '#platform/errors'
import type { ImportState } from '../staging/schema.ts'
import { LostImport, takeImport, type TakenImport } from '../staging/taken-import.ts'

const PAUSE_MS = 250
const TRIES = 20

/**
 * Takes an import that stays in its state, for an admin who decides about some of its rows. Waits up to five seconds for who reads its
 * waiting rows again just then: that follows each word that is mapped. @throws Problem 409 `busy`
 */
export async function takeSoon(ctx: Ctx, id: string, state: ImportState): Promise<TakenImport> {
  for (let n = 0; n < TRIES; n++) {
    const taken = await takeImport(ctx, id, [state], state)
    if (taken) return taken
    await sleep(PAUSE_MS)
  }
  throw busy()
}

const busy = () => conflict('busy', phrase('imports.busy'))

/**
 * Keeps a taken import in its state until the transaction ends: who has it applied, read again or dropped meanwhile waits for what is
 * decided about its rows. @throws Problem 409 `busy` if that was before
 */
export async function keepState(ctx: Ctx, { id, state }: TakenImport): Promise<void> {
  const { rows } = await sql`select 1 from import where id = ${id} and state = ${state} for no key update`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw busy()
}

/** Leaves an import in this state, unless somebody has it by now: what was decided about its rows counts for him, too. */
export const leaveUnlessLost = (taken: TakenImport, state: ImportState): Promise<void> =>
  taken.leave(state).catch((err: unknown) => {
    if (!(err instanceof LostImport)) throw err
  })
