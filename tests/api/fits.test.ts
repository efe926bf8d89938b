import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardFit } from '#domain/fitment/schema'
import { findVehicles } from '#domain/vehicles'
import { addPart, listOf } from '../support/parts.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const CAR = { make: 'Toyota', model: 'Camry', year: '2012' }

function ask(parts: string[], car: Record<string, string> = CAR) {
  const query = new URLSearchParams(car)
  for (const part of parts) query.append('part', part)
  return shop.call('GET', `/fits?${query}`)
}
const answersOf = async (parts: string[], car?: Record<string, string>): Promise<CardFit[]> =>
  (await ask(parts, car)).body.items

type Given = { condition?: string; engine?: number | null }

/** A part whose fitment table has the car, on a condition or for one engine alone. */
async function partFor({ condition, engine = null }: Given = {}): Promise<string> {
  const part = await addPart(shop)
  const { rows } = await sql`
    insert into fitment (part_id, model_id, engine_id, year_from, year_to, condition)
    select ${Number(part)}, m.id, ${engine}, 2012, 2012, ${condition ?? null}
    from model m join make k on k.id = m.make_id
    where k.name = ${CAR.make} and m.name = ${CAR.model} returning part_id`.execute(shop.ctx.db)
  expect(rows.length).toBeGreaterThan(0)
  return part
}

/** The engine of that name. */
async function engineId(label: string): Promise<number> {
  const { bases } = await findVehicles(shop.ctx, { ...CAR, year: 2012 })
  return bases[0]!.configurations.find(({ engine }) => engine.label === label)!.engine.id
}

/** A part for every car but the one. */
async function otherCarsPart(): Promise<string> {
  const part = await addPart(shop)
  await sql`
    insert into fitment (part_id, model_id, year_from, year_to)
    select ${Number(part)}, m.id, 2012, 2012 from model m where m.name <> ${CAR.model} limit 5`.execute(shop.ctx.db)
  return part
}

async function universalPart(): Promise<string> {
  const part = await addPart(shop)
  await sql`update part set universal = true where id = ${Number(part)}`.execute(shop.ctx.db)
  return part
}

test('anybody is told of each part whether it fits, and on what it depends', async () => {
  const [engine, other] = (await shop.call('GET', `/vehicles?${new URLSearchParams(CAR)}`)).body.options
  const parts = {
    yes: await partFor(),
    sport: await partFor({ condition: 'with sport suspension' }),
    engine: await partFor({ engine: await engineId(engine.label) }),
    universal: await universalPart(),
    no: await otherCarsPart(),
    unknown: await addPart(shop),
  }
  const told = await answersOf(Object.values(parts))
  const of = (id: string) => told.find(({ _id }) => _id === id)
  expect(of(parts.yes)).toEqual({ _id: parts.yes, fit: 'yes', why: [] })
  expect(of(parts.sport)).toMatchObject({ fit: 'maybe', why: ['only with sport suspension'] })
  expect(of(parts.engine)).toMatchObject({ fit: 'maybe', why: [`only with the engine ${engine.label}`] })
  expect(of(parts.universal)).toMatchObject({ fit: 'universal', why: [] })
  expect(of(parts.unknown)).toMatchObject({ fit: 'unknown', why: [] })
  expect(of(parts.no)).toMatchObject({ fit: 'no', why: [] })
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

test('of parts that do not exist, and of a car that we do not know, nothing is told', async () => {
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
] as [string, string[], Record<string, string>][])(
  'a question with a wrong %s is told so',
  async (field, parts, car) => {
    const { status, body } = await ask(parts, car)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  },
)
