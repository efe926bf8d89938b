import { setTimeout as sleep } from 'node:timers/promises'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { conflict } from '#platform/errors'
import type { ImportState } from '../staging/schema.ts'
import { takeImport, type TakenImport } from '../staging/taken-import.ts'

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
  throw conflict('busy', phrase('imports.busy'))
}
