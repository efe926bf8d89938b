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
 * Refuses to open a shop with `PRICES=whole` whose parts have amounts with cents, from a time when it was `cents`: prices, quantity
 * prices, costs or core deposits. @throws WrongSettings
 */
export async function checkPrices(ctx: Ctx): Promise<void> {
  const { prices } = ctx.config
  const step = stepOf(prices)
  if (step === 1) return
  const { rows } = await sql<{ id: number; what: string; amount: number; parts: number }>`
    with odd as (
      select id, 1 as rank, 'costs' as what, price as amount from part where price % ${step} <> 0
      union all select part_id, 2, 'has a quantity price of', price from price_break where price % ${step} <> 0
      union all select id, 3, 'has a core deposit of', core_deposit from part where core_deposit % ${step} <> 0
      union all select id, 4, 'costs the shop', cost from part where cost % ${step} <> 0
    )
    select id, what, amount, (select count(distinct id)::int from odd) as parts from odd order by id, rank limit 1`.execute(
    ctx.db,
  )
  const [first] = rows
  if (!first) return
  const others = first.parts > 1 ? `, and ${first.parts - 1} more parts have such prices` : ''
  throw new WrongSettings(
    `PRICES is "whole", but part ${first.id} ${first.what} ${moneyInFull(prices, first.amount)}${others}. ` +
      `Set PRICES=cents, and give them whole prices such as ${money(prices, Math.ceil(first.amount / step) * step)} first.`,
  )
}
