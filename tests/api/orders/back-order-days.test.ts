import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endDueDays } from '#domain/catalogue'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'

let room: PackingRoom
beforeAll(async () => void (room = await openPackingRoom()))
afterAll(() => room.close())

/** As far west and as far east as there are places on earth: at any hour it is another day in one of them than in UTC. */
const ZONES = ['Etc/GMT+12', 'Etc/GMT-14']

/** Says that more of a part comes on that day; answers which field is wrong. */
async function comesOn(part: string, on: string): Promise<string[]> {
  const path = `/parts/${part}/places`
  const { token } = room.admin
  const { version, places } = (await room.shop.call('GET', path, { token })).body
  const body = { version, unitsWas: { [places[0].place]: places[0].units }, places, backOrder: { days: null, on } }
  const answer = await room.shop.call('PUT', path, { token, body })
  return Object.keys(answer.body.fields ?? {})
}
const setDay = (part: string, on: string) =>
  sql`update stock set due_on = ${on} where part_id = ${Number(part)}`.execute(room.shop.ctx.db)
const toldDay = async (part: string) => (await room.shop.call('GET', `/parts/${part}`)).body.backOrder?.on ?? null

it.each(ZONES)('the day on which more of a part comes ends at midnight where the shop is, in %s', async (zone) => {
  await sql`update place set time_zone = ${zone}`.execute(room.shop.ctx.db)
  const today = Temporal.Now.plainDateISO(zone)
  const [day, over] = [today.toString(), today.subtract({ days: 1 }).toString()]
  const part = await addPart(room.shop, { price: 40, stock: 0 })
  expect(await comesOn(part, over)).toEqual(['backOrder.on'])
  expect(await comesOn(part, day)).toEqual([])
  const { lines } = await room.show(await room.placed({ [part]: 1 }))
  expect(lines[0].waits).toEqual({ quantity: 1, due: day })
  await endDueDays(asSystem(room.shop))
  await room.shop.heard()
  expect(await toldDay(part)).toBe(day)

  await setDay(part, over)
  await expect(room.placed({ [part]: 1 })).rejects.toThrow('sold-out')
  await endDueDays(asSystem(room.shop))
  await room.shop.heard()
  expect(await toldDay(part)).toBe(null)
})
