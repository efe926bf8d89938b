import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportVehicles } from '#domain/vehicles'
import type { VehicleOption } from '#domain/vehicles/schema'
import { adminCtx, makeAdmin, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = (await makeAdmin(shop)).token
})
afterAll(() => shop.close())

const call = (method: string, path: string, body?: unknown) => shop.call(method, `/vehicles${path}`, { token, body })
const years = async (make: string, model: string): Promise<VehicleOption[]> =>
  (await shop.call('GET', `/vehicles?make=${make}&model=${model}`)).body.options
const audited = async (action: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit where action = ${action}`.execute(
    shop.ctx.db,
  )
  return rows[0]!.n
}

const clio = { make: 'Renault', model: 'Clio', type: 'car', year_from: 2012, year_to: 2014, market: 'EU' }
const HEAD = 'make,model,type,year_from,year_to,litres,cylinders,fuel,drive,gearbox,source'

describe('one vehicle', () => {
  test('is added for its years, with unknown values left open, and shoppers can choose it', async () => {
    expect(
      (await call('POST', '', { ...clio, litres: '1.2', cylinders: 4, fuel: 'petrol', drive: 'FWD' })).status,
    ).toBe(200)
    await expect
      .poll(async () => (await years('renault', 'clio')).map(({ label }) => label))
      .toEqual(['2014', '2013', '2012'])
    const [{ car }] = (await years('renault', 'clio')) as [VehicleOption]
    expect((await call('GET', `/${car}`)).body).toMatchObject({
      make: 'Renault',
      model: 'Clio',
      year: 2014,
      type: 'car',
      market: 'EU',
      engines: [{ litres: 1.2, cylinders: 4, fuel: 'petrol', drive: 'FWD', gearbox: '', told: true, source: 'shop' }],
    })
    expect(await audited('vehicle.create')).toBe(1)
  })

  test('is changed and keeps its id, and an engine that stays as it was keeps its source', async () => {
    const car = (await years('toyota', 'camry')).find(({ value }) => value === '2012')!.car
    const { engines } = (await call('GET', `/${car}`)).body
    const [first, ...others] = engines
    const saved = await call('PUT', `/${car}`, {
      type: 'car',
      market: 'US',
      engines: [{ ...others[0], fuel: 'CNG', told: false }, first],
    })
    expect(saved.status).toBe(200)
    const now = (await call('GET', `/${car}`)).body.engines as { fuel: string; source: string; told: boolean }[]
    expect(now.map(({ fuel, source, told }) => [fuel, source, told]).toSorted()).toEqual([
      ['CNG', 'shop', false],
      ['petrol', 'EPA', true],
    ])
    await expect.poll(async () => (await shop.call('GET', `/vehicles?car=${car}`)).body.options).toHaveLength(2)
    expect(await audited('vehicle.update')).toBe(1)
  })

  test('that exists already is refused, and a deleted one is not found', async () => {
    await call('POST', '', { ...clio, model: 'Zoe' })
    await call('POST', '', { ...clio, model: 'Zoe', market: 'UK' })
    await expect.poll(() => years('renault', 'zoe')).toHaveLength(6)
    const [{ car }] = (await years('renault', 'zoe')) as [VehicleOption]
    const { market } = (await call('GET', `/${car}`)).body
    const other = market === 'UK' ? 'EU' : 'UK'
    const refused = await call('PUT', `/${car}`, { type: 'car', market: other, engines: [] })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, ['market']])
    expect((await call('DELETE', `/${car}`)).body).toEqual({ deletedCount: 1 })
    expect((await call('GET', `/${car}`)).status).toBe(404)
    expect((await call('DELETE', `/${car}`)).status).toBe(404)
    await expect.poll(() => years('renault', 'zoe')).toHaveLength(5)
    expect(await audited('vehicle.delete')).toBe(1)
  })

  test('that somebody keeps in a garage is not deleted', async () => {
    await call('POST', '', { ...clio, model: 'Modus', year_to: 2012 })
    await expect.poll(() => years('renault', 'modus')).toHaveLength(1)
    const [{ car }] = (await years('renault', 'modus')) as [VehicleOption]
    const owner = await signUp(shop)
    await shop.call('POST', '/garage', { token: owner.token, body: { car, name: 'Mine' } })
    const refused = await call('DELETE', `/${car}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'in-garages'])
    expect(refused.body.detail ?? refused.body.message).toContain('Somebody keeps the 2012 Renault Modus in a garage')
    const [kept] = (await shop.call('GET', '/garage', { token: owner.token })).body
    expect(kept).toMatchObject({ car, name: 'Mine' })
    await shop.call('DELETE', `/garage/${kept._id}`, { token: owner.token })
    expect((await call('DELETE', `/${car}`)).body).toEqual({ deletedCount: 1 })
  })

  test.each([
    ['make', { ...clio, make: ' ' }],
    ['model', { ...clio, model: undefined }],
    ['type', { ...clio, type: 'boat' }],
    ['year_from', { ...clio, year_from: 'soon' }],
    ['year_from', { ...clio, year_from: '' }],
    ['year_to', { ...clio, year_to: 2011 }],
    ['year_to', { ...clio, year_from: 1900 }],
    ['litres', { ...clio, litres: 'two' }],
    ['litres', { ...clio, litres: '0.0004' }],
    ['cylinders', { ...clio, cylinders: 4.5 }],
    ['fuel', { ...clio, fuel: 'x\u0000' }],
    ['market', { ...clio, market: 'Europe' }],
  ])('with a wrong %s is refused, and told so', async (field, body) => {
    const { status, body: said } = await call('POST', '', body)
    expect([status, Object.keys(said.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('a list of vehicles', () => {
  const bring = (csv: string, market = 'EU') => call('POST', '/import', { csv, market })

  test('is answered row by row: the good ones are written, of the others every error is named', async () => {
    const { status, body } = await bring(
      `${HEAD}\nRenault,Megane,car,2010,2012,1.6,4,petrol,FWD,manual,\n\nRenault,,lorry,2010,2009,x,,,,,\n"Renault","Kangoo, long",suv-van,2010,2010,,,,,,\n`,
    )
    expect(status).toBe(200)
    expect(body.rows.map((row: { row: number; written: boolean }) => [row.row, row.written])).toEqual([
      [2, true],
      [4, false],
      [5, true],
    ])
    expect(Object.keys(body.rows[1].errors)).toEqual(expect.arrayContaining(['model', 'type', 'litres']))
    expect(body.rows[1].line).toBe('Renault,,lorry,2010,2009,x,,,,,')
    await expect.poll(() => years('renault', 'megane')).toHaveLength(3)
    expect((await years('renault', encodeURIComponent('Kangoo, long'))).length).toBe(1)
    expect(await audited('vehicle.import')).toBe(1)
  })

  test('names of other letters that have the same digits are models of their own', async () => {
    const csv = ['make,model,type,year_from,year_to', 'ГАЗ,Волга 24,car,1980,1980', 'ГАЗ,Чайка 24,car,1980,1980'].join(
      '\n',
    )
    expect((await call('POST', '/import', { csv })).status).toBe(200)
    const { rows } = await sql<{ name: string }>`
      select model.name from model join make on make.id = make_id where make.name = 'ГАЗ' order by 1`.execute(
      shop.ctx.db,
    )
    expect(rows.map(({ name }) => name)).toEqual(['Волга 24', 'Чайка 24'])
  })

  test.each([';', '\t', '|'])('may have its columns between %j', async (separator) => {
    const lines = [HEAD.split(','), ['Renault', 'Scenic', 'car', '2011', '2011', '1,4', '4', 'petrol']]
    const { body } = await bring(lines.map((cells) => cells.join(separator)).join('\r\n'))
    expect(body.rows.map(({ written, errors }: { written: boolean; errors: object }) => [written, errors])).toEqual([
      [true, {}],
    ])
  })

  test('in another case makes no second make or model, and a repeated row changes nothing', async () => {
    const count = async () =>
      (
        await sql<{ n: number }>`select (select count(*) from make)::int + (select count(*) from model)::int +
        (select count(*) from base_vehicle)::int as n`.execute(shop.ctx.db)
      ).rows[0]!.n
    const before = await count()
    expect((await bring(`${HEAD}\naudi,a4,car,2012,2012,2.0,4,petrol,,,EPA`, 'US')).body.rows[0].written).toBe(true)
    expect(await count()).toBe(before)
  })

  test('that comes back leaves candidates candidates and facts facts, whatever their source', async () => {
    await call('POST', '', { ...clio, model: 'Twizy', fuel: 'electric' })
    await expect.poll(() => years('renault', 'twizy')).toHaveLength(3)
    const [{ car }] = (await years('renault', 'twizy')) as [VehicleOption]
    const engine = { litres: null, cylinders: null, fuel: 'electric', drive: 'RWD', gearbox: '' }
    await call('PUT', `/${car}`, { type: 'car', market: 'EU', engines: [{ ...engine, told: false }] })
    await bring(`${HEAD},told\nRenault,Twizy,car,2012,2012,,,electric,,,vPIC,yes`)
    const told = () =>
      sql<{ told: boolean }>`
        select year, told, source.name as source from configuration c join base_vehicle b on b.id = base_vehicle_id
        join model on model.id = model_id join source on source.id = c.source_id where model.name = 'Twizy' order by year`.execute(
        shop.ctx.db,
      )
    const { rows: before } = await told()
    expect(before).toEqual([
      { year: 2012, told: true, source: 'vPIC' },
      { year: 2013, told: true, source: 'shop' },
      { year: 2014, told: false, source: 'shop' },
    ])
    const lines = String((await call('GET', '/all.csv')).body).split('\r\n')
    const mine = lines.filter((line) => line.startsWith('Renault,Twizy'))
    expect(mine).toHaveLength(3)
    expect((await bring([lines[0], ...mine].join('\n'))).body.rows).toHaveLength(3)
    expect((await told()).rows).toEqual(before)
    const wrong = await bring(`${HEAD},told\nRenault,Twizy,car,2012,2012,,,electric,,,,perhaps`)
    expect(Object.keys(wrong.body.rows[0].errors)).toEqual(['told'])
  })

  test('with one new make in several spellings makes one of it, spelt as the first', async () => {
    const { body } = await bring(
      `${HEAD}\nTřinec,One Two,car,2012,2012,,,,,,\nTŘINEC,one two,car,2013,2013,,,,,,\ntrinec,One-Two,car,2014,2014,,,,,,`,
    )
    expect(body.rows.every(({ written }: { written: boolean }) => written)).toBe(true)
    const { rows } = await sql`
      select make.name as make, model.name as model, array_agg(year order by year) as years
      from base_vehicle b join model on model.id = model_id join make on make.id = make_id where make.slug like 'trinec%'
      group by 1, 2`.execute(shop.ctx.db)
    expect(rows).toEqual([{ make: 'Třinec', model: 'One Two', years: [2012, 2013, 2014] }])
  })

  test.each(['', 'make,model\n', '"make', 'no columns at all'])('that is none is refused: %s', async (csv) => {
    const { status, body } = await bring(csv)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['csv']])
  })

  test('that is downloaded comes in pieces of like size, though some makes have hundreds of models', async () => {
    const ctx = await adminCtx(shop)
    const sizes = []
    for await (const piece of exportVehicles(ctx)) sizes.push(piece.split('\r\n').length - 1)
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(13_000)
    expect(Math.max(...sizes)).toBeLessThan(1000)
  })

  test('that is downloaded holds all that the shop knows, and can be brought back', async () => {
    const { status, body, headers } = await call('GET', '/all.csv')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = String(body).trim().split('\r\n')
    expect(lines[0]).toBe(`${HEAD},market,told`)
    expect(lines.length).toBeGreaterThan(13_000)
    const audi = lines.filter((line) => line.startsWith('Audi,'))
    const rows = async () =>
      (
        await sql`select b.id, c.engine_id, c.drive, c.gearbox, c.told, c.source_id from base_vehicle b
        left join configuration c on c.base_vehicle_id = b.id order by 1, 2`.execute(shop.ctx.db)
      ).rows
    const before = await rows()
    const { body: told } = await bring([lines[0], ...audi].join('\n'), 'EU')
    expect(told.rows.every(({ written }: { written: boolean }) => written)).toBe(true)
    expect(await rows()).toEqual(before)
  })
})

test.each([
  ['POST', '', clio],
  ['POST', '/import', { csv: `${HEAD}\nRenault,Espace,car,2012,2012` }],
  ['GET', '/all.csv', undefined],
  ['GET', '/1', undefined],
  ['PUT', '/1', { type: 'car', market: 'US', engines: [] }],
  ['DELETE', '/1', undefined],
])('%s /vehicles%s is for admins alone', async (method, path, body) => {
  const customer = await signUp(shop)
  expect((await shop.call(method, `/vehicles${path}`, { body })).status).toBe(401)
  expect((await shop.call(method, `/vehicles${path}`, { body, token: customer.token })).status).toBe(403)
})

test('vehicles of a new make that are added at the same moment all come', async () => {
  const models = ['One', 'Two', 'Three', 'Four', 'One', 'Two', 'Three', 'Four']
  const added = await Promise.all(models.map((model) => call('POST', '', { ...clio, make: 'Zastava', model })))
  expect(added.map(({ status }) => status)).toEqual(models.map(() => 200))
  await expect
    .poll(async () =>
      (await shop.call('GET', '/vehicles?make=zastava')).body.options
        .map(({ label }: VehicleOption) => label)
        .toSorted(),
    )
    .toEqual(['Four', 'One', 'Three', 'Two'])
})
