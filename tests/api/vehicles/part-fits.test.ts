import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PartApplication, PartFits } from '#domain/fitment/schema'
import type { VehicleOption } from '#domain/vehicles/schema'
import { addPart } from '../../support/catalogue/parts.ts'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await makeAdmin(shop)
})
afterAll(() => shop.close())

const fitsOf = async (part: string): Promise<PartFits> =>
  (await shop.call('GET', `/parts/${part}/fits`, { token: admin.token })).body
/** Sets what decides, made from what is there now. */
async function set(part: string, change: object) {
  const { version, universal, applications, specs } = await fitsOf(part)
  const body = { version, universal, applications, specs, ...change }
  return shop.call('PUT', `/parts/${part}/fits`, { token: admin.token, body })
}
const camry = {
  make: 'Toyota',
  model: 'Camry',
  yearFrom: 2012,
  yearTo: 2013,
  engine: null,
  position: null,
  quantity: null,
}
const line = (more: object = {}) => ({ ...camry, conditions: [], ...more })
const enginesOf = async (query: string): Promise<VehicleOption[]> =>
  (await shop.call('GET', `/vehicles?${query}`)).body.options
const fit = async (part: string, query: string) =>
  (await shop.call('GET', `/fits?part=${part}&${query}`)).body.items[0]?.fit
const found = async (part: string, query: string): Promise<boolean> =>
  (await shop.call('GET', `/parts?limit=100&${query}`)).body.items.some(({ _id }: { _id: string }) => _id === part)
const CAR = 'make=Toyota&model=Camry&year=2012'

