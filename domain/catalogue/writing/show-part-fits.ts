import { readFits } from '#domain/fitment'
import type { PartFits } from '#domain/fitment/schema'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { rowId } from '#platform/ids'
import { readPart } from './read-part.ts'

/** Everything that decides which cars a part fits, as admins write it. @throws Problem 404 */
export async function showPartFits(ctx: Ctx, idText: string): Promise<PartFits> {
  adminOf(ctx)
  return readPartFits(ctx, rowId(idText, 'part'))
}

/** The same inside a transaction; with `lock` nobody else writes it until that ends. @throws Problem 404 */
export async function readPartFits(ctx: Ctx, id: number, { lock = false } = {}): Promise<PartFits> {
  const { _id, name, brand, number, version, universal } = await readPart(ctx, id, { lock })
  return { _id, name, brand, number, version, universal, ...(await readFits(ctx, [id])).get(id)! }
}
