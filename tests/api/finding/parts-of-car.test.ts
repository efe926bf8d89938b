import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeParts, oneQuestion, partsOfCar, readCar } from '#domain/fitment'
import type { Fit } from '#domain/fitment/schema'
import { findVehicles } from '#domain/vehicles'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const CARS = [
  ['Audi', 'A4', 2012, []],
  ['Volkswagen', 'Golf', 2014, []],
  ['Volkswagen', 'Golf', 2014, ['disc-front:312']],
  ['Mercedes-Benz', 'C-Class', 2014, []],
  ['Ford', 'F-150', 2016, []],
  ['Honda', 'Civic', 2012, []],
] as const

test('the parts of a car are those that the rule finds one by one; parts that share a way to fit are judged once, and as each by itself', async () => {
  const { ctx } = shop
  const { rows } = await sql<{ id: number }>`select id from part`.execute(ctx.db)
  let asked = 0
  for (const [make, model, year, is] of CARS) {
    const car = await readCar(ctx, await findVehicles(ctx, { make, model, year }), [...is])
    const each = await judgeParts(
      ctx,
      rows.map(({ id }) => id),
      car,
    )
    const that = (answer: Fit['answer']) =>
      [...each].flatMap(([id, fit]) => (fit.answer === answer && !('by' in fit && fit.by === 'universal') ? [id] : []))
    const open = that('if')
    const found = await partsOfCar(ctx, car)
    expect(found.open.toSorted(), `${make} ${model}`).toEqual(open.toSorted())
    expect(found.sure.toSorted(), `${make} ${model}`).toEqual(that('fits').toSorted())
    const together = open.map((id) => found.fitOf.get(id)!)
    const apart = open.map((id) => each.get(id)!)
    expect(oneQuestion(together, car.car), `${make} ${model}`).toEqual(oneQuestion(apart, car.car))
    asked += Number(oneQuestion(together, car.car) !== null)
  }
  expect(asked).toBeGreaterThan(3)
})

test('of a make or a model without a year, the parts are also those that a car of it has by its specification', async () => {
  const { ctx } = shop
  const { rows } = await sql<{ id: number; type: string }>`
    select p.id, t.slug as type from part p join part_type t on t.id = p.type_id`.execute(ctx.db)
  const typeOf = new Map(rows.map(({ id, type }) => [id, type]))
  for (const asked of [
    { make: 'Toyota' },
    { make: 'Honda', model: 'Civic' },
    { make: 'BMW', years: { from: 2008, to: 2012 } },
  ]) {
    const car = await readCar(ctx, await findVehicles(ctx, asked))
    const { sure, open } = await partsOfCar(ctx, car)
    const types = new Set(open.map((id) => typeOf.get(id)))
    for (const type of ['coolants', 'batteries', 'engine-oils']) expect(types, JSON.stringify(asked)).toContain(type)
    expect(sure).toEqual([])
    const each = await judgeParts(ctx, [...open], car)
    expect([...each].filter(([, fit]) => fit.answer !== 'if')).toEqual([])
  }
})

test('a make or a model without a year finds what its cars have by specification, and not what none of them has', async () => {
  const { body: all } = await shop.call('GET', '/parts?q=coolant')
  for (const q of [
    'coolant for toyota',
    'coolant for toyota camry',
    'battery honda',
    'motor oil bmw',
    'tires for honda',
  ]) {
    const { body } = await shop.call('GET', `/parts?${new URLSearchParams({ q })}`)
    expect(body.count, q).toBeGreaterThan(0)
    expect(body.byFit, q).toEqual({ fits: 0, if: body.count })
    if (q.startsWith('coolant')) expect(body.count, q).toBeLessThan(all.count)
  }
})
