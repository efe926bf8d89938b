import { changeParts, readValues } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { unchangedOf } from './content-hash.ts'
import type { Change } from './write-run.ts'

/**
 * Retires parts that a run has added, because orders and links may name them. Parts that say something else since stay, unless
 * `evenChanged`. A hidden one stays hidden: visitors would find it as no longer sold. Returns what was undone.
 */
export async function undoAdded(
  ctx: Ctx,
  added: readonly Change[],
  { evenChanged }: { evenChanged: boolean },
): Promise<Change[]> {
  const unchanged = await unchangedOf(ctx, new Map(added.map(({ partId, after }) => [partId, after])))
  const undone = added.filter(({ partId }) => evenChanged || unchanged.has(partId))
  const now = await readValues(
    ctx,
    undone.map(({ partId }) => partId),
    ['status'],
  )
  await changeParts(
    ctx,
    undone
      .filter(({ partId }) => now.get(partId)?.status !== 'hidden')
      .map(({ partId }) => ({ partId, fields: { status: 'retired' } })),
  )
  return undone
}
