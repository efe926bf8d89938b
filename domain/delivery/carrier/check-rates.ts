import { sql } from 'kysely'
import { moneyInFull, stepOf } from '#common/prices'
import { WrongSettings } from '#platform/config'
import type { Ctx } from '#platform/context'

/**
 * Refuses to open a shop with `PRICES=whole` that has rates of delivery with cents, from a time when it was `cents`.
 * A method that is switched off counts too: somebody may switch it on. @throws WrongSettings
 */
export async function checkRates(ctx: Ctx): Promise<void> {
  const { prices } = ctx.config
  const step = stepOf(prices)
  if (step === 1) return
  const { rows } = await sql<{ name: string; amount: number }>`
    select m.name, odd.amount from delivery_method m cross join lateral (
      select (rate ->> 1)::int as amount from jsonb_array_elements(m.rates) rate
      union all select m.free_over where m.free_over is not null) odd
    where odd.amount % ${step} <> 0 order by m.id, odd.amount limit 1`.execute(ctx.db)
  const [first] = rows
  if (!first) return
  throw new WrongSettings(
    `PRICES is "whole", but the delivery "${first.name}" has the amount ${moneyInFull(prices, first.amount)}. ` +
      'Set PRICES=cents, and give it whole amounts first.',
  )
}
