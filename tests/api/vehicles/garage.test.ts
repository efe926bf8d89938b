import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GARAGE_MOST } from '#common/constants'
import type { GarageCar } from '#domain/garage/schema'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

const VIN = '1HGCM82633A004352'
const NOBODYS = '0198a000-0000-7000-8000-000000000000'

let shop: TestShop
let owner: Person
let stranger: Person
let admin: Person
let camry: number
let engine: { value: string; label: string }
beforeAll(async () => {
  shop = await openShop()
  ;[owner, stranger, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)])
  const years = await shop.call('GET', '/vehicles?make=Toyota&model=Camry')
  camry = years.body.options.find(({ value }: { value: string }) => value === '2012').car
  engine = (await shop.call('GET', `/vehicles?car=${camry}`)).body.options[0]
})
afterAll(() => shop.close())

const add = (person: Person, more: object = {}) =>
  shop.call('POST', '/garage', { token: person.token, body: { car: camry, ...more } })
const garageOf = async (person: Person): Promise<GarageCar[]> =>
  (await shop.call('GET', '/garage', { token: person.token })).body
const merge = (person: Person, cars: object[]) =>
  shop.call('POST', '/garage/merge', { token: person.token, body: { cars } })
const at = (minutes: number) => new Date(shop.ctx.clock.now().getTime() + minutes * 60_000).toISOString()

