import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { ImportCounts } from '../staging/schema.ts'
import type { ImportKind } from '../suppliers/schema.ts'
import { aboutOf } from './note-supplied.ts'

/** More than one part in ten, and more than ten of them, is much. */
const SHARE = 0.1
const FEW = 10

type Staged = { kind: ImportKind; sourceId: number; counts: ImportCounts }

/** How many parts a staged file takes off sale: retires, sells out (a list of stock) or leaves without cars (ACES). */
export const leavingOf = ({ kind, counts }: Pick<Staged, 'kind' | 'counts'>): number =>
  kind === 'aces' ? counts.losingAllCars.count : counts.gone.count

/** How many parts the supplier's files with that kind of data held until now. */
export async function countKnown(ctx: Ctx, file: Pick<Staged, 'kind' | 'sourceId'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from supplied
    where source_id = ${file.sourceId} and kind = ${aboutOf(file)} and not gone`.execute(ctx.db)
  return rows[0]!.count
}

/** How many parts a staged file takes off sale, and of how many, if that is much; null: it is not. */
export async function leavesMany(ctx: Ctx, file: Staged): Promise<{ leaving: number; known: number } | null> {
  const leaving = leavingOf(file)
  if (leaving <= FEW) return null
  const known = await countKnown(ctx, file)
  return leaving > SHARE * known ? { leaving, known } : null
}
