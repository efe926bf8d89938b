import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart, stockOf } from '../../support/catalogue/parts.ts'
import { addPartIn, takenFrom, unitsIn } from '../../support/shops/places.ts'
import { at, MAIN, openPlacesDesk, type PlacesDesk } from '../../support/shops/places-desk.ts'

let desk: PlacesDesk
let reno: Place
beforeAll(async () => {
  desk = await openPlacesDesk()
  reno = await desk.add()
})
afterAll(async () => {
  await expectInvariants(desk.shop)
  await desk.shop.close()
})

describe('where a part lies', () => {
  it('is the first place, until somebody says otherwise', async () => {
    const part = await addPart(desk.shop, { stock: 7 })
    await desk.order({ [part]: 2 })
    expect(await desk.lies(part)).toEqual({
      _id: part,
      name: 'Brake disc, front',
      number: expect.any(String),
      version: 1,
      stock: 5,
      backOrder: { days: null, on: null },
      places: [{ place: MAIN, name: 'Main warehouse', shelf: '', units: null, taken: 2 }],
    })
  })

  it('is set with shelves and units, whose sum is its stock', async () => {
    const part = await addPart(desk.shop, { stock: 7 })
    const { status, body } = await desk.set(part, [at(MAIN, 4, 'A-12-3'), at(reno.id, 6, 'R1')])
    expect([status, body.stock, body.version]).toEqual([200, 10, 2])
    expect(body.places).toEqual([
      { place: MAIN, name: 'Main warehouse', shelf: 'A-12-3', units: 4, taken: 0 },
      { place: reno.id, name: reno.name, shelf: 'R1', units: 6, taken: 0 },
    ])
    expect([await stockOf(desk.shop, part), await desk.lies(part)]).toEqual([10, body])
    await expectInvariants(desk.shop)
  })

  it('goes from several places to one: all that is free and all that orders hold lies there then', async () => {
    const part = await addPartIn(desk.shop, { [MAIN]: 2, [reno.id]: 5 })
    const id = await desk.order({ [part]: 6 })
    expect((await desk.set(part, [at(reno.id, null, 'R2')])).body.places).toEqual([
      { place: reno.id, name: reno.name, shelf: 'R2', units: null, taken: 6 },
    ])
    expect([await takenFrom(desk.shop, id), await stockOf(desk.shop, part)]).toEqual([{}, 1])
    await desk.cancel(id)
    expect([await unitsIn(desk.shop, part), await stockOf(desk.shop, part)]).toEqual([{ [reno.id]: null }, 7])
    await expectInvariants(desk.shop)
  })

  it('keeps for open orders what they hold where it lay, and gives it back there', async () => {
    const part = await addPart(desk.shop, { stock: 5 })
    const id = await desk.order({ [part]: 2 })
    const third = await desk.add()
    expect((await desk.set(part, [at(reno.id, 2), at(third.id, 1)])).status).toBe(200)
    expect(await takenFrom(desk.shop, id)).toEqual({ [part]: { [MAIN]: 2 } })
    await desk.cancel(id)
    expect(await unitsIn(desk.shop, part)).toEqual({ [MAIN]: 2, [reno.id]: 2, [third.id]: 1 })
    expect(await stockOf(desk.shop, part)).toBe(5)
    await expectInvariants(desk.shop)
  })

  it('is set although units that stay as they were read are sold meanwhile', async () => {
    const part = await addPartIn(desk.shop, { [MAIN]: 4, [reno.id]: 4 })
    const read = await desk.lies(part)
    await desk.order({ [part]: 1 })
    const { status, body } = await desk.set(part, [at(MAIN, 4, 'A-1'), at(reno.id, 9)], read)
    expect([status, body.stock]).toEqual([200, 12])
    expect(await unitsIn(desk.shop, part)).toEqual({ [MAIN]: 3, [reno.id]: 9 })
  })

  it.each([
    ['units that it sets were sold', async (part: string) => desk.order({ [part]: 1 })],
    ['another admin set it', async (part: string) => desk.set(part, [at(MAIN, 4, 'B-1'), at(reno.id, 4)])],
    ['units were moved', async (part: string) => desk.move(part, MAIN, reno.id, 1)],
  ])('is not set when %s meanwhile', async (_, meanwhile) => {
    const part = await addPartIn(desk.shop, { [MAIN]: 4, [reno.id]: 4 })
    const read = await desk.lies(part)
    await meanwhile(part)
    const { status, body } = await desk.set(part, [at(MAIN, 10), at(reno.id, 4)], read)
    expect([status, body.code]).toEqual([412, 'changed-meanwhile'])
    expect(body.current).toEqual(await desk.lies(part))
  })

  it('of a part that is not counted is one place', async () => {
    const part = await addPart(desk.shop)
    expect((await desk.set(part, [at(MAIN, 1), at(reno.id, 1)])).body.fields).toHaveProperty(['places.0.units'])
    expect((await desk.set(part, [at(reno.id, null, 'R3')])).body).toMatchObject({
      stock: null,
      places: [{ units: null }],
    })
    expect((await desk.set(part, [at(reno.id, 3)])).body).toMatchObject({ stock: 3, places: [{ units: null }] })
  })

  it.each([
    [[], 'places'],
    [[at(MAIN, 1), at(MAIN, 2)], 'places.1.place'],
    [[at(9999, null)], 'places.0.place'],
    [[at(MAIN, 1), { place: 2, shelf: '', units: null }], 'places.1.units'],
    [[at(MAIN, -1)], 'places.0.units'],
    [[at(MAIN, 1.5)], 'places.0.units'],
    [[{ place: MAIN, units: 1 }], 'places.0.shelf'],
    [[at(MAIN, 1, 'x'.repeat(41))], 'places.0.shelf'],
    [[{ shelf: '', units: 1 }], 'places.0.place'],
  ])('is refused with %j, which names %s', async (places, field) => {
    const part = await addPart(desk.shop, { stock: 3 })
    const { status, body } = await desk.set(part, places)
    expect(status, JSON.stringify(body)).toBe(400)
    expect(Object.keys(body.fields)).toContain(field)
    expect(await stockOf(desk.shop, part)).toBe(3)
  })
})