describe('a garage of one’s own', () => {
  test('a car stands there with all that was said of it, its VIN by the last six characters alone', async () => {
    const said = { name: 'Anna’s', note: 'Winter tyres\nin the cellar', mileage: 84_000, is: ['disc-front:312'] }
    const { status, body } = await add(owner, { ...said, engineId: Number(engine.value), vin: ' 1hgcm 82633 a004352 ' })
    expect([status, body]).toEqual([200, { insertedId: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
    const kept = await shop.call('GET', '/garage', { token: owner.token })
    expect(kept.headers.get('cache-control')).toBe('no-store')
    expect(kept.body).toEqual([
      {
        _id: body.insertedId,
        car: camry,
        type: 'car',
        make: 'Toyota',
        model: 'Camry',
        year: 2012,
        engine: engine.label,
        engineId: Number(engine.value),
        label: `2012 Toyota Camry ${engine.label}`,
        ...said,
        vin: VIN.slice(-6),
        changed: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
    const { rows } = await sql<{ vin: string }>`select vin from garage_car`.execute(shop.ctx.db)
    expect(rows).toEqual([{ vin: VIN }])
  })

  test('is changed by its owner, who may leave the VIN as it was, or take it out', async () => {
    const person = await signUp(shop)
    const id = (await add(person, { vin: VIN, note: 'old' })).body.insertedId
    const change = (body: object) =>
      shop.call('PUT', `/garage/${id}`, { token: person.token, body: { car: camry, ...body } })
    expect((await change({ note: 'new' })).body).toEqual({ modifiedCount: 1 })
    expect(await garageOf(person)).toMatchObject([{ note: 'new', name: '', mileage: null, vin: VIN.slice(-6) }])
    await change({ vin: null })
    expect(await garageOf(person)).toMatchObject([{ note: '', vin: null }])
  })

  test('the same car with the same engine and name is one car', async () => {
    const person = await signUp(shop)
    const first = (await add(person, { note: 'a' })).body.insertedId
    expect((await add(person, { note: 'b' })).body.insertedId).toBe(first)
    const second = (await add(person, { name: 'Second' })).body.insertedId
    expect(await garageOf(person)).toMatchObject([{ _id: first, note: 'b' }, { _id: second }])
    const body = { car: camry }
    const answer = await shop.call('PUT', `/garage/${second}`, { token: person.token, body })
    expect([answer.status, answer.body.code]).toEqual([409, 'same-car'])
  })

  test('deleted is gone, and so is all of it with the account', async () => {
    const person = await signUp(shop)
    const id = (await add(person, { vin: VIN })).body.insertedId
    await add(person, { name: 'Other', vin: VIN })
    const remove = () => shop.call('DELETE', `/garage/${id}`, { token: person.token })
    expect((await remove()).body).toEqual({ deletedCount: 1 })
    expect((await remove()).body).toEqual({ deletedCount: 0 })
    expect(await garageOf(person)).toMatchObject([{ name: 'Other' }])
    await shop.call('DELETE', `/user/${person.id}`, { token: admin.token })
    const { rows } = await sql`select id from garage_car where user_id = ${person.id}`.execute(shop.ctx.db)
    expect(rows).toEqual([])
  })

  test('nothing of a deleted car stays anywhere in the database, and a call that is repeated changes nothing', async () => {
    const person = await signUp(shop)
    const said = { name: 'Grandfather’s', note: 'Hidden key under the sill', vin: VIN, is: ['chassis:4711XQ'] }
    const put = (method: string, path: string, body?: object) =>
      shop.call(method, path, { token: person.token, headers: { 'idempotency-key': `${method}${path}` }, body })
    const car = { car: camry, ...said }
    const twice = async (method: string, path: string, body?: object) => {
      const first = await put(method, path, body)
      expect(first.status).toBe(200)
      expect(await put(method, path, body)).toMatchObject({ status: 200 })
      return first.body
    }
    const { insertedId } = await twice('POST', '/garage', car)
    await twice('POST', '/garage/merge', { cars: [{ ...car, changed: at(0) }] })
    await twice('PUT', `/garage/${insertedId}`, { ...car, mileage: 7 })
    expect(await garageOf(person)).toMatchObject([{ ...said, mileage: 7, vin: VIN.slice(-6) }])
    await twice('DELETE', `/garage/${insertedId}`)
    expect(await garageOf(person)).toEqual([])

    const { rows: tables } = await sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind = 'r' and nspname in ('public', 'jobs')`.execute(shop.ctx.db)
    expect(tables.map(({ name }) => name)).toContain('idempotency_key')
    for (const { name } of tables)
      for (const piece of [said.name, said.note, '4711XQ', insertedId]) {
        const { rows } = await sql`select from ${sql.raw(name)} t where position(${piece} in t::text) > 0`.execute(
          shop.ctx.db,
        )
        expect(rows, `${piece} in ${name}`).toEqual([])
      }
  })

  test('holds so many cars, also when many are added at once', async () => {
    const person = await signUp(shop)
    const many = Array.from({ length: GARAGE_MOST + 5 }, (_, n) => add(person, { name: `Car ${n}` }))
    const answers = await Promise.all(many)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(GARAGE_MOST)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 409, body: { code: 'garage-full' } })
    expect(await garageOf(person)).toHaveLength(GARAGE_MOST)
    const { body } = await merge(person, [{ car: camry, name: 'One more', changed: at(0) }])
    expect([body.noRoom, body.unknown, body.cars.length]).toEqual([[0], [], GARAGE_MOST])
  })
})

describe('who may', () => {
  test('nobody without an account', async () => {
    for (const [method, path] of [
      ['GET', '/garage'],
      ['POST', '/garage'],
      ['POST', '/garage/merge'],
      ['PUT', `/garage/${NOBODYS}`],
      ['DELETE', `/garage/${NOBODYS}`],
    ] as const)
      expect((await shop.call(method, path, { body: method === 'GET' ? undefined : {} })).status).toBe(401)
  })

  test('a stranger, or an admin, neither sees, changes nor removes another’s car, and gets the same answer as for a missing one', async () => {
    const id = (await add(owner, { name: 'Mine' })).body.insertedId
    for (const { token } of [stranger, admin]) {
      expect((await shop.call('GET', '/garage', { token })).body).toEqual([])
      const change = (which: string) => shop.call('PUT', `/garage/${which}`, { token, body: { car: camry } })
      const [hidden, absent] = [await change(id), await change(NOBODYS)]
      expect([hidden.status, hidden.body]).toEqual([404, absent.body])
      expect((await shop.call('DELETE', `/garage/${id}`, { token })).body).toEqual({ deletedCount: 0 })
    }
    expect((await garageOf(owner)).some(({ _id }) => _id === id)).toBe(true)
  })
})

describe('what is malformed', () => {
  const wrong: [object, string][] = [
    [{ car: undefined }, 'car'],
    [{ car: '12' }, 'car'],
    [{ car: 2_147_483_647 }, 'car'],
    [{ engineId: 2_147_483_647 }, 'engineId'],
    [{ is: ['nonsense'] }, 'is.0'],
    [{ is: 'drive:AWD' }, 'is'],
    [{ is: Array.from({ length: 21 }, () => 'drive:AWD') }, 'is'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ note: 'x'.repeat(2001) }, 'note'],
    [{ note: 'a\u0000b' }, 'note'],
    [{ mileage: -1 }, 'mileage'],
    [{ mileage: 1.5 }, 'mileage'],
    [{ vin: '1HGCM82633A00435' }, 'vin'],
    [{ vin: 'IHGCM82633A004352' }, 'vin'],
  ]
  test.each(wrong)('%j is an error at its field', async (change, field) => {
    const before = await garageOf(stranger)
    const { status, body } = await add(stranger, change)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await garageOf(stranger)).toEqual(before)
  })

  test('an engine of other cars is an error, where it is certain which ones the car may have', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from engine where id <> all(select engine_id from configuration where base_vehicle_id = ${camry})
      limit 1`.execute(shop.ctx.db)
    const { status, body } = await add(stranger, { engineId: rows[0]!.id })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['engineId']])
  })

  test('a VIN that was refused does not stand in the answer', async () => {
    const { body } = await add(stranger, { vin: '1HGCM82633A00435' })
    expect(JSON.stringify(body)).not.toContain('82633')
  })
})

describe('at sign-in', () => {
  test('the browser’s cars come to those of the account; of two answers the newer one wins', async () => {
    const person = await signUp(shop)
    await add(person, { note: 'of the account', vin: VIN })
    const older = { car: camry, note: 'older', changed: at(-60) }
    const named = { car: camry, name: 'Anna’s', mileage: 7, changed: at(-60) }
    const first = await merge(person, [older, named])
    expect(first.body).toMatchObject({
      unknown: [],
      noRoom: [],
      cars: [
        { note: 'of the account', vin: VIN.slice(-6) },
        { name: 'Anna’s', mileage: 7 },
      ],
    })
    const newer = { car: camry, note: 'newer', is: ['drive:AWD'], changed: at(0) }
    const { body } = await merge(person, [newer, named])
    expect(body.cars).toMatchObject([{ note: 'newer', is: ['drive:AWD'], vin: VIN.slice(-6) }, { name: 'Anna’s' }])
    expect(body.cars).toEqual(await garageOf(person))
  })

  test('a clock that is ahead does not win for ever, and a car that the shop does not know is told', async () => {
    const person = await signUp(shop)
    const { body } = await merge(person, [
      { car: 2_147_483_647, changed: at(0) },
      { car: camry, note: 'from the future', changed: at(999_999) },
      { car: camry, engineId: 2_147_483_647, changed: at(0) },
    ])
    expect(body).toMatchObject({ unknown: [0, 2], noRoom: [], cars: [{ note: 'from the future' }] })
    await merge(person, [{ car: camry, note: 'later', changed: at(1) }])
    expect(await garageOf(person)).toMatchObject([{ note: 'later' }])
  })

  test('malformed cars are told at their place, and none is taken', async () => {
    const person = await signUp(shop)
    const good = { car: camry, changed: at(0) }
    const { status, body } = await merge(person, [good, { car: camry, changed: 'yesterday' }])
    expect([status, Object.keys(body.fields)]).toEqual([400, ['cars.1.changed']])
    expect(
      (
        await merge(
          person,
          Array.from({ length: 201 }, () => good),
        )
      ).status,
    ).toBe(400)
    expect(await garageOf(person)).toEqual([])
  })
})
