import { sql } from 'kysely'
import { insertSetting, saveSetting } from '#domain/identity'
import { money, moneyInFull, stepOf } from '#common/prices'
import { WrongSettings } from '#platform/config'
import type { Ctx } from '#platform/context'

/**
 * Refuses to open a shop whose parts are priced in another currency; without parts the setting may change. @throws
 * WrongSettings
 */
export async function checkCurrency(ctx: Ctx): Promise<void> {
  const { currency } = ctx.config.prices
  const { rows: parts } = await sql`select 1 from part limit 1`.execute(ctx.db)
  if (parts.length === 0) return saveSetting(ctx.db, 'currency', currency)
  const saved = await insertSetting(ctx.db, 'currency', currency)
  if (saved !== currency)
    throw new WrongSettings(
      `CURRENCY is "${currency}", but this shop's prices are in ${saved}. Set CURRENCY=${saved}, or begin a new shop.`,
    )
}

/**
 * Refuses to open a shop with `PRICES=whole` whose parts have cents, from a time when it was `cents`. @throws
 * WrongSettings
 */
export async function checkPrices(ctx: Ctx): Promise<void> {
  const { prices } = ctx.config
  const step = stepOf(prices)
  if (step === 1) return
  const { rows } = await sql<{ id: number; price: number; count: number }>`
    select id, price, (count(*) over ())::int as count from part where price % ${step} <> 0 order by id limit 1`.execute(
    ctx.db,
  )
  const [first] = rows
  if (!first) return
  const others = first.count > 1 ? `, and ${first.count - 1} more parts have such prices` : ''
  throw new WrongSettings(
    `PRICES is "whole", but part ${first.id} costs ${moneyInFull(prices, first.price)}${others}. ` +
      `Set PRICES=cents, and give them whole prices such as ${money(prices, Math.ceil(first.price / step) * step)} first.`,
  )
}
