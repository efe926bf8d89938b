import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Address, addressLines } from '#common/address'
import { phrase } from '#common/phrase'
import { isSameZone } from '#domain/delivery'
import { isAdmin } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { type Ctx, tx } from '#platform/context'
import { asJson } from '#platform/db/as-json'
import { conflict } from '#platform/errors'
import type { ChangeAddressInput } from './details-schema.ts'
import { noteOnOrder } from './move-order.ts'
import { lockOrder, type OrderRow } from './order.ts'
import { overAlready } from './must-be-settled.ts'
import { isPacked } from './parcels/packed.ts'
import { isOver } from './states.ts'

/**
 * Changes where an order goes, or whom its bill is for, while nothing of it is packed. What is not named stays; null takes it
 * away. Only an admin sends it where delivery costs something else.
 * @throws Problem 409 `packed`, `wrong-state`, `collected`, `other-zone`
 */
export async function changeAddress(ctx: Ctx, id: string, change: ChangeAddressInput): Promise<void> {
  await tx(ctx, async (ctx) => {
    const order = await lockOrder(ctx, id)
    if (isOver(order.state)) throw overAlready(order.state)
    if (await isPacked(ctx, id)) throw conflict('packed', phrase('refusal.packedNotChanged'))
    if (change.shipTo) await refuseElsewhere(ctx, order, change.shipTo)
    const before = detailsOf(order)
    const asked = { ...before, ...change }
    const after = { ...asked, company: asked.company || null, poNumber: asked.poNumber || null }
    if (isDeepStrictEqual(before, after)) return
    await write(ctx, order, after)
    const isMissing = order.address === '' && order.ship_to === null
    const code = !change.shipTo ? 'bill-changed' : isMissing ? 'address-given' : 'address-changed'
    await noteOnOrder(ctx, order, { code })
    if (isAdmin(ctx)) await recordAudit(ctx, { what: 'order.address', id, before, after })
    if (change.shipTo) await ctx.jobs.send(ctx.db, 'order-mail', { orderId: id, kind: 'address-changed' })
  })
}

const detailsOf = ({ ship_to, bill_to, company, po_number }: OrderRow) => {
  return { shipTo: ship_to, billTo: bill_to, company, poNumber: po_number }
}

/** What was promised for delivery is true of the places of one zone. */
async function refuseElsewhere(ctx: Ctx, { delivery, ship_to: before }: OrderRow, to: Address): Promise<void> {
  if (delivery?.kind === 'collect') throw conflict('collected', phrase('refusal.isCollected'))
  if (isAdmin(ctx) || !delivery || delivery.id === 'standard' || !before) return
  if (!(await isSameZone(ctx, before, to))) throw conflict('other-zone', phrase('refusal.otherZone'))
}

async function write(ctx: Ctx, { id, address }: OrderRow, after: ReturnType<typeof detailsOf>): Promise<void> {
  const { shipTo, billTo, company, poNumber } = after
  await sql`
    update orders set ship_to = ${asJson(shipTo)}, bill_to = ${asJson(billTo)}, company = ${company},
      po_number = ${poNumber}, address = ${shipTo ? addressLines(shipTo).join('\n') : address}
    where id = ${id}`.execute(ctx.db)
}