describe('units', () => {
  it('are moved to a place where the part did not lie, and an order takes them there', async () => {
    const [part, far] = [await addPart(desk.shop, { stock: 5 }), await addPart(desk.shop, { stock: 5 })]
    await desk.set(far, [at(reno.id, null)])
    const { status, body } = await desk.move(part, MAIN, reno.id, 3)
    expect([status, body.stock, await unitsIn(desk.shop, part)]).toEqual([200, 5, { [MAIN]: 2, [reno.id]: 3 }])
    const id = await desk.order({ [part]: 1, [far]: 1 })
    expect(await takenFrom(desk.shop, id)).toEqual({ [part]: { [reno.id]: 1 } })
    await expectInvariants(desk.shop)
  })

  it.each([
    ['more than are free there', { from: MAIN, units: 4 }, 'units'],
    ['from where the part does not lie', { from: 9999 }, 'from'],
    ['to where they are', { to: MAIN }, 'to'],
    ['to no place', { to: 9999 }, 'to'],
    ['none', { units: 0 }, 'units'],
    ['a part of one', { units: 0.5 }, 'units'],
    ['without a place', { to: undefined }, 'to'],
  ])('are not moved: %s', async (_, more, field) => {
    const part = await addPart(desk.shop, { stock: 3 })
    const asked = { from: MAIN, to: reno.id, units: 1, ...more }
    const { status, body } = await desk.asAdmin('POST', `/parts/${part}/places/move`, asked)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await unitsIn(desk.shop, part)).toEqual({})
  })

  it('of a part that is not counted are not moved', async () => {
    expect((await desk.move(await addPart(desk.shop), MAIN, reno.id, 1)).body.fields).toHaveProperty('units')
  })

  it('are moved, sold, returned and set at once, and none is lost', async () => {
    const parts = await Promise.all([1, 2].map(() => addPartIn(desk.shop, { [MAIN]: 30, [reno.id]: 30 })))
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const part = parts[n % 2]!
        if (n % 5 === 0) return desk.move(part, n % 10 ? MAIN : reno.id, n % 10 ? reno.id : MAIN, 1 + (n % 4))
        if (n % 7 === 0) {
          const main = (await desk.lies(part)).places.find(({ place }) => place === MAIN)
          return desk.set(part, [at(MAIN, main?.units ?? null, `A-${n}`), at(reno.id, 20)])
        }
        const id = await desk.order(n % 3 ? { [part]: 1 } : { [parts[0]!]: 1, [parts[1]!]: 1 })
        return n % 4 ? undefined : desk.cancel(id)
      }),
    )
    await expectInvariants(desk.shop)
  })
})
