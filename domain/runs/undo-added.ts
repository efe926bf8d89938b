import { changeParts } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { hashesOf } from './content-hash.ts'
import type { Change } from './write-run.ts'

/**
 * Retires parts that a run has added, because orders and links may name them. Parts that say something else since stay, unless
 * `evenChanged`. Returns what was undone.
 */
export async function undoAdded(
  ctx: Ctx,
  added: readonly Change[],
  { evenChanged }: { evenChanged: boolean },
): Promise<Change[]> {
  const hashes = await hashesOf(
    ctx,
    added.map(({ partId }) => partId),
  )
  const undone = added.filter(({ partId, after }) => evenChanged || hashes.get(partId) === after)
  await changeParts(
    ctx,
    undone.map(({ partId }) => ({ partId, fields: { status: 'retired' } })),
  )
  return undone
}
