import { isDeepStrictEqual } from 'node:util'
import { raiseVersions, readValues } from '#domain/catalogue'
import { type Line, readLines, setLines } from '#domain/fitment'
import type { Ctx } from '#platform/context'
import type { Change } from './write-run.ts'

type OfSource = { source: number; lines: Line[] }

/**
 * Gives parts the lines back that a source had in their lists of cars; what others wrote there stays. A list that the
 * source has changed since stays, unless `evenChanged`. A part that has been marked as fitting every vehicle since gets
 * none back. Needs a transaction that has locked the parts. Returns what was undone.
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
    const universal = await readValues(ctx, parts, ['universal'])
    const restored = changes.filter(
      ({ partId, before, after }) =>
        (evenChanged || isDeepStrictEqual(current.get(partId) ?? [], (after as OfSource).lines)) &&
        !(universal.get(partId)?.universal && (before as OfSource).lines.length > 0),
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
