import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Tag } from '#common/tags'
import { returnStock, takeStock } from '#domain/catalogue'
import { writeApplications, writeSpecs } from '#domain/fitment'
import { listRepairs, planRepair } from '#domain/repairs'
import { readRepairs } from '../../../domain/repairs/read-repairs.ts'
import { insertRepairs } from '../../../domain/repairs/load-repairs.ts'
import type { RepairPlan } from '#domain/repairs/schema'
import { PageCache } from '#platform/http/page-cache'
import { bareGolf, NO, type OfCar, partForCar } from '../../support/catalogue/bare-golf.ts'
import { addParts } from '../../support/catalogue/parts-of-types.ts'
import { signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

const asked = vi.spyOn(Client.prototype, 'query')
let shop: TestShop
let car: Awaited<ReturnType<typeof bareGolf>>

beforeAll(async () => {
  shop = await openShop()
  car = await bareGolf(shop.ctx)
})
afterAll(() => shop.close())

const ask = (slug: string, query = `car=${car.id}`, token?: string) =>
  shop.call('GET', `/repairs/${slug}?${query}`, { token })
async function planOf(slug: string, more = ''): Promise<RepairPlan> {
  await shop.heard()
  const { status, body } = await ask(slug, `car=${car.id}${more}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const stepOf = ({ steps }: RepairPlan, type: string, n = 0) => steps.filter((step) => step.type.slug === type)[n]
const linesOf = ({ levels }: RepairPlan, level: string) =>
  levels.find((one) => one.level === level)?.lines.map(({ part, quantity }) => [Number(part._id), quantity]) ?? []

const partOfCar = (...[row, application]: OfCar) => partForCar(shop.ctx, car, row, application)

test('the jobs that come with the shop are at least twenty, and all their part types are there', async () => {
  const { body } = await shop.call('GET', '/repairs')
  expect(body.items.length).toBeGreaterThanOrEqual(20)
  expect(body.items[0]).toMatchObject({ slug: 'front-brakes', parts: expect.arrayContaining(['Brake discs']) })
  const { rows } = await sql<{ steps: number }>`select count(*)::int as steps from repair_step`.execute(shop.ctx.db)
  expect(rows[0]!.steps).toBe(readRepairs().flatMap(({ steps }) => steps).length)
  const takes = (await shop.call('GET', '/repairs?takes=brake-discs')).body.items
  expect(takes.map(({ slug }: { slug: string }) => slug)).toEqual(['front-brakes', 'rear-brakes', 'brakes'])
})

test('a part is led to the jobs that take one at its place', async () => {
  const jobs = async (place: string | null) =>
    (await listRepairs(shop.ctx, { takes: 'brake-discs', place })).map(({ slug }) => slug)
  expect(await jobs('rear')).toEqual(['rear-brakes', 'brakes'])
  expect(await jobs(null)).toHaveLength(3)
})

test('brakes: discs by the pair and pads in each price level, at their own axle', async () => {
  const front = (brand: string, diameter: string) =>
    partOfCar({
      type: 'brake-discs',
      brand,
      position: 'front',
      quantity: 2,
      price: brand === 'low' ? 3000 : 6000,
      attributes: [['Diameter', diameter, 'mm']],
    })
  const [low, high] = [await front('low', '312'), await front('high', '312')]
  const pads = await partOfCar({ type: 'brake-pads', brand: 'low', position: 'front' })
  await partOfCar({ type: 'brake-pads', brand: 'low', position: 'rear' })
  const plan = await planOf('front-brakes')
  expect(plan.car).toMatchObject({ car: car.id, label: '2014 Volkswagen Golf' })
  expect(plan.levels.map(({ level }) => level)).toEqual(['value', 'premium'])
  expect(linesOf(plan, 'value').slice(0, 2)).toEqual([
    [low, 2],
    [pads, 1],
  ])
  expect(linesOf(plan, 'premium').slice(0, 2)).toEqual([
    [high, 2],
    [pads, 1],
  ])
  const [value] = plan.levels
  const paid = value!.lines.filter(({ step }) => plan.steps[step]!.need !== 'tool')
  expect(value!.total).toBe(paid.reduce((sum, { part, quantity }) => sum + part.price * quantity, 0))
  expect(stepOf(plan, 'pad-wear-sensors')).toMatchObject({ state: 'none', oneTime: true })
  expect(plan.deliveryDays).toEqual({ from: 2, to: 4 })
  expect((await planOf('rear-brakes')).levels).toEqual([])
})

test('an application says how many, and what depends on the car is asked before it is offered', async () => {
  const small = { kind: 'disc-front', value: '288' } as const
  const [narrow, wide] = [
    await partOfCar(
      { type: 'shock-absorbers', brand: 'middle', position: 'front' },
      { conditions: [small], quantity: 2 },
    ),
    await partOfCar(
      { type: 'shock-absorbers', brand: 'middle', position: 'front' },
      { conditions: [{ ...small, value: '312' }], quantity: 2 },
    ),
  ]
  const open = await planOf('front-shock-absorbers')
  expect(open.levels).toEqual([])
  expect(stepOf(open, 'shock-absorbers')).toMatchObject({ state: 'open', reasons: ['disc-front'] })
  expect(open.question).toMatchObject({
    key: 'disc-front',
    choices: [
      { name: 'is', value: 'disc-front:288' },
      { name: 'is', value: 'disc-front:312' },
      { name: 'is', value: 'disc-front:other', label: 'None of these' },
    ],
  })
  const told = await planOf('front-shock-absorbers', '&is=disc-front:312')
  expect(told.question).toBeNull()
  expect(linesOf(told, 'original')[0]).toEqual([wide, 2])
  expect(linesOf(told, 'original').map(([id]) => id)).not.toContain(narrow)
})

test('a part goes where the applications for this very car say, and as many of it as they say', async () => {
  const [partId] = (await addParts(shop.ctx, [{ type: 'brake-discs', brand: 'middle', position: 'front' }])) as [number]
  const of = { ...NO, modelId: car.modelId, partId }
  const disc = (value: string) => [{ kind: 'disc-rear' as const, value }]
  await writeApplications(shop.ctx, 'test', [
    { ...of, position: 'rear', quantity: 2, conditions: disc('272') },
    { ...of, position: 'front', quantity: 4, conditions: disc('310') },
    { ...of, position: 'rear', quantity: 6, conditions: disc('310') },
  ])
  await shop.heard()
  const planned = async (slug: string, diameter: string) =>
    linesOf(await planOf(slug, `&is=disc-rear:${diameter}`), 'original').find(([id]) => id === partId)
  expect(await planned('rear-brakes', '272')).toEqual([partId, 2])
  expect(await planned('front-brakes', '272')).toBeUndefined()
  expect(await planned('front-brakes', '310')).toEqual([partId, 4])
})

test('an oil service has the litres and the grade of the engine, and asks for the engine before', async () => {
  const [engine, other] = car.engines as [number, number]
  const [litre, canister] = (await addParts(
    shop.ctx,
    [2000, 4500].map((price, n) => ({
      type: 'engine-oils',
      brand: 'middle',
      price,
      attributes: [['Content', n === 0 ? '1' : '5', 'l'] as [string, string, string]],
    })),
  )) as [number, number]
  const unknown = await planOf('oil-service')
  expect(stepOf(unknown, 'engine-oils')).toMatchObject({ state: 'unknown', reasons: ['oil'] })
  const grade = '5W-30 TEST 1'
  const spec = { modelId: car.modelId, from: 2014, to: 2014 }
  await writeSpecs(shop.ctx, 'test', {
    cars: [
      { ...spec, engineId: null, kind: 'oil', value: grade },
      { ...spec, engineId: engine, kind: 'oil-litres', value: '4.3' },
      { ...spec, engineId: other, kind: 'oil-litres', value: '5.9' },
    ],
    parts: [litre, canister].map((partId) => ({ partId, kind: 'oil' as const, value: grade })),
  })
  await shop.heard()
  const open = await planOf('oil-service')
  expect(stepOf(open, 'engine-oils')).toMatchObject({ state: 'open', amount: { litres: null, of: grade } })
  expect(open.question).toMatchObject({ key: 'engine', choices: [{ name: 'engine' }, { name: 'engine' }] })
  expect(open.levels).toEqual([])
  const small = await planOf('oil-service', `&engine=${engine}`)
  expect(stepOf(small, 'engine-oils')?.amount).toEqual({ litres: 4.3, of: grade })
  expect(linesOf(small, 'original')[0]).toEqual([canister, 1])
  expect(linesOf(await planOf('oil-service', `&engine=${other}`), 'original')[0]).toEqual([canister, 2])
})

test('a sold-out part is shown as such, and replaced if there is another', async () => {
  const row = { type: 'clutch-kits', brand: 'high', price: 9000 }
  const soldOut = await partOfCar({ ...row, stock: 0, price: 100 })
  await sql`update stock set due_days = 4 where part_id = ${soldOut}`.execute(shop.ctx.db)
  const [promised] = (await planOf('clutch')).levels
  expect(promised!.lines[0]).toMatchObject({ isThere: true, part: { stock: 0, backOrder: { days: 4 } } })
  await sql`update stock set due_days = null where part_id = ${soldOut}`.execute(shop.ctx.db)
  const plan = await planOf('clutch')
  expect(plan.levels.map(({ level }) => level)).toEqual(['premium'])
  expect(plan.levels[0]!.lines[0]).toMatchObject({ isThere: false, part: { stock: 0 } })
  expect(plan.levels[0]).toMatchObject({ total: 0, soldOut: [{ step: 0, levels: [] }] })
  const there = await partOfCar({ ...row, stock: 3 })
  expect(linesOf(await planOf('clutch'), 'premium')[0]).toEqual([there, 1])
})

test('low-beam bulbs are those of the low beam', async () => {
  const bulbs = (await addParts(
    shop.ctx,
    ['high', 'high'].map((brand) => ({ type: 'headlight-bulbs', brand })),
  )) as [number, number]
  const spec = { modelId: car.modelId, from: 2014, to: 2014, engineId: null }
  const both = ['bulb-low', 'bulb-high'] as const
  await writeSpecs(shop.ctx, 'test', {
    cars: both.map((kind, n) => ({ ...spec, kind, value: `T${n}` })),
    parts: bulbs.flatMap((partId, n) => both.map((kind) => ({ partId, kind, value: `T${n}` }))),
  })
  await shop.heard()
  expect(linesOf(await planOf('low-beam-bulbs'), 'premium')).toEqual([[bulbs[0], 2]])
})

test('without a car, or for one that is not known, a plan says what the job needs', async () => {
  for (const query of ['', 'car=2147483647']) {
    const { status, body } = await ask('front-brakes', query)
    expect(status).toBe(200)
    expect(body).toMatchObject({ car: null, levels: [], question: null, steps: expect.any(Array) })
    expect(body.steps[0]).toMatchObject({ type: { slug: 'brake-discs' }, position: 'front', state: 'no-car' })
  }
})

test('everybody reads the same', async () => {
  const { token } = await signUp(shop)
  const [guest, customer] = [await ask('front-brakes'), await ask('front-brakes', `car=${car.id}`, token)]
  expect(customer.body).toEqual(guest.body)
})

test.each([
  ['car', 'car=golf'],
  ['car', 'car=0'],
  ['is', 'is=colour:red'],
])('%s that makes no sense is refused by name', async (field, query) => {
  const { status, body } = await ask('front-brakes', query)
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})

test('a job that is not there is not found', async () => {
  expect((await ask('time-travel')).status).toBe(404)
})

test('a step of a part type that the shop does not have is left out', async () => {
  const step = { ...readRepairs()[0]!.steps[0]!, type: 'horns' }
  const steps = [step, { ...step, type: 'no-such' }]
  await insertRepairs(shop.ctx, 'test', [{ slug: 'test-job', name: 'Test', about: 'A test', steps }])
  await shop.heard()
  expect((await ask('test-job')).body.steps).toMatchObject([{ type: { slug: 'horns' } }])
})

test('a job that is about a part type that the shop does not have is left out', async () => {
  const step = readRepairs()[0]!.steps[0]!
  const steps = [
    { ...step, type: 'no-such' },
    { ...step, type: 'horns' },
  ]
  await insertRepairs(shop.ctx, 'test', [{ slug: 'other-job', name: 'Other', about: 'Of no type', steps }])
  await shop.heard()
  expect((await ask('other-job')).status).toBe(404)
})

test('a plan of more pieces than lists count down is right after each sale', async () => {
  const horns = await partOfCar({ type: 'horns', brand: 'middle', stock: 10 })
  const step = { ...readRepairs()[0]!.steps[0]!, type: 'horns', position: null, quantity: 8 }
  await insertRepairs(shop.ctx, 'test', [{ slug: 'eight-horns', name: 'Eight horns', about: 'Loud', steps: [step] }])
  await shop.heard()
  const pages = new PageCache(shop.ctx.cache.seen)
  const isThere = async () => {
    const { bodies } = await pages.make('plan', 'identity', async () => {
      const shown = new Set<Tag>()
      const plan = await planRepair({ ...shop.ctx, shown }, 'eight-horns', { car: car.id, is: [] })
      return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(plan)), shown }
    })
    return (JSON.parse(String(bodies.identity)) as RepairPlan).levels[0]!.lines[0]!.isThere
  }
  expect(await isThere()).toBe(true)
  await takeStock(shop.ctx, [{ partId: horns, quantity: 3 }])
  await shop.heard()
  expect(await isThere()).toBe(false)
  await returnStock(shop.ctx, [{ partId: horns, quantity: 1 }])
  await shop.heard()
  expect(await isThere()).toBe(true)
})

test('a plan takes two statements: the parts, and what the doubtful ones depend on; what is known of the car lies in memory', async () => {
  await ask('front-brakes')
  // What was sold or asked for before may still be read into memory meanwhile.
  const statements = async () => {
    asked.mockClear()
    await planOf('front-brakes')
    const texts = asked.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query))
    return texts.filter((text) => /car_spec|application|part/.test(text)).length
  }
  await expect.poll(statements, { interval: 200, timeout: 10_000 }).toBe(2)
})
