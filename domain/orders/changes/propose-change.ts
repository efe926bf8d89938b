import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isTooLittleToPay, leastCharge } from '#common/least-charge'
import { phrase } from '#common/phrase'
import { inCurrency } from '#common/prices'
import { lockParts, type OrderedPart, takeStock, type Wanted } from '#domain/catalogue'
import { allocateParts } from '#domain/places'
import { nameOf } from '#platform/audit'
import type { Ctx } from '#platform/context'
import { conflict, invalid } from '#platform/errors'
import type { JudgedLine } from '../placing/judge-lines.ts'
import { growHolds } from '../holds/grow-holds.ts'
import { type ChangeableLine, readChangeable } from './changeable-lines.ts'
import { refuseUnsold, refuseWrong, type Units } from './refuse-change.ts'
import type { OrderChange } from './order-change.ts'
import type { OrderRow } from '../order.ts'
import { CAR_LINES_MAX, QUANTITY_MAX } from '../line-schema.ts'
import { type ChangeLinesInput, TOTAL_MAX } from '../schema.ts'
import { shortToCollect } from '../parcels/short-to-collect.ts'
import { refuseSoldOut } from '../holds/sold-out.ts'

type Asked = Pick<ChangeLinesInput, 'less' | 'more' | 'reason'> & { add: readonly JudgedLine[] }
type NewLine = Omit<ChangeableLine, 'id' | 'left'> & { id: string | null }

/**
 * Holds what comes by a change of a locked, paid order, and stores the change; the order's lines stay as they are. What comes
 * costs what so many units of the part cost today; what goes counts with its own price. `back`: what its buyer paid more than
 * that.
 * @throws Problem 400 at the lines of which too few are left or whose part is not sold, or if less is owed than anybody can pay,
 *   409 `sold-out`; `other-currency`: what parts cost today is in another than the order
 */
export async function proposeChange(ctx: Ctx, order: OrderRow, { less = [], more = [], add, reason }: Asked) {
  const { currency } = ctx.config.prices
  if (order.currency !== currency)
    throw conflict('other-currency', phrase('refusal.otherCurrency', order.currency, currency))
  const lines = await readChangeable(ctx, order.id)
  refuseWrong(lines, less, more)
  if (lines.length + more.length + add.length > CAR_LINES_MAX)
    throw invalid({ add: phrase('field.linesTooMany', CAR_LINES_MAX) })
  const goes = less.map(({ line, quantity }) => ({ ...lines[line]!, quantity: -quantity }))
  const wanted = wantedUnits(lines, goes, more, add)
  // All of the order's, because a change for which nothing is owed is made at once.
  await lockParts(
    ctx,
    [...lines, ...wanted].flatMap(({ partId }) => partId ?? []),
  )
  const parts = await take(ctx, order, wanted)
  refuseUnsold(lines, more, add, parts)
  await growHolds(ctx, order, lines, parts)
  await allocateParts(ctx, order.id, parts, order.delivery?.place?.id)
  const partOf = new Map(parts.map((part) => [part.partId, part]))
  const comes = [
    ...more.map(({ line, quantity }) => further(lines[line]!, quantity, partOf)),
    ...add.map(({ partId, quantity, fit }) => ({ ...partOf.get(partId)!, id: null, quantity, fit })),
  ]
  const costs = sumOf(comes)
  const credit = Math.min(costs, -sumOf(goes))
  const owed = costs - credit
  if (order.total + owed > TOTAL_MAX) throw invalid({ more: phrase('refusal.orderTooDear') })
  if (isTooLittleToPay(owed, order.currency)) throw tooLittle(ctx, order, more.length > 0 ? 'more' : 'add')
  const change = await insert(ctx, order, { owed, credit, why: reason ?? null }, [...goes, ...comes])
  return { change, back: -sumOf(goes) - credit }
}

const tooLittle = (ctx: Ctx, { currency }: OrderRow, field: 'more' | 'add') =>
  invalid({ [field]: phrase('refusal.owedTooSmall', inCurrency(ctx.config.prices, currency), leastCharge(currency)) })

const sumOf = (lines: readonly { price: number; quantity: number }[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** What comes of each part, and how many units of it the order then has. */
function wantedUnits(
  lines: readonly ChangeableLine[],
  goes: readonly { partId: number | null; quantity: number }[],
  more: readonly Units[],
  add: readonly JudgedLine[],
): Wanted[] {
  const comes = [...more.map(({ line, quantity }) => ({ partId: lines[line]!.partId!, quantity })), ...add]
  const units = (of: readonly { partId: number | null; quantity: number }[], part: number) =>
    of.filter(({ partId }) => partId === part).reduce((sum, { quantity }) => sum + quantity, 0)
  const there = lines.map(({ partId, left }) => ({ partId, quantity: left }))
  return [...new Set(comes.map(({ partId }) => partId))].map((partId) => {
    const quantity = units(comes, partId)
    return { partId, quantity, priced: units(there, partId) + units(goes, partId) + quantity }
  })
}

async function take(ctx: Ctx, order: OrderRow, wanted: readonly Wanted[]): Promise<OrderedPart[]> {
  const elsewhere = await shortToCollect(ctx, order, wanted)
  if (elsewhere.length > 0) throw conflict('sold-out', phrase('refusal.soldOut', elsewhere), { parts: elsewhere })
  const parts = await takeStock(ctx, wanted, { promises: false })
  refuseSoldOut(parts)
  return parts
}

/** More units of a line at the price of today; at another price, or past what a line may have, they are a line of their own. */
function further(line: ChangeableLine, quantity: number, partOf: ReadonlyMap<number, OrderedPart>): NewLine {
  const { price } = partOf.get(line.partId!)!
  const isSame = price === line.price && line.quantity + quantity <= QUANTITY_MAX
  return { ...line, id: isSame ? line.id : null, price, quantity }
}

async function insert(
  ctx: Ctx,
  order: OrderRow,
  { owed, credit, why }: Pick<OrderChange, 'owed' | 'credit' | 'why'>,
  lines: readonly NewLine[],
): Promise<OrderChange> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + ctx.config.TELEPHONE_HOLD_MINUTES * 60_000)
  const rows = lines.map(({ id, partId, number, name, brand, price, quantity, img, fit }, position) => {
    return { position, lineId: id, partId, number, name, brand, price, quantity, img, fit }
  })
  const { rows: changes } = await sql<OrderChange>`
    with made as (
      insert into order_change (id, order_id, owed, credit, why, made_at, made_by, pay_until)
      values (${randomUUID()}, ${order.id}, ${owed}, ${credit}, ${why}, ${now}, ${nameOf(ctx.actor)}, ${until}) returning *
    ), lines as (
      insert into order_change_line (change_id, position, line_id, part_id, number, name, brand, price, quantity, img, fit)
      select made.id, l.position, l."lineId", l."partId", l.number, l.name, l.brand, l.price, l.quantity, l.img, nullif(l.fit, 'null')
      from made, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (position smallint, "lineId" bigint, "partId" int,
        number text, name text, brand text, price int, quantity int, img text, fit jsonb)
    ), owing as (
      update orders set owed = ${owed} where id = ${order.id}
    )
    select * from made`.execute(ctx.db)
  return changes[0]!
}
