import { sql } from 'kysely'
import { lockParts, promiseMore, raiseVersions, shopToday } from '#domain/catalogue'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { changedMeanwhile, type Fields, invalid } from '#platform/errors'
import { rowId } from '#platform/ids'
import { keepOpen } from './place.ts'
import type { PartPlaces, PartPlacesChange } from './schema.ts'
import { readPartPlaces } from './show-part-places.ts'
import { type Lying, writeLying } from './write-lying.ts'

/**
 * Sets in which places a part lies, on which shelves, and how many units are free in each; their sum is its stock. Sets too
 * when more of it comes, if it may be ordered beyond its stock. For admins.
 * @throws Problem 400 that names the place and field, 404, 412 `changed-meanwhile` with what is there (`current`)
 */
export async function setPartPlaces(ctx: Ctx, idText: string, change: PartPlacesChange): Promise<PartPlaces> {
  adminOf(ctx)
  const id = rowId(idText, 'part')
  return tx(ctx, async (ctx) => {
    const open = await keepOpen(
      ctx,
      change.places.map(({ place }) => place),
    )
    await lockParts(ctx, [id])
    const before = await readPartPlaces(ctx, id)
    const places = settled(before, change)
    if (!places) throw changedMeanwhile({ current: before }, phrase('refusal.partMovedMeanwhile'))
    refuseWrong(before, change, open, await isOver(ctx, change.backOrder?.on))
    await raiseVersions(ctx, [id])
    await writeLying(ctx, [{ partId: id, places }])
    await promiseMore(ctx, id, change.backOrder ?? before.backOrder)
    const after = await readPartPlaces(ctx, id)
    await recordAudit(ctx, { what: 'part.places', id, before, after })
    await changed(ctx, tag.part(id))
    return after
  })
}

/**
 * What is to lie where: units that the change leaves as they were read are as they are by now. Undefined if somebody
 * else changed the part, or units that the change sets were sold or returned meanwhile.
 */
function settled(before: PartPlaces, { version, unitsWas, places }: PartPlacesChange): Lying[] | undefined {
  const now = new Map(before.places.map(({ place, units }) => [String(place), units]))
  const was = new Map(Object.entries(unitsWas))
  const wanted = new Map(places.map(({ place, units }) => [String(place), units]))
  const isOld = [...now].some(([place, units]) => {
    const isLeft = wanted.has(place) && wanted.get(place) === was.get(place)
    return !was.has(place) || (!isLeft && was.get(place) !== units)
  })
  if (version !== before.version || isOld) return undefined
  return places.map(({ place, shelf, units }) => {
    const isLeft = now.has(String(place)) && units === was.get(String(place))
    return { place, shelf, units: isLeft ? now.get(String(place))! : units }
  })
}

async function isOver(ctx: Ctx, day: string | null | undefined): Promise<boolean> {
  if (!day) return false
  const { rows } = await sql<{ isOver: boolean }>`select ${day}::date < ${shopToday(ctx)} as "isOver"`.execute(ctx.db)
  return rows[0]!.isOver
}

function refuseWrong(
  before: PartPlaces,
  { places, backOrder }: PartPlacesChange,
  open: ReadonlySet<number>,
  isDayOver: boolean,
): void {
  const fields: Fields = {}
  if (isDayOver) fields['backOrder.on'] = phrase('refusal.dayIsOver')
  if (backOrder?.days && before.stock === null) fields['backOrder.days'] = phrase('refusal.neverSellsOut')
  if (backOrder?.on && before.stock === null) fields['backOrder.on'] = phrase('refusal.neverSellsOut')
  const here = new Set(before.places.map(({ place }) => place))
  for (const [n, { place, units }] of places.entries()) {
    if (places.findIndex((other) => other.place === place) < n)
      fields[`places.${n}.place`] = phrase('refusal.placeTwice')
    else if (!open.has(place) && !(here.has(place) && units === 0 && places.length > 1))
      fields[`places.${n}.place`] = phrase('refusal.noOpenPlace')
    if (places.length === 1) continue
    if (before.stock === null) fields[`places.${n}.units`] = phrase('refusal.onePlaceUncounted')
    else if (units === null) fields[`places.${n}.units`] = phrase('refusal.unitsByPlace')
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}
