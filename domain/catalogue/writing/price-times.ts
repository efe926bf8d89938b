import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { invalid, notFound } from '#platform/errors'
import { rowId } from '#platform/ids'
import { lockParts } from '../stock/lock-parts.ts'
import type { PriceTimes, PriceToCome } from '../prices/price-times-schema.ts'

const SHOWN = 100

/** What a part cost before, and what it will cost. For admins. @throws Problem 404 */
export async function showPriceTimes(ctx: Ctx, idText: string): Promise<PriceTimes> {
  adminOf(ctx)
  return read(ctx, rowId(idText, 'part'))
}

/** Sets what a part will cost from a moment on, for admins. @throws Problem 400 `startsAt` if that is over, 404 */
export async function addPriceToCome(ctx: Ctx, idText: string, { startsAt, price }: PriceToCome): Promise<PriceTimes> {
  adminOf(ctx)
  const at = new Date(startsAt)
  if (at <= ctx.clock.now()) throw invalid({ startsAt: phrase('refusal.notToCome') })
  return change(ctx, idText, async (ctx, id) => {
    await sql`
      insert into price_to_come (part_id, starts_at, price) values (${id}, ${at}, ${price})
      on conflict (part_id, starts_at) do update set price = excluded.price`.execute(ctx.db)
  })
}

/** Takes back such a price, for admins. @throws Problem 404 */
export async function deletePriceToCome(ctx: Ctx, idText: string, startsAt: string): Promise<PriceTimes> {
  adminOf(ctx)
  return change(ctx, idText, async (ctx, id) => {
    const { rows } = await sql`
      delete from price_to_come where part_id = ${id} and starts_at = ${new Date(startsAt)} returning 1`.execute(ctx.db)
    if (rows.length === 0) throw notFound('price')
  })
}

function change(ctx: Ctx, idText: string, write: (ctx: Ctx, id: number) => Promise<void>): Promise<PriceTimes> {
  const id = rowId(idText, 'part')
  return tx(ctx, async (ctx) => {
    await lockParts(ctx, [id])
    const before = await read(ctx, id)
    await write(ctx, id)
    const after = await read(ctx, id)
    await recordAudit(ctx, { what: 'part.prices-to-come', id, before: before.toCome, after: after.toCome })
    return after
  })
}

async function read(ctx: Ctx, id: number): Promise<PriceTimes> {
  const { rows } = await sql<PriceTimes>`
    select p.id::text as "_id", p.price, coalesce((
        select json_agg(json_build_object('at', c.at, 'was', json_build_object('price', c.was), 'price', c.price)) from (
          select * from price_change where part_id = p.id order by at desc limit ${SHOWN}) c), '[]') as changes,
      coalesce((
        select json_agg(json_build_object('startsAt', n.starts_at, 'price', n.price) order by n.starts_at)
        from price_to_come n where n.part_id = p.id), '[]') as "toCome"
    from part p where p.id = ${id}`.execute(ctx.db)
  const [part] = rows
  if (!part) throw notFound('part')
  const utc = (time: string) => new Date(time).toISOString()
  return {
    ...part,
    changes: part.changes.map((one) => ({ ...one, at: utc(one.at) })),
    toCome: part.toCome.map((one) => ({ ...one, startsAt: utc(one.startsAt) })),
  }
}
