import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillWaiting } from '#domain/orders'
import { continueUndo, endRun, showRun, startRun, undoRun, writeRun } from '#domain/runs'
import type { Ctx } from '#platform/context'
import { tx } from '#platform/context'
import { asSystem } from '../../support/shops/orders-to-pay.ts'
import { openPackingRoom, type PackingRoom } from '../../support/shops/packing-room.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { adminCtx } from '../../support/shops/people.ts'

let room: PackingRoom
let admin: Ctx
beforeAll(async () => {
  room = await openPackingRoom({ UNPAID_ORDERS: '1000', UNPAID_UNITS: '10000' })
  admin = await adminCtx(room.shop)
})
afterAll(() => room.close())

/** A file that says how many units of a part there are. */
async function fileSays(part: string, stock: number | null): Promise<string> {
  const runId = await startRun(admin, { kind: 'bulk', about: { change: 'a test' } })
  await tx(admin, (ctx) => writeRun(ctx, runId, [{ partId: Number(part), fields: { stock } }]))
  await endRun(admin, runId)
  return runId
}

async function undo(runId: string, evenChanged: boolean) {
  await undoRun(admin, runId, { evenChanged })
  await continueUndo(admin, { runId })
  return (await showRun(admin, runId)).undo?.kept
}

it('units that a file brought and waiting orders were given stay theirs when the file is undone', async () => {
  const { shop } = room
  const part = await addPart(shop, { price: 40, stock: 1 })
  const at = `/parts/${part}/places`
  const asAdmin = (method: string, body?: object) => shop.call(method, at, { token: room.admin.token, body })
  const { version, places } = (await asAdmin('GET')).body
  const lying = places.map(({ place, shelf, units }: Record<string, unknown>) => ({ place, shelf, units }))
  const unitsWas = Object.fromEntries(places.map(({ place, units }: Record<string, never>) => [place, units]))
  await asAdmin('PUT', { version, unitsWas, places: lying, backOrder: { days: 10, on: null } })
  const order = await room.paid({ [part]: 5 })
  const waits = async () => (await room.show(order)).lines[0].waits?.quantity ?? 0
  expect(await waits()).toBe(4)
  const runId = await fileSays(part, 10)
  await fillWaiting(asSystem(shop), { partIds: [Number(part)] })
  expect([await waits(), await stockOf(shop, part)]).toEqual([0, 6])
  expect([await undo(runId, false), await waits(), await stockOf(shop, part)]).toEqual([1, 0, 6])
  expect([await undo(runId, true), await waits(), await stockOf(shop, part)]).toEqual([0, 0, 0])
  expect((await room.pack(order)).body.lines).toEqual([{ line: 0, quantity: 5 }])
})

it('an undone stock sells nothing twice: what was sold since stays sold', async () => {
  const part = await addPart(room.shop, { price: 40, stock: 10 })
  const runId = await fileSays(part, 12)
  await room.paid({ [part]: 5 })
  expect([await undo(runId, false), await stockOf(room.shop, part)]).toEqual([1, 7])
  expect([await undo(runId, true), await stockOf(room.shop, part)]).toEqual([0, 5])
})

it('a stock that was not counted for a while never comes back larger than it is now', async () => {
  const part = await addPart(room.shop, { price: 40, stock: 10 })
  const runId = await fileSays(part, null)
  const counted = await fileSays(part, 6)
  expect([await undo(runId, true), await stockOf(room.shop, part)]).toEqual([0, 6])
  expect([await undo(counted, true), await stockOf(room.shop, part)]).toEqual([0, null])
})
