import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import type { ImportCounts } from '../staging/counts/counts-schema.ts'
import type { ImportKind } from '../suppliers/schema.ts'
import { aboutOf } from '../staging/about-of.ts'

/** More than one part in ten, and more than ten of them, is much. */
const SHARE = 0.1
const FEW = 10

type Staged = { kind: ImportKind; sourceId: number; counts: ImportCounts }

/** How many parts a staged file takes off sale: retires, sells out (a list of stock) or leaves without cars (ACES). */
export const leavingOf = ({ kind, counts }: Pick<Staged, 'kind' | 'counts'>): number =>
  kind === 'aces' ? counts.losingAllCars.count : counts.gone.count

/** The number that the second question tells: parts that are no longer sold, or lines of vehicles that parts lose (ACES). */
export const retiresOf = ({ kind, counts }: Pick<Staged, 'kind' | 'counts'>): number =>
  kind === 'aces' ? counts.linesGone.count : counts.gone.count

/** How many parts the supplier's files with that kind of data held until now. */
export async function countKnown(ctx: Ctx, file: Pick<Staged, 'kind' | 'sourceId'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from supplied
    where source_id = ${file.sourceId} and kind = ${aboutOf(file)} and not gone`.execute(ctx.db)
  return rows[0]!.count
}

/** How many lines of vehicles the supplier's files have written. */
export async function countLines(ctx: Ctx, { sourceId }: Pick<Staged, 'sourceId'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from application where source_id = ${sourceId}::smallint`.execute(ctx.db)
  return rows[0]!.count
}

/**
 * How many parts a staged file takes off sale, or lines of vehicles away from parts (ACES), and of how many, if that is much: more than
 * one in ten, also of the parts where these lose all cars. null: it is not.
 */
export async function leavesMany(ctx: Ctx, file: Staged): Promise<{ retires: number; known: number } | null> {
  const [leaving, retires] = [leavingOf(file), retiresOf(file)]
  if (leaving <= FEW && retires <= FEW) return null
  const parts = await countKnown(ctx, file)
  const known = file.kind === 'aces' ? await countLines(ctx, file) : parts
  const isMuch = (leaving > FEW && leaving > SHARE * parts) || (retires > FEW && retires > SHARE * known)
  return isMuch ? { retires, known } : null
}
