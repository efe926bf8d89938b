import { sql } from 'kysely'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { asJson } from '#platform/db/as-json'
import { invalid } from '#platform/errors'
import { placeAsJson } from './place.ts'
import type { Place, PlaceInput } from './schema.ts'

/** Adds a place, where nothing lies yet. For admins. @throws Problem 400 `name` if another place has it */
export async function addPlace(ctx: Ctx, input: PlaceInput): Promise<Place> {
  adminOf(ctx)
  const { name, address, collects, hours, cutOff, timeZone, workDays, rank } = input
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<{ place: Place }>`
      insert into place (name, address, collects, hours, cut_off, time_zone, work_days, rank)
      values (${name}, ${asJson(address)}, ${collects}, ${hours}, ${cutOff}, ${timeZone}, ${workDays},
        ${rank})
      on conflict (name) do nothing returning ${placeAsJson} as place`.execute(ctx.db)
    if (!rows[0]) throw invalid({ name: phrase('refusal.placeTaken') })
    const { place } = rows[0]
    await recordAudit(ctx, { what: 'place.add', id: place.id, before: null, after: place })
    await changed(ctx, tag.delivery)
    return place
  })
}
