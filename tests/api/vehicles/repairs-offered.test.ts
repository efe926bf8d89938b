import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRepairs, listRepairsFor } from '#domain/repairs'
import { readRepairs } from '../../../domain/repairs/read-repairs.ts'
import { insertRepairs } from '../../../domain/repairs/load-repairs.ts'
import type { RepairPlan } from '#domain/repairs/schema'
import { bareGolf, partForCar } from '../../support/catalogue/bare-golf.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let car: Awaited<ReturnType<typeof bareGolf>>

beforeAll(async () => {
  shop = await openShop()
  car = await bareGolf(shop.ctx)
})
afterAll(() => shop.close())

async function plan(slug: string): Promise<RepairPlan> {
  await shop.heard()
  return (await shop.call('GET', `/repairs/${slug}?car=${car.id}`)).body
}

test('what is sold out is said of its level, is not in its price, and the levels that have it are named', async () => {
  const sized = (type: string, name: string, brand: string, size: string, more: { price: number; stock?: number }) =>
    partForCar(shop.ctx, car, { type, brand, position: 'rear', quantity: 1, attributes: [[name, size, 'mm']], ...more })
  await sized('brake-discs', 'Diameter', 'low', '253', { price: 3000 })
  await sized('brake-discs', 'Diameter', 'high', '310', { price: 7000 })
  await sized('brake-kits', 'Disc diameter', 'low', '253', { price: 1000, stock: 0 })
  await sized('brake-kits', 'Disc diameter', 'high', '310', { price: 2000 })
  const step = { ...readRepairs()[0]!.steps[0]!, position: 'rear' as const, quantity: 1 }
  const steps = [
    { ...step, type: 'brake-discs' },
    { ...step, type: 'brake-kits' },
  ]
  await insertRepairs(shop.ctx, 'test', [{ slug: 'small-brakes', name: 'Small', about: 'Two sizes', steps }])
  const { levels } = await plan('small-brakes')
  expect(levels.map(({ level, total, soldOut }) => [level, total, soldOut])).toEqual([
    ['value', 30, [{ step: 1, levels: ['premium'] }]],
    ['premium', 90, []],
  ])
})

test('parts of a brand without a price level stand apart from the levels that somebody chose', async () => {
  const low = await partForCar(shop.ctx, car, { type: 'oil-filters', brand: 'low' })
  const unknown = await partForCar(shop.ctx, car, { type: 'oil-filters', brand: 'unbranded' })
  const steps = [{ ...readRepairs()[0]!.steps[0]!, type: 'oil-filters', position: null, quantity: 1 }]
  await insertRepairs(shop.ctx, 'test', [{ slug: 'small-service', name: 'Small', about: 'One filter', steps }])
  const { levels } = await plan('small-service')
  expect(levels.map(({ level, lines }) => [level, lines.map(({ part }) => Number(part._id))])).toEqual([
    ['value', [low]],
    ['other', [unknown]],
  ])
})

test('of a car only those jobs are listed whose main part there is for it, for certain or if something is so', async () => {
  const slugsFor = async () => {
    await shop.heard()
    return (await listRepairsFor(shop.ctx, { car: car.id, is: [] })).map(({ slug }) => slug)
  }
  await partForCar(shop.ctx, car, { type: 'brake-discs', brand: 'low', position: 'front' })
  const before = await slugsFor()
  expect(before).toEqual(expect.arrayContaining(['front-brakes', 'brakes']))
  expect(before).not.toContain('clutch')
  expect(before).not.toContain('timing-belt')
  await partForCar(
    shop.ctx,
    car,
    { type: 'timing-belt-kits', brand: 'low' },
    { conditions: [{ kind: 'gearbox', value: 'manual' }] },
  )
  expect(await slugsFor()).toEqual(expect.arrayContaining([...before, 'timing-belt']))
  for (const { slug } of await listRepairs(shop.ctx)) {
    const [first] = (await plan(slug)).steps
    expect([slug, before.includes(slug) || slug === 'timing-belt']).toEqual([
      slug,
      first!.state === 'found' || first!.state === 'open',
    ])
  }
  const ofDiscs = await listRepairsFor(shop.ctx, { car: car.id, is: [] }, { takes: 'brake-discs' })
  expect(ofDiscs.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['front-brakes', 'brakes']))
  expect(ofDiscs.map(({ slug }) => slug)).not.toContain('timing-belt')
  const either = await listRepairsFor(
    shop.ctx,
    { car: car.id, is: [] },
    { takes: ['wiper-blades', 'timing-belt-kits'] },
  )
  expect(either.map(({ slug }) => slug)).toEqual(['timing-belt'])
})
