import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api'
import { loadVinCodes } from '#domain/vin'
import type { NamedVehicle } from '#domain/vehicles/schema'
import type { VinAnswer } from '#domain/vin/schema'
import { openDb } from '#platform/db/pool'
import { createLog } from '#platform/log'
import { signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await loadVinCodes(shop.url)
})
afterAll(() => shop.close())

const ACCORD = '1HGCM82633A004352'
const ask = (vin: unknown) => shop.call('POST', '/vin', { body: { vin } })
const answerTo = async (vin: string): Promise<VinAnswer> => {
  const { status, body } = await ask(vin)
  expect(status).toBe(200)
  return body
}

test('anybody gets the car of a VIN with its engine, and the response is not cached', async () => {
  const { status, body, headers } = await ask(' 1hg-cm826 33a 004352 ')
  expect(status).toBe(200)
  expect(body).toMatchObject({ result: 'car', about: null, options: [], checkDigit: 'right', slips: [] })
  expect(body.car).toMatchObject({
    make: 'Honda',
    model: 'Accord',
    year: 2003,
    engine: '3.0 L 6-cyl petrol',
    type: 'car',
    label: '2003 Honda Accord 3.0 L 6-cyl petrol',
  })
  const { rows } = await sql`
    select from configuration where base_vehicle_id = ${body.car.car} and engine_id = ${body.car.engineId}`.execute(
    shop.ctx.db,
  )
  expect(rows).toHaveLength(1)
  expect(headers.get('cache-control')).toBe('no-store')
})

