import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApplicationRow, writeApplications, writeSpecs } from '#domain/fitment'
import type { CardFit } from '#domain/fitment/schema'
import { findVehicles } from '#domain/vehicles'
import { writeVehicles } from '../../../domain/vehicles/writing/write-vehicles.ts'
import { addPartFor } from '../../support/catalogue/fitting-parts.ts'
import { addPart, listOf } from '../../support/catalogue/parts.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  // What the demo says of the car is out of the way: each test brings what it needs.
  await sql`delete from car_spec where model_id = ${await modelId()}`.execute(shop.ctx.db)
})
afterAll(() => shop.close())

const sport = { kind: 'with', value: 'sport suspension' } as const
const CAR = { make: 'Toyota', model: 'Camry', year: '2012' }

function ask(parts: string[], car: Record<string, string> = CAR) {
  const query = new URLSearchParams(car)
  for (const part of parts) query.append('part', part)
  return shop.call('GET', `/fits?${query}`)
}
const answersOf = async (parts: string[], car?: Record<string, string>): Promise<CardFit[]> =>
  (await ask(parts, car)).body.items

/** The model of the car. */
async function modelId(): Promise<number> {
  const { modelIds } = await findVehicles(shop.ctx, { ...CAR, year: 2012 })
  return modelIds[0]!
}

/** A part that fits the car, on a condition or for one engine alone. */
const partFor = async (given?: Partial<ApplicationRow>) => addPartFor(shop, await modelId(), given)

/** The engine of that name. */
async function engineId(label: string): Promise<number> {
  const { bases } = await findVehicles(shop.ctx, { ...CAR, year: 2012 })
  return bases[0]!.configurations.find(({ engine }) => engine.label === label)!.engine.id
}

/** A part for another car. */
const otherCarsPart = async () => partFor({ modelId: (await modelId()) + 1 })

async function universalPart(): Promise<string> {
  const part = await addPart(shop)
  await sql`update part set universal = true where id = ${Number(part)}`.execute(shop.ctx.db)
  return part
}

test('anybody can ask whether each part fits, and under which conditions', async () => {
  const [engine, other] = (await shop.call('GET', `/vehicles?${new URLSearchParams(CAR)}`)).body.options
  const parts = {
    yes: await partFor(),
    sport: await partFor({ conditions: [sport] }),
    engine: await partFor({ engineId: await engineId(engine.label) }),
    universal: await universalPart(),
    no: await otherCarsPart(),
    unknown: await addPart(shop),
  }
  const told = await answersOf(Object.values(parts))
  const of = (id: string) => told.find(({ _id }) => _id === id)
  expect(of(parts.yes)).toEqual({ _id: parts.yes, fit: 'yes', why: [], place: null, reasons: [] })
  expect(of(parts.sport)).toMatchObject({
    fit: 'maybe',
    why: ['only with sport suspension'],
    reasons: ['with:sport suspension'],
  })
  expect(of(parts.engine)).toMatchObject({ fit: 'maybe', why: [`only with the engine ${engine.label}`] })
  expect(of(parts.universal)).toMatchObject({ fit: 'universal', why: [] })
  expect(of(parts.unknown)).toMatchObject({ fit: 'unknown', why: [], reasons: ['vehicles'] })
  expect(of(parts.no)).toMatchObject({ fit: 'no', why: ['made for another model'], reasons: ['model'] })
  expect(await answersOf([parts.engine], { ...CAR, engine: other.value })).toMatchObject([{ fit: 'no' }])
  expect(await answersOf([parts.engine], { ...CAR, engine: engine.value })).toMatchObject([{ fit: 'yes' }])
})

test('every part of a list for a car fits it, or may', async () => {
  const list = await listOf(shop, CAR)
  const told = await answersOf(list.items.map(({ _id }) => _id))
  expect(told).toHaveLength(list.items.length)
  const kinds = { vehicle: 'yes', 'vehicle-if': 'maybe' } as Record<string, string>
  expect(told.map(({ _id, fit }) => [_id, fit])).toEqual(
    expect.arrayContaining(list.items.map(({ _id, foundBy }) => [_id, kinds[foundBy[0]!.kind]])),
  )
})

/** Answers to the same, with what the owner said of the car. */
const told = async (part: string, ...is: string[]) => {
  const query = new URLSearchParams([...Object.entries(CAR), ['part', part], ...is.map((one) => ['is', one])])
  return (await shop.call('GET', `/fits?${query}`)).body
}

