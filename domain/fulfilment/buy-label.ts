import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { type Carrier, carrierOf, type Label, type LabelAsked } from '#domain/delivery'
import { isCollected, showParcel } from '#domain/orders'
import type { Parcel } from '#domain/orders/schema'
import { adminOf, type User } from '#platform/access'
import { type Ctx, tx } from '#platform/context'
import { conflict, invalid, Problem } from '#platform/errors'
import { labelToAsk } from './label-to-ask.ts'
import { mustBeFillable } from './may-fill.ts'
import { lockParcel, mustBe, type ParcelRow, told } from './parcel.ts'
import { LABEL_GRAMS_MAX, type LabelInput } from './schema.ts'

/**
 * Buys the label of a packed parcel from the carrier of its order, once, however often it is asked for. That it was asked
 * for is recorded before the carrier is called, outside any transaction, and its answer after. For admins.
 * @throws Problem 400 that names `grams`; 404, 412; 409 as `mustBeFillable`, `wrong-state`, `no-labels`,
 *   `address-only-text`, `carrier-refused`, `carrier-unclear`; 503 `carrier-down`: ask again
 */
export async function buyLabel(ctx: Ctx, id: string, input: LabelInput): Promise<Parcel> {
  const admin = adminOf(ctx)
  const asked = await tx(ctx, (ctx) => askFor(ctx, admin, id, input))
  if (!asked) return showParcel(ctx, id)
  const label = await asked.carrier.label!(asked.label).catch((err) => forget(ctx, id, err))
  return tx(ctx, (ctx) => keep(ctx, id, label))
}

type Asked = { carrier: Carrier; label: LabelAsked }

/** Records that a label is asked for. Null: it is there already. */
async function askFor(ctx: Ctx, admin: User, id: string, input: LabelInput): Promise<Asked | null> {
  const { order, parcel } = await lockParcel(ctx, id, input.version)
  mustBe(parcel, 'packed')
  mustBeFillable(order)
  const carrier = carrierOf(ctx, order.delivery?.carrier ?? 'own')
  if (isCollected(order) || !carrier.label) throw conflict('no-labels', phrase('refusal.noLabels'))
  const label = await labelToAsk(ctx, order, parcel)
  const weight = input.grams ?? (await weightOf(ctx, parcel))
  const { rows } = await sql<{ asked: LabelAsked | null; grams: number; shipment: string | null }>`
    insert into parcel_label (parcel_id, carrier, grams, asked, asked_at, asked_by)
    values (${id}, ${carrier.code}, ${weight}, ${JSON.stringify({ ...label, grams: weight })}, ${ctx.clock.now()}, ${admin.id})
    on conflict (parcel_id) do update set asked_at = excluded.asked_at returning asked, grams, shipment`.execute(ctx.db)
  const { asked, grams, shipment } = rows[0]!
  if (shipment) return null
  return { carrier, label: asked ?? { ...label, grams } }
}

/** What a carrier refused it has not made: the next try may tell another weight. Throws what was thrown. */
async function forget(ctx: Ctx, id: string, err: unknown): Promise<never> {
  if (err instanceof Problem && err.code === 'carrier-refused')
    await sql`delete from parcel_label where parcel_id = ${id} and shipment is null`.execute(ctx.db)
  throw err
}

/** What the parts in a parcel weigh. 400 that names `grams` if that is not known of all, or is more than a label takes. */
async function weightOf(ctx: Ctx, parcel: ParcelRow): Promise<number> {
  const { rows } = await sql<{ name: string; grams: number | null }>`
    select l.name, p.weight_g::float8 * pl.quantity as grams
    from parcel_line pl join order_line l on l.id = pl.line_id left join part p on p.id = l.part_id
    where pl.parcel_id = ${parcel.id} order by l.position`.execute(ctx.db)
  const unknown = rows.filter(({ grams }) => !grams).map(({ name }) => name)
  if (unknown.length > 0) throw invalid({ grams: phrase('refusal.weightUnknown', unknown) })
  const grams = rows.reduce((sum, { grams }) => sum + grams!, 0)
  if (grams > LABEL_GRAMS_MAX) throw invalid({ grams: phrase('field.tooHigh', 'weight', LABEL_GRAMS_MAX) })
  return grams
}

/** Stores the carrier's answer, once. A label for a parcel that was unpacked meanwhile is given back. */
async function keep(ctx: Ctx, id: string, label: Label): Promise<Parcel> {
  const { order, parcel } = await lockParcel(ctx, id, null)
  const { rows } = await sql`
    update parcel_label set shipment = ${label.shipment}, pdf = ${label.pdf}, cost = ${label.cost},
      made_at = ${ctx.clock.now()}
    where parcel_id = ${id} and shipment is null returning parcel_id`.execute(ctx.db)
  if (rows.length === 0) return showParcel(ctx, id)
  await sql`
    update parcel set carrier = ${order.delivery?.name ?? null}, tracking = ${label.tracking},
      tracking_url = ${label.trackingUrl}, version = version + 1
    where id = ${id}`.execute(ctx.db)
  if (parcel.state === 'unpacked') await ctx.jobs.send(ctx.db, 'cancel-label', { parcelId: id })
  return told(ctx, 'label', parcel)
}
