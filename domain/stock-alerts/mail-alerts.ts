import { sql } from 'kysely'
import { type Ctx, tx } from '#platform/context'
import { keyOfAddress } from './stop-alerts.ts'

/** So many mails are queued in one transaction. */
const AT_ONCE = 200

type Back = { email: string; id: number; number: string; name: string; brand: string; price: number }

/** The job `mail-alerts`: tells everybody who waits for a part that is in stock again, each once. A trigger of `part` says which are. */
export async function mailAlerts(ctx: Ctx): Promise<void> {
  while ((await mailSome(ctx)) === AT_ONCE);
}

/** Takes the alerts and queues their mails in one transaction, so that a kill neither loses nor doubles one. */
const mailSome = (ctx: Ctx): Promise<number> =>
  tx(ctx, async (ctx) => {
    const { rows } = await sql<Back>`
      with due as (
        select a.part_id, a.email from stock_alert a join part p on p.id = a.part_id
        where a.back_at is not null and p.in_stock and p.status = 'sold'
        order by a.back_at, a.created_at limit ${AT_ONCE} for update of a skip locked
      ), told as (
        delete from stock_alert a using due d where a.part_id = d.part_id and a.email = d.email
      )
      select d.email, p.id, p.number, p.name, p.price, b.name as brand
      from due d join part p on p.id = d.part_id join brand b on b.id = p.brand_id`.execute(ctx.db)
    for (const { email, id, number, name, brand, price } of rows) {
      const key = encodeURIComponent(await keyOfAddress(ctx, email))
      const { baseUrl } = ctx.config
      await ctx.jobs.send(ctx.db, 'send-mail', {
        template: 'part-back',
        to: email,
        name: '',
        link: `${baseUrl}/shop/${id}`,
        part: { number, name, brand, price },
        prices: ctx.config.prices,
        stop: { page: `${baseUrl}/stopAlerts?key=${key}`, call: `${baseUrl}/api/stock-alerts/stop?key=${key}` },
      })
    }
    return rows.length
  })
