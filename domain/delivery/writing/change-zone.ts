import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { nameTaken } from '#platform/db/name-taken'
import { rowId } from '#platform/ids'
import type { ZoneChange, ZoneRecord } from '../schema.ts'
import { lockZone, zoneAsJson } from './zone-record.ts'

/**
 * Changes a zone; its methods stay. For admins.
 * @throws Problem 400 `name` if another zone has it, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function changeZone(ctx: Ctx, idText: string, change: ZoneChange): Promise<ZoneRecord> {
  adminOf(ctx)
  const id = rowId(idText, 'zone')
  const { name, countries, postcodes, rank, version } = change
  return tx(ctx, async (ctx) => {
    const before = await lockZone(ctx, id, version)
    const { rows } = await sql<{ zone: ZoneRecord }>`
      update delivery_zone z set name = ${name}, countries = ${countries}, postcodes = ${postcodes}, rank = ${rank},
        version = version + 1
      where id = ${id} returning ${zoneAsJson} as zone`
      .execute(ctx.db)
      .catch(nameTaken(phrase('refusal.zoneTaken')))
    const { zone } = rows[0]!
    await recordAudit(ctx, { what: 'zone.change', id, before, after: zone })
    await changed(ctx, tag.delivery)
    return zone
  })
}