test('an open question is asked, and its answer settles the fit', async () => {
  const wide = await partFor({ conditions: [{ kind: 'disc-front', value: '312' }] })
  const { items, question } = await told(wide)
  expect(items).toMatchObject([{ fit: 'maybe', why: ['only with front discs of 312 mm'], reasons: ['disc-front'] }])
  expect(question).toMatchObject({
    key: 'disc-front',
    text: 'What diameter are the front brake discs?',
    choices: [
      { label: '312 mm', name: 'is', value: 'disc-front:312' },
      { label: 'None of these', name: 'is', value: 'disc-front:other' },
    ],
    settles: 1,
  })
  expect((await told(wide, 'disc-front:312')).items).toMatchObject([{ fit: 'yes' }])
  const small = await told(wide, 'disc-front:293')
  expect(small.items).toMatchObject([{ fit: 'no', reasons: ['disc-front'] }])
  expect(small.question).toBeNull()
})

/** A car whose only engine is a candidate or certain, and a part for it with an engine that only the part names. */
async function partForOtherEngine(model: string, isTold: boolean) {
  const engine = { litres: 2, cylinders: 4, fuel: 'Gasoline' }
  const row = { make: 'Toyota', model, type: 'car' as const, market: 'US', from: 2012, to: 2012, engine }
  await writeVehicles(shop.ctx, [{ ...row, drive: [], gearbox: [], told: isTold, source: 'test' }])
  const found = () => findVehicles(shop.ctx, { make: 'Toyota', model, year: 2012 })
  await expect.poll(async () => (await found()).bases).toHaveLength(1)
  const { modelIds, bases } = await found()
  const its = bases[0]!.configurations[0]!.engine.id
  const { rows } = await sql<{ id: number }>`select id from engine where id <> ${its} limit 1`.execute(shop.ctx.db)
  const other = rows[0]!.id
  const part = await partFor({ modelId: modelIds[0]!, engineId: other })
  return { part, its, other, car: bases[0]!.id, asked: { make: 'Toyota', model, year: '2012' } }
}

test('an engine that only the part names is asked for, and its answer settles the fit', async () => {
  const { part, its, other, car, asked } = await partForOtherEngine('Candidata', false)
  const { items, question } = (await ask([part], asked)).body
  expect(items).toMatchObject([{ fit: 'maybe', reasons: ['engine'] }])
  expect(question.choices.map(({ value }: { value: string }) => value)).toEqual([String(its), String(other)])
  for (const by of [asked, { car: String(car) }]) {
    const answered = (await ask([part], { ...by, engine: String(other) })).body
    expect(answered).toMatchObject({ items: [{ fit: 'yes' }], question: null })
    expect(await answersOf([part], { ...by, engine: String(its) })).toMatchObject([{ fit: 'no', reasons: ['engine'] }])
  }
  const certain = await partForOtherEngine('Certa', true)
  const { label } = await findVehicles(shop.ctx, { car: certain.car, engine: String(certain.other) })
  expect(label).toBe('2012 Toyota Certa')
})

test('a part without a list fits by the specification of the car', async () => {
  const [right, wrong] = [await addPart(shop), await addPart(shop)]
  const before = await told(right)
  expect(before.items).toMatchObject([{ fit: 'unknown', reasons: ['vehicles'] }])
  const oil = (part: string, value: string) => ({ partId: Number(part), kind: 'oil' as const, value })
  const parts = [oil(right, '0W-20 API SP'), oil(wrong, '5W-40')]
  await writeSpecs(shop.ctx, 'test', { cars: [], parts })
  await shop.heard()
  expect((await told(right)).items).toMatchObject([{ fit: 'unknown', why: ['we do not know the engine oil it needs'] }])
  const years = { modelId: await modelId(), from: 2010, to: 2014, engineId: null }
  await writeSpecs(shop.ctx, 'test', { cars: [{ ...years, kind: 'oil', value: '0W-20 API SP' }], parts })
  await shop.heard()
  expect((await told(right)).items).toMatchObject([{ fit: 'yes' }])
  expect((await told(wrong)).items).toMatchObject([{ fit: 'no', reasons: ['oil'] }])
  const list = await listOf(shop, { ...CAR, category: 'other' })
  const listed = list.items.map(({ _id }) => _id)
  expect(listed).toContain(right)
  expect(listed).not.toContain(wrong)
})

