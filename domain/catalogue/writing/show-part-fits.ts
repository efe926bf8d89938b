import { readFits } from '#domain/fitment'
import type { PartFits } from '#domain/fitment/schema'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { lockParts } from '../stock/lock-parts.ts'
import { readParts } from './read-part.ts'

/** Everything that decides which cars a part fits, as admins write it. @throws Problem 404 */
export async function showPartFits(ctx: Ctx, idText: string): Promise<PartFits> {
  adminOf(ctx)
  return readPartFits(ctx, rowId(idText, 'part'))
}

/** The same inside a transaction; with `lock` nobody else writes it until that ends. @throws Problem 404 */
export async function readPartFits(ctx: Ctx, id: number, { lock = false } = {}): Promise<PartFits> {
  if (lock) await lockParts(ctx, [id])
  const [fits] = await readManyFits(ctx, [id])
  if (!fits) throw notFound('part')
  return fits
}

/** The same of several parts in their order. Leaves out parts that do not exist. */
export async function readManyFits(ctx: Ctx, ids: readonly number[]): Promise<PartFits[]> {
  const [parts, fits] = [await readParts(ctx, ids), await readFits(ctx, ids)]
  return ids.flatMap((id) => {
    const part = parts.get(id)
    if (!part) return []
    const { _id, name, brand, number, version, universal } = part
    return [{ _id, name, brand, number, version, universal, ...fits.get(id)! }]
  })
}
