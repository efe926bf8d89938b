import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/** Forgets an e-mail address in the rows of deleted parts: who waits for one, and who reported how one fits. */
export async function forgetInBin(ctx: Ctx, email: string): Promise<void> {
  const itsOwn = JSON.stringify([{ email }])
  await sql`
    update part_bin set rows = rows || jsonb_build_object(
      'stock_alert', (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(rows -> 'stock_alert') as one
        where one ->> 'email' <> ${email}),
      'fit_report', (select coalesce(jsonb_agg(case when one ->> 'email' = ${email} then one || '{"email": null}' else one end), '[]')
        from jsonb_array_elements(rows -> 'fit_report') as one))
    where rows -> 'stock_alert' @> ${itsOwn}::jsonb or rows -> 'fit_report' @> ${itsOwn}::jsonb`.execute(ctx.db)
}
