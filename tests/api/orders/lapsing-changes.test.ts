import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lapseChanges } from '#domain/payments'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { openPayingShop, type PayingShop } from '../../support/shops/paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

/** The orders that the job asks to release, so many minutes from now, while the provider is away: nothing of it is done. */
async function asked(minutes: number): Promise<string[]> {
  const ids: string[] = []
  const send = async (_db: unknown, _name: string, data: object) => {
    ids.push((data as { orderId: string }).orderId)
  }
  await lapseChanges({ ...asSystem(shop, minutes), jobs: { send } })
  return ids
}

it('of many changes that cannot be dropped yet, each has its turn, and none is asked for each minute', async () => {
  const { db } = shop.ctx
  await sql`
    insert into orders (id, number, name, email, phone, currency, total, created_at, hold_until)
    select 'lapsing-' || n, 'CM-LAPS-' || n, 'Ada', 'ada@camber.test', '', 'USD', 100, now(), now()
    from generate_series(1, 120) n`.execute(db)
  await sql`
    insert into order_change (id, order_id, owed, credit, made_at, made_by, pay_until)
    select 'change-' || id, id, 100, 0, now(), 'admin', now() from orders where id like 'lapsing-%'`.execute(db)
  const [first, second] = [await asked(1), await asked(2)]
  expect(new Set([...first, ...second]).size).toBe(120)
  expect([first.length, second.length, (await asked(3)).length, (await asked(5)).length]).toEqual([100, 20, 0, 100])
})
