import { isDeepStrictEqual } from 'node:util'
import { raiseVersions } from '#domain/catalogue'
import { type Line, readLines, setLines } from '#domain/fitment'
import type { Ctx } from '#platform/context'
import type { Change } from './write-run.ts'

type OfSource = { source: number; lines: Line[] }

/**
 * Gives parts the lines back that a source had in their lists of cars; what others wrote there stays. A list that the source has
 * changed since stays, unless `evenChanged`. Belongs into a transaction that holds the parts. Returns what was undone.
 */
export async function undoLists(
  ctx: Ctx,
  lists: readonly Change[],
  { evenChanged }: { evenChanged: boolean },
): Promise<Change[]> {
  const undone: Change[] = []
  for (const [source, changes] of Map.groupBy(lists, ({ before }) => (before as OfSource).source)) {
    const parts = changes.map(({ partId }) => partId)
    const current = await readLines(ctx, source, parts)
    const restored = changes.filter(
      ({ partId, after }) => evenChanged || isDeepStrictEqual(current.get(partId) ?? [], (after as OfSource).lines),
    )
    const written = await setLines(
      ctx,
      source,
      new Map(restored.map(({ partId, before }) => [partId, (before as OfSource).lines])),
    )
    await raiseVersions(
      ctx,
      written.map(({ partId }) => partId),
    )
    undone.push(...restored)
  }
  return undone
}
