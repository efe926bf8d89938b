import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { invalid } from '#platform/errors'
import type { ZoneInput, ZoneRecord } from '../schema.ts'
import { zoneAsJson } from './zone-record.ts'

/** Adds a zone, without methods. For admins. @throws Problem 400 `name` if another zone has it */
export async function addZone(ctx: Ctx, { name, countries, postcodes, rank }: ZoneInput): Promise<ZoneRecord> {
  adminOf(ctx)
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<{ zone: ZoneRecord }>`
      insert into delivery_zone as z (name, countries, postcodes, rank)
      values (${name}, ${countries}, ${postcodes}, ${rank})
      on conflict (name) do nothing returning ${zoneAsJson} as zone`.execute(ctx.db)
    if (!rows[0]) throw invalid({ name: phrase('refusal.zoneTaken') })
    const { zone } = rows[0]
    await recordAudit(ctx, { what: 'zone.add', id: zone.id, before: null, after: zone })
    await changed(ctx, tag.delivery)
    return zone
  })
}
