import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, invalid, notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { lockParts } from '../stock/lock-parts.ts'
import type { PartPrices, PartPricesChange } from '../prices/price-breaks-schema.ts'
import { raiseVersions } from './raise-versions.ts'

/** What a part costs by quantity. For admins. 404 if there is none. */
export async function showPartPrices(ctx: Ctx, idText: string): Promise<PartPrices> {
  adminOf(ctx)
  return readPrices(ctx, rowId(idText, 'part'))
}

/**
 * Sets a part's quantity breaks. For admins.
 * @throws Problem 400 that names the row and field, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function setPartPrices(
  ctx: Ctx,
  idText: string,
  { version, breaks }: PartPricesChange,
): Promise<PartPrices> {
  adminOf(ctx)
  const id = rowId(idText, 'part')
  return tx(ctx, async (ctx) => {
    await lockParts(ctx, [id])
    const before = await readPrices(ctx, id)
    if (version !== before.version) throw changedMeanwhile({ current: before })
    if (breaks[0] && breaks[0].price >= before.price)
      throw invalid({ 'breaks.0.price': phrase('refusal.breakNotBelowPrice') })
    await raiseVersions(ctx, [id])
    await sql`delete from price_break where part_id = ${id}`.execute(ctx.db)
    await sql`
      insert into price_break (part_id, from_quantity, price)
      select ${id}, b."from", b.price from jsonb_to_recordset(${JSON.stringify(breaks)}::jsonb) as b ("from" int, price int)`.execute(
      ctx.db,
    )
    const after = await readPrices(ctx, id)
    await recordAudit(ctx, { what: 'part.prices', id, before, after })
    await changed(ctx, tag.part(id))
    return after
  })
}

async function readPrices(ctx: Ctx, id: number): Promise<PartPrices> {
  const { rows } = await sql<PartPrices>`
    select p.id::text as "_id", p.name, p.number, p.price, p.version, coalesce((
      select jsonb_agg(jsonb_build_object('from', b.from_quantity, 'price', b.price) order by b.from_quantity)
      from price_break b where b.part_id = p.id), '[]') as breaks
    from part p where p.id = ${id}`.execute(ctx.db)
  if (!rows[0]) throw notFound('part')
  return rows[0]
}
