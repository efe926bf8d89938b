import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema'
import { expectInvariants } from '../../support/shops/invariants.ts'
import { addPart } from '../../support/catalogue/parts.ts'
import { addPartIn, unitsIn } from '../../support/shops/places.ts'
import { ADDRESS, at, MAIN, openPlacesDesk, placeOf, type PlacesDesk } from '../../support/shops/places-desk.ts'

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

describe('a place', () => {
  it('is added by an admin, with its address in the form of its country', async () => {
    const input = placeOf()
    const place = await desk.add(input)
    expect(place).toEqual({
      ...input,
      id: place.id,
      address: { ...ADDRESS, region: 'NV', country: 'US' },
      workDays: [1, 5],
      version: 1,
      closed: false,
    })
    const { items } = (await desk.asAdmin('GET', '/places')).body
    expect(items.find(({ id }: Place) => id === place.id)).toEqual({ ...place, parts: 0 })
    expect(items[0]).toMatchObject({ id: MAIN, name: 'Main warehouse', rank: 0 })
  })

  it('is changed from the version that was read; of two admins the second is told', async () => {
    const place = await desk.add()
    expect((await desk.change(place, { cutOff: '09:00', address: null, collects: false })).body).toEqual({
      ...place,
      cutOff: '09:00',
      address: null,
      collects: false,
      version: 2,
    })
    const late = await desk.change(place, { cutOff: '10:00' })
    expect([late.status, late.body.code, late.body.current.cutOff]).toEqual([412, 'changed-meanwhile', '09:00'])
  })

  it('has its name alone: of two that get one name at once, one is refused at its name', async () => {
    for (let round = 0; round < 5; round++) {
      const places = await Promise.all([desk.add(), desk.add()])
      const named = await Promise.all(places.map((place) => desk.change(place, { name: `Twin ${round}` })))
      expect(named.map(({ status }) => status).toSorted()).toEqual([200, 400])
      expect(named.find(({ status }) => status === 400)!.body.fields).toHaveProperty('name')
    }
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'Main warehouse' }, 'name'],
    [{ cutOff: '24:00' }, 'cutOff'],
    [{ cutOff: '9 am' }, 'cutOff'],
    [{ timeZone: 'America/Springfield' }, 'timeZone'],
    [{ workDays: [] }, 'workDays'],
    [{ workDays: [8] }, 'workDays.0'],
    [{ rank: -1 }, 'rank'],
    [{ address: { ...ADDRESS, postcode: 'x' } }, 'address.postcode'],
    [{ address: { country: 'US' } }, 'address.line1'],
    [{ address: null }, 'address'],
    [{ collects: 'yes' }, 'collects'],
    [{ hours: 'x'.repeat(501) }, 'hours'],
  ])('is refused with %j, which names %s', async (more, field) => {
    for (const { status, body } of [
      await desk.asAdmin('POST', '/places', placeOf(more)),
      await desk.change(reno, more),
    ]) {
      expect(status, JSON.stringify(body)).toBe(400)
      expect(Object.keys(body.fields)).toContain(field)
    }
  })

  it('that is not there is not found', async () => {
    for (const id of [9999, 99999, 'x', 0]) expect((await desk.change({ ...reno, id: id as number })).status).toBe(404)
  })

  it('closes only when nothing lies there and nothing may return, and then takes nothing', async () => {
    const place = await desk.add()
    const part = await addPartIn(desk.shop, { [MAIN]: 1, [place.id]: 1 })
    const full = await desk.change(place, { closed: true })
    expect([full.status, full.body.code]).toEqual([409, 'in-use'])
    expect(full.body.detail).toBe('Here lies 1 part, and 0 open orders are to leave from here or be collected here')
    const id = await desk.order({ [part]: 2 })
    expect((await desk.change(place, { closed: true })).body.detail).toBe(
      'Here lie 0 parts, and 1 open order is to leave from here or be collected here',
    )
    await desk.cancel(id)
    await desk.move(part, place.id, MAIN, 1)
    const closed = (await desk.change(place, { closed: true })).body
    expect(closed).toEqual({ ...place, closed: true, version: 2 })
    expect((await desk.move(part, MAIN, place.id, 1)).body.fields).toHaveProperty('to')
    expect((await desk.set(part, [at(MAIN, 1), at(place.id, 1)])).body.fields).toHaveProperty(['places.1.place'])
    expect((await desk.set(part, [at(MAIN, 2), at(place.id, 0)])).status).toBe(200)
    await desk.asAdmin('PUT', `/bestSeller/${part}`, {
      name: 'Disc',
      price: 40,
      img: 'https://x.example/a.jpg',
      stock: 7,
    })
    expect(await unitsIn(desk.shop, part)).toEqual({ [MAIN]: 7, [place.id]: 0 })
    expect((await desk.change(closed, { closed: false })).body.closed).toBe(false)
  })

  it('that is closed gets no units when the stock is set as one number', async () => {
    const [near, far] = [await desk.add({ rank: 1 }), await desk.add({ rank: 9 })]
    const part = await addPartIn(desk.shop, { [near.id]: 0, [far.id]: 2 })
    expect((await desk.change(near, { closed: true })).status).toBe(200)
    const body = { name: 'Disc', price: 40, img: 'https://x.example/a.jpg', stock: 5 }
    expect((await desk.asAdmin('PUT', `/bestSeller/${part}`, body)).status).toBe(200)
    expect(await unitsIn(desk.shop, part)).toEqual({ [near.id]: 0, [far.id]: 5 })
    expect((await desk.set(part, [at(near.id, null)])).body.fields).toHaveProperty(['places.0.place'])
    await desk.move(part, far.id, MAIN, 5)
    expect((await desk.set(part, [at(near.id, 0), at(far.id, 0)])).status).toBe(200)
    expect((await desk.change(far, { closed: true })).body.code).toBe('in-use')
  })

  it('that is the first never closes: what lies nowhere else lies there', async () => {
    const main = (await desk.asAdmin('GET', '/places')).body.items[0] as Place
    expect((await desk.change(main, { closed: true })).body.code).toBe('in-use')
  })
})

describe('what admins do with places', () => {
  it('is recorded', async () => {
    const place = await desk.add()
    await desk.change(place, { rank: 9 })
    const part = await addPart(desk.shop, { stock: 3 })
    await desk.move(part, MAIN, place.id, 1)
    await desk.set(part, [at(MAIN, null)])
    const { rows } = await sql<{ action: string }>`
      select action from audit where subject in (${String(place.id)}, ${part}) and action ~ '^place|^part' order by id`.execute(
      desk.shop.ctx.db,
    )
    expect(rows.map(({ action }) => action)).toEqual(['place.add', 'place.change', 'part.move', 'part.places'])
  })
})
