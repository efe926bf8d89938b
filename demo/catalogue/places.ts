import { addPlace, changePlace, writePartPlaces } from '#domain/places'
import type { Ctx } from '#platform/context'
import { hash } from './dice.ts'
import type { Part } from './parts.ts'

/** Shares of the catalogue in percent: what lies in the second place only, and what lies in both. */
const WEST_ONLY = 20
const BOTH = 15

const MAIN = 1
const main = {
  name: 'Main warehouse',
  address: {
    line1: '1840 Erie Lock Road',
    city: 'Schenectady',
    region: 'NY',
    postcode: '12305',
    country: 'US',
  },
  collects: false,
  hours: '',
  cutOff: '14:00',
  timeZone: 'America/New_York',
  workDays: [1, 2, 3, 4, 5],
  rank: 0,
  closed: false,
  version: 1,
}
const west = {
  name: 'West warehouse',
  address: {
    line1: '77 Silver Switch Way',
    city: 'Reno',
    region: 'NV',
    postcode: '89502',
    country: 'US',
  },
  collects: true,
  hours: 'Monday to Friday, 9 am to 5 pm',
  cutOff: '15:00',
  timeZone: 'America/Los_Angeles',
  workDays: [1, 2, 3, 4, 5],
  rank: 1,
}

/** Gives the shop its two places, as an admin would. Answers the second one's id. */
export async function loadPlaces(ctx: Ctx): Promise<number> {
  const asAdmin: Ctx = { ...ctx, actor: { kind: 'user', id: 'demo', email: '', role: 'admin' } }
  const shop = ctx.config.SHOP_NAME
  await changePlace(asAdmin, String(MAIN), { ...main, address: { ...main.address, name: shop } })
  return (await addPlace(asAdmin, { ...west, address: { ...west.address, name: `${shop} West` } })).id
}

/** In which places a part lies: shelves, and of a part in both its units there. It follows from the part's id alone. */
export function liesIn({ id, stock }: Pick<Part, 'id' | 'stock'>, west: number) {
  const lot = hash(id, 31) % 100
  const shelf = (place: number) =>
    `${String.fromCharCode(65 + (hash(id, 32, place) % 12))}-${1 + (hash(id, 33, place) % 24)}-${1 + (hash(id, 34, place) % 5)}`
  const at = (place: number, units: number | null) => ({ place, shelf: shelf(place), units })
  if (lot < WEST_ONLY) return [at(west, null)]
  if (lot >= WEST_ONLY + BOTH) return [at(MAIN, null)]
  const there = Math.floor((stock * (20 + (hash(id, 35) % 60))) / 100)
  return [at(MAIN, stock - there), at(west, there)]
}

/** Puts parts, whose rows have these ids, where they lie. */
export const shelve = (ctx: Ctx, parts: readonly Part[], ids: readonly number[], west: number) =>
  writePartPlaces(
    ctx,
    parts.map((part, n) => ({ partId: ids[n]!, places: liesIn(part, west) })),
  )