test('a list for a car has the parts that fit first, then those under a condition, with the count of each', async () => {
  const open = await partFor({ conditions: [sport] })
  const ask = { ...CAR, category: 'other', limit: 100 }
  const list = await listOf(shop, ask)
  const kinds = list.items.map(({ foundBy }) => foundBy[0]!.kind)
  expect(kinds).toEqual(kinds.toSorted())
  const count = (kind: string) => kinds.filter((one) => one === kind).length
  expect(list.byFit).toEqual({ fits: count('vehicle'), if: count('vehicle-if') })
  const answered = await listOf(shop, { ...ask, is: 'with:sport suspension' })
  expect(answered.items.find(({ _id }) => _id === open)?.foundBy[0]).toMatchObject({ kind: 'vehicle' })
  const denied = await listOf(shop, { ...ask, is: 'without:sport suspension' })
  expect(denied.items.map(({ _id }) => _id)).not.toContain(open)
})

test('a list for a car asks what settles most of it, and its answer settles them', async () => {
  for (const value of ['312', '312', '293']) await partFor({ conditions: [{ kind: 'disc-front', value }] })
  await partFor({ conditions: [{ kind: 'made-from', value: '2012-05' }] })
  const ask = { ...CAR, category: 'other', limit: 100 }
  const { question, byFit } = await listOf(shop, ask)
  expect(question).toMatchObject({ key: 'disc-front', open: byFit!.if })
  expect(question!.settles).toBeGreaterThanOrEqual(3)
  expect(question!.choices.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['disc-front:293', 'disc-front:312', 'disc-front:other']),
  )
  const answered = await listOf(shop, { ...ask, is: 'disc-front:other' })
  expect(answered.byFit!.if).toBe(byFit!.if - question!.settles)
  expect(answered.question?.key).not.toBe('disc-front')
  // A page of the list asks what the whole list is asked.
  expect((await listOf(shop, { ...ask, limit: 1 })).question).toEqual(question)
  expect((await listOf(shop, { make: CAR.make, category: 'other' })).question).toBeNull()
})

test('where a part goes on a car, and how many it needs, is said by the answer, the list and its table', async () => {
  const part = await partFor({ position: 'front', quantity: 2 })
  expect(await answersOf([part])).toMatchObject([{ fit: 'yes', place: 'front, 2 needed' }])
  const list = await listOf(shop, { ...CAR, category: 'other', limit: 100 })
  expect(list.items.find(({ _id }) => _id === part)!.foundBy).toMatchObject([{ place: 'front, 2 needed' }])
  const { body } = await shop.call('GET', `/parts/${part}`)
  expect(body.fitments).toMatchObject([{ position: 'front', quantity: 2 }])
})

test('an application that its source writes again takes the place of the one before, not of those of others', async () => {
  const part = await partFor({ to: 2014, conditions: [sport] })
  const row = { modelId: await modelId(), from: 2012, engineId: null, position: null, partId: Number(part) }
  const again = { ...row, to: 2013, quantity: 2, conditions: [sport, sport] }
  await writeApplications(shop.ctx, 'test', [{ ...again, quantity: 1 }, again])
  await writeApplications(shop.ctx, 'another', [{ ...again, to: 2015 }])
  await shop.heard()
  const { rows } = await sql`
    select year_to, quantity, name from application join source on source.id = source_id
    where part_id = ${Number(part)} order by year_to`.execute(shop.ctx.db)
  expect(rows).toEqual([
    { year_to: 2013, quantity: 2, name: 'test' },
    { year_to: 2015, quantity: 2, name: 'another' },
  ])
})

test('parts that do not exist, and unknown cars, have no answer', async () => {
  const part = await partFor()
  expect(await answersOf([part, '2147483647', '99999999999', 'disc'])).toHaveLength(1)
  expect(await answersOf([part], { ...CAR, model: 'Camry 9000' })).toEqual([])
  expect(await answersOf([part], { ...CAR, year: '1950' })).toEqual([])
})

test.each([
  ['part', [], CAR],
  ['part', Array.from({ length: 101 }, (_, n) => String(n)), CAR],
  ['make', ['1'], { model: 'A4', year: '2012' }],
  ['model', ['1'], { make: 'Audi', year: '2012' }],
  ['year', ['1'], { make: 'Audi', model: 'A4', year: 'last' }],
  ['year', ['1'], { make: 'Audi', model: 'A4', year: '20120' }],
  ['is', ['1'], { ...CAR, is: 'colour:red' }],
] as [string, string[], Record<string, string>][])(
  'a question with a wrong %s is told so',
  async (field, parts, car) => {
    const { status, body } = await ask(parts, car)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  },
)