describe('the cars of a part', () => {
  test('are set by range, engine and condition, and shoppers find it for them from then on', async () => {
    const part = await addPart(shop)
    expect(await fit(part, CAR)).toBe('unknown')
    const [engine] = (await enginesOf(`make=Toyota&model=Camry&year=2012&until=2013`)) as [VehicleOption]
    const { status, body } = await set(part, {
      applications: [
        line({ position: 'front', quantity: 2 }),
        line({ model: 'camry', yearFrom: 2014, yearTo: 2014, engine: engine.value }),
        line({ make: 'Audi', model: 'A4', conditions: [{ kind: 'disc-front', value: '312' }] }),
      ],
    })
    expect([status, body.version]).toEqual([200, 2])
    expect(
      body.applications.map((one: PartApplication) => [one.model, one.yearFrom, one.engineName, one.quantity]),
    ).toEqual([
      ['A4', 2012, null, null],
      ['Camry', 2012, null, 2],
      ['Camry', 2014, engine.label, null],
    ])
    await expect.poll(() => fit(part, CAR)).toBe('yes')
    await expect.poll(() => found(part, CAR)).toBe(true)
    expect(await fit(part, 'make=Toyota&model=Camry&year=2014')).toBe('maybe')
    expect(await fit(part, 'make=Audi&model=A4&year=2012&is=disc-front:312')).toBe('yes')
    expect(await fit(part, 'make=Audi&model=A4&year=2012&is=disc-front:288')).toBe('no')
    expect((await shop.call('GET', `/parts/${part}`)).body.fitmentCount).toBe(3)
  })

  test('are edited and taken out again; lines that stay keep their source', async () => {
    const part = await addPart(shop)
    await set(part, { applications: [line(), line({ make: 'Audi', model: 'A4' })] })
    await sql`insert into source (name) values ('a supplier') on conflict do nothing`.execute(shop.ctx.db)
    await sql`update application set source_id = (select id from source where name = 'a supplier') where part_id = ${Number(part)}`.execute(
      shop.ctx.db,
    )
    await expect.poll(() => fit(part, CAR)).toBe('yes')
    const [a4, mine] = (await fitsOf(part)).applications as [PartApplication, PartApplication]
    expect((await set(part, { applications: [a4, { ...mine, yearFrom: 2014, yearTo: 2015 }] })).status).toBe(200)
    const { rows } = await sql<{ name: string; year: number }>`
      select source.name, year_from as year from application a join source on source.id = source_id
      where part_id = ${Number(part)} order by 2`.execute(shop.ctx.db)
    expect(rows).toEqual([
      { name: 'a supplier', year: 2012 },
      { name: 'shop', year: 2014 },
    ])
    await expect.poll(() => fit(part, CAR)).toBe('no')
    expect((await set(part, { applications: [] })).body.applications).toEqual([])
    await expect.poll(() => fit(part, CAR)).toBe('unknown')
    await expect.poll(() => found(part, 'make=Audi')).toBe(false)
  })

  test('are kept with who set them, as they were and as they are', async () => {
    const part = await addPart(shop)
    await set(part, { applications: [line()] })
    const { rows } = await sql<{ actor: string; before: PartFits; after: PartFits }>`
      select actor, before, after from audit where action = 'part.fits' and subject = ${part}`.execute(shop.ctx.db)
    expect(
      rows.map(({ actor, before, after }) => [actor, before.applications.length, after.applications.length]),
    ).toEqual([[admin.id, 0, 1]])
  })

  test('are copied from the part of a number', async () => {
    const [from, to] = [await addPart(shop), await addPart(shop)]
    await set(from, { applications: [line({ conditions: [{ kind: 'note', value: 'The filter stands upright' }] })] })
    const { number } = await fitsOf(from)
    const ask = (text: string) =>
      shop.call('GET', `/parts/fits?number=${encodeURIComponent(text)}`, { token: admin.token })
    const [other] = (await ask(`${number.slice(0, 2)}-${number.slice(2)}`)).body.items as [PartFits]
    expect(other._id).toBe(from)
    expect((await set(to, { applications: other.applications })).body.applications).toEqual(other.applications)
    expect((await ask('no such')).body.fields).toHaveProperty('number')
  })

  test('two admins at once: the second gets an error and the stored data', async () => {
    const part = await addPart(shop)
    const body = (year: number) => ({ version: 1, universal: false, applications: [line({ yearTo: year })], specs: [] })
    const put = (year: number) => shop.call('PUT', `/parts/${part}/fits`, { token: admin.token, body: body(year) })
    const answers = await Promise.all([put(2013), put(2014)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    expect([lost!.body.code, lost!.body.current]).toEqual(['changed-meanwhile', won!.body])
    expect(await fitsOf(part)).toEqual(won!.body)
  })
})

describe('a specification, or all vehicles', () => {
  test('decides for a part without cars', async () => {
    const part = await addPart(shop)
    const { rows } = await sql<{ id: number }>`
      select model.id from model join make on make.id = make_id where make.name = 'Toyota' and model.name = 'Camry'`.execute(
      shop.ctx.db,
    )
    await sql`delete from car_spec where model_id = ${rows[0]!.id} and kind = 'battery'`.execute(shop.ctx.db)
    await sql`insert into car_spec (model_id, year_from, year_to, kind, value) values (${rows[0]!.id}, 2012, 2012, 'battery', 'H6')`.execute(
      shop.ctx.db,
    )
    await set(part, { specs: [{ kind: 'battery', value: 'H6' }] })
    await expect.poll(() => fit(part, CAR)).toBe('yes')
    await set(part, { specs: [{ kind: 'battery', value: 'H7' }] })
    await expect.poll(() => fit(part, CAR)).toBe('no')
    await set(part, { specs: [], universal: true })
    await expect.poll(() => fit(part, CAR)).toBe('universal')
  })
})

describe('bad input', () => {
  const engine = 'applications.0.engine'
  test.each([
    ['applications.0.make', { applications: [line({ make: '' })] }],
    ['applications.0.model', { applications: [line({ model: 'Camrie' })] }],
    ['applications.1.yearTo', { applications: [line(), line({ yearFrom: 2014, yearTo: 2012 })] }],
    ['applications.0.yearFrom', { applications: [line({ yearFrom: 1901 })] }],
    ['applications.0.yearTo', { applications: [line({ yearTo: 2099 })] }],
    [engine, { applications: [line({ engine: 2_000_000_000 })] }],
    [engine, { applications: [line({ engine: 'V8' })] }],
    ['applications.0.position', { applications: [line({ position: 'middle' })] }],
    ['applications.0.quantity', { applications: [line({ quantity: 0 })] }],
    ['applications.0.conditions.0.kind', { applications: [line({ conditions: [{ kind: 'moon', value: 'full' }] })] }],
    [
      'applications.0.conditions.0.value',
      { applications: [line({ conditions: [{ kind: 'disc-front', value: 'large' }] })] },
    ],
    [
      'applications.0.conditions.0.value',
      { applications: [line({ conditions: [{ kind: 'made-to', value: '05/2012' }] })] },
    ],
    [
      'applications.0.conditions.1.value',
      {
        applications: [
          line({
            conditions: [
              { kind: 'drive', value: 'FWD' },
              { kind: 'drive', value: 'AWD' },
            ],
          }),
        ],
      },
    ],
    ...['12/34', 'ABCDEFGHJKL1', '--', 'WAUZZZ8K9CA12345'].map((value): [string, object] => [
      'applications.0.conditions.0.value',
      { applications: [line({ conditions: [{ kind: 'chassis-from', value }] })] },
    ]),
    ...(
      [
        ['made', '2012-05', '2012-04'],
        ['made', '2013', '2012-12'],
        ['chassis', '8K-C-250000', '8K-C-000001'],
        ['chassis', 'C000001', '250000'],
      ] as const
    ).map(([what, from, to]): [string, object] => [
      'applications.0.conditions.1.value',
      {
        applications: [
          line({
            conditions: [
              { kind: `${what}-from`, value: from },
              { kind: `${what}-to`, value: to },
            ],
          }),
        ],
      },
    ]),
    ['applications.1.model', { applications: [line(), line({ yearTo: 2012 })] }],
    ['specs.0.kind', { specs: [{ kind: 'colour', value: 'red' }] }],
    ['specs.0.value', { specs: [{ kind: 'tyre', value: ' ' }] }],
    ['universal', { universal: true, applications: [line()] }],
    ['version', { version: undefined }],
  ])('is told by its field, %s, and nothing is written', async (field, change) => {
    const part = await addPart(shop)
    const { status, body } = await set(part, change)
    expect([status, Object.keys(body.fields)]).toContainEqual([field])
    expect(status).toBe(400)
    expect(await fitsOf(part)).toMatchObject({ version: 1, applications: [], specs: [] })
  })

  test('an engine that the model has only in some of the years is refused with the year', async () => {
    const { rows } = await sql<{ make: string; model: string; engine: number; year: number; without: number }>`
      select make.name as make, model.name as model, c.engine_id as engine, v.year, w.year as without
      from configuration c join base_vehicle v on v.id = base_vehicle_id join base_vehicle w on w.model_id = v.model_id and w.year = v.year + 1
        join model on model.id = v.model_id join make on make.id = make_id
      where exists (select from configuration where base_vehicle_id = w.id)
        and not exists (select from configuration o join base_vehicle b on b.id = o.base_vehicle_id
          where b.model_id = v.model_id and b.year = w.year and o.engine_id = c.engine_id) limit 1`.execute(shop.ctx.db)
    const { make, model, engine, year, without } = rows[0]!
    const part = await addPart(shop)
    const asked = line({ make, model, engine, yearFrom: year, yearTo: without })
    expect((await set(part, { applications: [asked] })).body.fields).toEqual({
      'applications.0.engine': `The ${make} ${model} of ${without} does not have this engine`,
    })
    expect((await set(part, { applications: [{ ...asked, yearTo: year }] })).status).toBe(200)
  })
})

test('a range within one month, one year or one chassis number is taken', async () => {
  for (const [what, from, to] of [
    ['made', '2012-05', '2012'],
    ['made', '2012', '2012-05'],
    ['made', '2012', '2012'],
    ['chassis', '8K-C-000001', '8kc 000001'],
    ['chassis', 'WAUZZZ8K9CA000001', 'CA250000'],
  ]) {
    const conditions = [
      { kind: `${what}-from`, value: from },
      { kind: `${what}-to`, value: to },
    ]
    expect((await set(await addPart(shop), { applications: [line({ conditions })] })).status, from).toBe(200)
  }
})

test('a year that is left empty is asked for, not held to be the year 0', async () => {
  const { body } = await set(await addPart(shop), { applications: [line({ yearFrom: '' })] })
  expect(body.fields).toEqual({ 'applications.0.yearFrom': 'The first year should be a year' })
})

test('only admins see and set them', async () => {
  const part = await addPart(shop)
  const { token } = await signUp(shop)
  for (const [method, path, body] of [
    ['GET', `/parts/${part}/fits`, undefined],
    ['GET', '/parts/fits?number=1', undefined],
    ['PUT', `/parts/${part}/fits`, { version: 1, universal: true, applications: [], specs: [] }],
  ] as const) {
    expect((await shop.call(method, path, { body })).status).toBe(401)
    expect((await shop.call(method, path, { body, token })).status).toBe(403)
    expect((await shop.call(method, path, { body, token: 'x'.repeat(40) })).status).toBe(401)
  }
  for (const id of ['999999999', 'x', '-1', '1e3']) {
    const body = { version: 1, universal: false, applications: [], specs: [] }
    expect((await shop.call('PUT', `/parts/${id}/fits`, { token: admin.token, body })).status).toBe(404)
    expect((await shop.call('GET', `/parts/${id}/fits`, { token: admin.token })).status).toBe(404)
  }
})
