import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findVehicles } from '#domain/vehicles'
import type { VehicleOption } from '#domain/vehicles/schema'
import { type VehicleRow, writeVehicles } from '../../../domain/vehicles/writing/write-vehicles.ts'
import { listOf } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const petrol = { litres: 1.2, cylinders: 4, fuel: 'petrol' }
const row = (more: Partial<VehicleRow> = {}): VehicleRow => ({
  make: 'Renault',
  model: 'Clio',
  type: 'car',
  market: 'EU',
  from: 2012,
  to: 2014,
  engine: petrol,
  drive: ['FWD'],
  gearbox: ['manual'],
  told: true,
  source: 'a list',
  ...more,
})

type Written = { id: number; configuration: number | null; year: number; engine: number | null; drive: string[] | null }
const written = async (model = 'Clio') => {
  const { rows } = await sql<Written>`
    select b.id, c.id as configuration, year, engine_id as engine, drive from base_vehicle b join model m on m.id = model_id
    left join configuration c on c.base_vehicle_id = b.id where m.name = ${model} order by year, engine_id`.execute(
    shop.ctx.db,
  )
  return rows
}

test('a list that comes again keeps its rows and their ids, and a longer run of years adds to them', async () => {
  await writeVehicles(shop.ctx, [row()])
  const first = await written()
  expect(first.map(({ year }) => year)).toEqual([2012, 2013, 2014])
  await writeVehicles(shop.ctx, [row({ from: 2011, to: 2014, drive: ['FWD', 'AWD'] })])
  const again = await written()
  expect(again.map(({ year }) => year)).toEqual([2011, 2012, 2013, 2014])
  expect(again.slice(1).map(({ drive: _drive, ...ids }) => ids)).toEqual(first.map(({ drive: _drive, ...ids }) => ids))
  expect(again.every(({ drive }) => drive?.join() === 'FWD,AWD')).toBe(true)
})

test('an engine without a source is not known, and a model may be sold in two markets', async () => {
  await writeVehicles(shop.ctx, [
    row({ model: 'Twingo', engine: null, to: 2012 }),
    row({ model: 'Twingo', market: 'UK', to: 2012 }),
  ])
  const [unknown, known] = (await written('Twingo')).toSorted((a, b) => a.id - b.id)
  expect(unknown).toMatchObject({ year: 2012, engine: null, configuration: null })
  expect(known).toMatchObject({ year: 2012, engine: expect.any(Number) })
  expect(known!.id).not.toBe(unknown!.id)
})

test('engines are told where the EPA states them, and candidates where a VIN only allows them', async () => {
  const told = async (model: string, year: number) => {
    const { bases } = await findVehicles(shop.ctx, { make: 'Audi', model, year })
    return bases.flatMap(({ configurations }) => configurations.map((one) => [one.engine.label, one.told]))
  }
  expect(await told('A4', 2012)).toEqual([['2.0 L 4-cyl petrol', true]])
  expect(await told('A4', 2024)).toEqual([['2.0 L 4-cyl petrol', false]])
})

test('an engine is found by its name in any spelling', async () => {
  const camry = { make: 'toyota', model: 'camry', year: 2012 }
  const { engine, label } = await findVehicles(shop.ctx, { ...camry, engine: '3.5L 6-Cyl petrol' })
  expect(engine).toMatchObject({ litres: 3.5, cylinders: 6, fuel: 'petrol' })
  expect(label).toBe('2012 Toyota Camry 3.5 L 6-cyl petrol')
  expect((await findVehicles(shop.ctx, { ...camry, engine: '9.9L nonsense' })).engine).toBeNull()
})

const options = async (query: string): Promise<VehicleOption[]> =>
  (await shop.call('GET', `/vehicles?${query}`)).body.options
const camry = async () => (await options('make=toyota&model=camry')).find(({ value }) => value === '2012')!.car!

test('makes and models can be asked for by the type of vehicle', async () => {
  const makes = await options('type=motorcycle')
  expect(makes.map(({ label }) => label)).toEqual(expect.arrayContaining(['Honda', 'Harley-Davidson']))
  expect(makes.map(({ label }) => label)).not.toContain('Audi')
  expect(makes.find(({ label }) => label === 'Honda')!.types).toEqual(expect.arrayContaining(['car', 'motorcycle']))
  const [cars, bikes] = [await options('make=honda&type=car&type=suv-van'), await options('make=honda&type=motorcycle')]
  expect(cars.map(({ label }) => label)).toContain('Civic')
  expect(bikes.length).toBeGreaterThan(100)
  expect(bikes.map(({ label }) => label)).not.toContain('Civic')
})

test('a car is asked for by its id, and its engine by its own, and both mean what their names mean', async () => {
  const car = await camry()
  const engines = await options(`car=${car}`)
  expect(engines).toEqual(await options('make=toyota&model=camry&year=2012'))
  const v6 = engines.find(({ label }) => label === '3.5 L 6-cyl petrol')!
  expect(v6.told).toBe(true)
  const names = { make: 'Toyota', model: 'Camry', year: '2012', engine: '3.5L 6-cyl petrol' }
  const [byId, byName] = [await listOf(shop, { car, engine: v6.value }), await listOf(shop, names)]
  expect(byId.items).toEqual(byName.items)
  const part = byId.items[0]!._id
  const fits = (query: string) => shop.call('GET', `/fits?part=${part}&${query}`)
  expect((await fits(`car=${car}&engine=${v6.value}`)).body).toEqual((await fits(`${new URLSearchParams(names)}`)).body)
  expect((await options('car=2147483647')).length).toBe(0)
  expect((await listOf(shop, { car: 2147483647 })).count).toBe(0)
})

test('where a model stands in two markets in one year, the years say which is which', async () => {
  await writeVehicles(shop.ctx, [row({ model: 'Zoe', to: 2012 }), row({ model: 'Zoe', market: 'UK', to: 2012 })])
  await expect
    .poll(async () => (await options('make=renault&model=zoe')).map(({ label }) => label))
    .toEqual(['2012 (EU)', '2012 (UK)'])
})

test.each([
  ['type', 'type=boat'],
  ['car', 'car=mine'],
  ['year', 'year=soon'],
])('a question with a wrong %s is told so', async (field, query) => {
  const { status, body } = await shop.call('GET', `/vehicles?${query}`)
  expect(status).toBe(400)
  expect(Object.keys(body.fields)[0]).toMatch(field)
})