type Known = { vin: string; year: number; make: string; model: string }
const known: Known[] = readFileSync(join(import.meta.dirname, 'known-vins.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(2)
  .map((line) => line.split(',') as [string, string, string, string])
  .map(([vin, year, make, model]) => ({ vin, year: Number(year), make, model }))

const words = (name: string) => new Set(name.toLowerCase().match(/[a-z]+|\d+/g))
/**
 * One names the other more closely ("GLC", "GLC-Class"; "Sierra HD", "Sierra 3500HD"), or is of its series ("4-Series",
 * "435i").
 */
function isSameModel(one: string, other: string): boolean {
  const series = /^(\d)-Series$/.exec(one)?.[1]
  return (
    words(one).isSubsetOf(words(other)) || words(other).isSubsetOf(words(one)) || (!!series && other.startsWith(series))
  )
}
const isOf = (known: Known) => (car: NamedVehicle) =>
  car.year === known.year && car.make.toLowerCase() === known.make.toLowerCase() && isSameModel(known.model, car.model)

test('of 50 known VINs at least 95 in a hundred are answered at once, none wrongly, and the others by one question', async () => {
  expect(known).toHaveLength(50)
  let sure = 0
  for (const one of known) {
    const { car, options } = await answerTo(one.vin)
    if (car) {
      expect(car, one.vin).toSatisfy(isOf(one))
      sure++
    } else expect(options.some(isOf(one)), `${one.vin}: ${options.map(({ label }) => label)}`).toBe(true)
  }
  expect(sure).toBeGreaterThanOrEqual(0.95 * known.length)
})

test('where several engines remain the VIN asks for them alone', async () => {
  const { result, about, car, options } = await answerTo('5NPEB4AC9DH571382')
  expect({ result, about }).toEqual({ result: 'question', about: 'engine' })
  expect(car).toMatchObject({ make: 'Hyundai', model: 'Sonata', year: 2013, label: '2013 Hyundai Sonata' })
  expect(car!.engine).toBeUndefined()
  expect(options.map(({ engine }) => engine)).toEqual(['2.4 L 4-cyl petrol', '2.4 L 4-cyl petrol hybrid'])
})

test('a typing error is shown at its place, and the answer is a question, not a car', async () => {
  const { result, about, car, options, checkDigit, slips } = await answerTo('1HGCM82633A004325')
  expect({ result, about, car, checkDigit }).toEqual({
    result: 'question',
    about: 'car',
    car: null,
    checkDigit: 'wrong',
  })
  expect(options.map(({ label }) => label)).toEqual(['2003 Honda Accord 3.0 L 6-cyl petrol'])
  expect(slips).toContainEqual({ places: [16, 17], vin: ACCORD })
})

test('a VIN without a check digit, as from Europe, is not refused: what it stands for is asked about', async () => {
  const porsche = await answerTo('WP0ZZZ99ZTS392124')
  expect(porsche).toMatchObject({ result: 'question', about: 'car', car: null, checkDigit: 'none', slips: [] })
  expect(porsche.options[0]).toMatchObject({ make: 'Porsche', model: '911', year: 1996 })
})

test('of an unknown VIN from Europe, whose place 9 need be no check digit, no character is called wrong without a car that speaks for it', async () => {
  for (const vin of ['TMBJJ7NE5E0123456', 'ZFA31200000123456', 'VF1BZAA0657123456', 'WDB2030461A123456'])
    expect(await answerTo(vin), vin).toMatchObject({ result: 'unknown', checkDigit: 'wrong', slips: [] })
  // Its maker writes a check digit for the American market.
  const { result, slips } = await answerTo('WBAR35C57EK186393')
  expect({ result, slips }).toEqual({ result: 'unknown', slips: [{ places: [4, 5], vin: 'WBA3R5C57EK186393' }] })
})

test('a VIN without a known code still gives make and year, as far as it has them', async () => {
  const golf = await answerTo('WVWZZZ1KZAW000001')
  expect(golf).toMatchObject({
    result: 'unknown',
    car: null,
    options: [],
    make: 'Volkswagen',
    year: null,
    checkDigit: 'none',
  })
  expect(await answerTo('1M8GDM9AXKP042788')).toMatchObject({ result: 'unknown', make: null, year: 1989 })
})

test('a text that is no VIN is refused with the wrong place', async () => {
  const refused = async (vin: unknown) => {
    const { status, body } = await ask(vin)
    expect(status).toBe(400)
    expect(body.code).toBe('invalid')
    return { said: body.fields.vin, places: body.places, likely: body.likely }
  }
  expect(await refused('1HGCM82633A00435')).toMatchObject({ said: 'A VIN has 17 characters; this has 16.' })
  expect(await refused('1HGCM82633A0O4352')).toEqual({
    said: 'A VIN has no I, O or Q: character 13 is O. Is it 0?',
    places: [13],
    likely: ACCORD,
  })
  expect(await refused('1HGCM82633A0043#')).toMatchObject({ places: [16] })
  expect(await refused('  ')).toMatchObject({ said: 'Type the VIN: 17 letters and digits.' })
  expect((await ask(17)).body.fields.vin).toBe('Type the VIN: 17 letters and digits.')
  expect((await ask('1'.repeat(61))).status).toBe(400)
})

test('a VIN is decoded by few light queries: fifty in less than five seconds, on any machine', async () => {
  await answerTo(ACCORD)
  const began = performance.now()
  for (const { vin } of known) await answerTo(vin)
  expect(performance.now() - began).toBeLessThan(5000)
})

/** Characters of a VIN that no log and no table may hold: more than the maker's and the model's codes. */
const piecesOf = (vin: string) => [vin, vin.slice(3), vin.slice(9)]

test('no log and no table ever holds a VIN, also when something fails', async () => {
  let said = ''
  const sink = new Writable({ write: (chunk, _, done) => void ((said += chunk), done()) })
  const log = createLog('trace', sink as never)
  const broken = openDb('postgres://nobody@127.0.0.1:9/nowhere', log, 1, 'finding')
  const { token } = await signUp(shop)
  const call = async (finder: TestShop['ctx']['finder'], vin: string, limits = '0') => {
    const api = createApi({ ...shop.ctx, finder, log, config: { ...shop.ctx.config, LIMITS: Number(limits) } })
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': `${vin.length}-${limits}`,
    }
    return (await api.request('/vin', { method: 'POST', headers, body: JSON.stringify({ vin }) })).status
  }
  expect(await call(shop.ctx.finder, ACCORD)).toBe(200)
  expect(await call(shop.ctx.finder, `${ACCORD}7`)).toBe(400)
  expect(await call(broken.db, ACCORD)).toBeGreaterThanOrEqual(500)
  await broken.close()
  expect(said).toContain('/vin')
  for (const piece of piecesOf(ACCORD)) expect(said).not.toContain(piece)
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'jobs') and relname not like 'vin%'`.execute(shop.ctx.db)
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables)
    for (const piece of piecesOf(ACCORD)) {
      const { rows } = await sql`select from ${sql.raw(name)} t where position(${piece} in t::text) > 0`.execute(
        shop.ctx.db,
      )
      expect(rows, name).toEqual([])
    }
})

test('one address may ask for so many VINs in ten minutes', async () => {
  const strict = await openShop({ LIMITS: '0.02' })
  const statuses = []
  for (let n = 0; n < 4; n++) {
    statuses.push((await strict.call('POST', '/vin', { body: { vin: ACCORD }, from: '203.0.113.7' })).status)
  }
  expect(statuses).toEqual([200, 200, 429, 429])
  await strict.close()
})

test('the codes come once', async () => {
  expect(await loadVinCodes(shop.url)).toBe(0)
})
