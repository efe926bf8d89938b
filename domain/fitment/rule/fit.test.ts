import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitByTrying } from '../../../tests/support/catalogue/fit-reference.ts'
import { fitOf } from './fit.ts'
import { type Asked, knowCar } from './known-car.ts'
import type { Application, Condition, ConditionKind, PartFacts } from '../schema.ts'

const asked = (more: Partial<Asked> = {}): Asked => ({
  models: [1],
  year: 2012,
  types: ['car'],
  configurations: [],
  engine: null,
  values: [],
  answers: [],
  ...more,
})
const told = (...engines: number[]) =>
  engines.map((engineId) => ({ engineId, told: true, drive: [], gearbox: [] }) as Asked['configurations'][number])
const candidates = (...engines: number[]) => told(...engines).map((one) => ({ ...one, told: false }))
const application = (more: Partial<Application> = {}): Application => ({
  modelId: 1,
  from: 2010,
  to: 2014,
  engineId: null,
  position: null,
  quantity: null,
  conditions: [],
  ...more,
})
const listed = (...applications: Application[]): PartFacts => ({
  universal: false,
  suits: ['car'],
  applications,
  hasApplications: true,
  specs: [],
})
const nothing: PartFacts = { ...listed(), hasApplications: false }
const specified = (...specs: [string, string][]): PartFacts => ({
  ...nothing,
  specs: specs.map(([kind, value]) => ({ kind, value })),
})
const fit = (part: PartFacts, more?: Partial<Asked>) => fitOf(part, knowCar(asked(more)))
const sport: Condition = { kind: 'with', value: 'sport suspension' }

describe('by applications', () => {
  test('model and year decide first', () => {
    expect(fit(listed(application()))).toEqual({ answer: 'fits', by: 'application' })
    expect(fit(listed(application()), { models: [2] })).toEqual({ answer: 'no', because: ['model'] })
    expect(fit(listed(application()), { year: 2009 })).toEqual({ answer: 'no', because: ['year'] })
    expect(fit(nothing)).toEqual({ answer: 'unknown', missing: ['vehicles'] })
  })

  test('a make alone, or a model without a year, is never enough', () => {
    expect(fit(listed(application()), { models: [1, 2] })).toMatchObject({ answer: 'if', open: ['model'] })
    expect(fit(listed(application()), { year: null })).toMatchObject({ answer: 'if', open: ['year'] })
  })

  test('a candidate engine is asked about; a told or chosen one is not', () => {
    const part = listed(application({ engineId: 7 }))
    expect(fit(part)).toMatchObject({ answer: 'if', open: ['engine'], ways: [{ engineId: 7, conditions: [] }] })
    expect(fit(part, { configurations: candidates(7) })).toMatchObject({ answer: 'if', open: ['engine'] })
    expect(fit(part, { configurations: candidates(8) })).toMatchObject({ answer: 'if', open: ['engine'] })
    expect(fit(part, { configurations: candidates(7), types: ['motorcycle'] })).toMatchObject({ answer: 'fits' })
    expect(fit(part, { configurations: told(7) })).toMatchObject({ answer: 'fits' })
    expect(fit(part, { configurations: told(7, 8) })).toMatchObject({ answer: 'if', open: ['engine'] })
    expect(fit(part, { configurations: told(8) })).toEqual({ answer: 'no', because: ['engine'] })
    expect(fit(part, { configurations: candidates(8), engine: 7 })).toMatchObject({ answer: 'fits' })
    expect(fit(part, { engine: 8 })).toEqual({ answer: 'no', because: ['engine'] })
  })

  test('the engine does not matter to an application without one, nor where each stated engine has one', () => {
    expect(fit(listed(application()), { configurations: candidates(7, 8) })).toMatchObject({ answer: 'fits' })
    const both = listed(application({ engineId: 7 }), application({ engineId: 8 }))
    expect(fit(both, { configurations: told(7, 8) })).toMatchObject({ answer: 'fits' })
    expect(fit(both, { configurations: candidates(7, 8) })).toMatchObject({ answer: 'if', open: ['engine'] })
  })

  test('a condition is open until it is answered', () => {
    const part = listed(application({ conditions: [sport] }))
    expect(fit(part)).toMatchObject({ answer: 'if', open: ['with:sport suspension'], ways: [{ conditions: [sport] }] })
    expect(fit(part, { answers: [sport] })).toMatchObject({ answer: 'fits' })
    expect(fit(part, { answers: [{ ...sport, kind: 'without' }] })).toMatchObject({ answer: 'no' })
    const wide = listed(application({ conditions: [{ kind: 'disc-front', value: '312' }] }))
    expect(fit(wide, { answers: [{ kind: 'disc-front', value: '293' }] })).toMatchObject({ because: ['disc-front'] })
  })

  test('one engine may fit outright and another on a condition', () => {
    const part = listed(application({ engineId: 7 }), application({ engineId: 8, conditions: [sport] }))
    const car = { configurations: told(7, 8) }
    expect(fit(part, car)).toMatchObject({ answer: 'if', open: ['engine', 'with:sport suspension'] })
    expect(fit(part, { ...car, engine: 7 })).toMatchObject({ answer: 'fits' })
    expect(fit(part, { ...car, engine: 8 })).toMatchObject({ answer: 'if', open: ['with:sport suspension'] })
  })

  test('what is known of the car settles a condition, or excludes it; where the engine tells it, the engine is asked', () => {
    const part = listed(application({ conditions: [{ kind: 'disc-front', value: '312' }] }))
    const disc = (engineId: number | null, value: string) => ({ engineId, kind: 'disc-front', value })
    expect(fit(part, { values: [disc(null, '312')] })).toMatchObject({ answer: 'fits' })
    expect(fit(part, { values: [disc(null, '293')] })).toMatchObject({ answer: 'no', because: ['disc-front'] })
    expect(fit(part, { values: [disc(null, '293'), disc(null, '312')] })).toMatchObject({ open: ['disc-front'] })
    const byEngine = { configurations: told(7, 8), values: [disc(7, '293'), disc(8, '312')] }
    expect(fit(part, byEngine)).toMatchObject({ answer: 'if', open: ['engine'] })
    expect(fit(part, { ...byEngine, engine: 8 })).toMatchObject({ answer: 'fits' })
  })

  test.each([
    ['made-from', '2012-05', 'made', '2012-05', 'fits'],
    ['made-from', '2012-05', 'made', '2012-04', 'no'],
    ['made-from', '2012-05', 'made', '2012-05-17', 'fits'],
    ['made-from', '2012-05', 'made', '2012', 'if'],
    ['made-to', '2012-05', 'made', '2012-05-31', 'fits'],
    ['made-to', '2012-05', 'made', '2012-06', 'no'],
    ['made-to', '2012-05', 'made', '2012', 'if'],
    ['chassis-from', '8P-9A-100 001', 'chassis', '8p9a100000', 'no'],
    ['chassis-to', '8P-9A-100 001', 'chassis', '8p9a100000', 'fits'],
    ['chassis-to', '8P-9A-100 001', 'chassis', '77', 'if'],
  ] as const)('%s %s against %s %s: %s', (kind, value, key, answer, is) => {
    const part = listed(application({ conditions: [{ kind, value }] }))
    expect(fit(part, { answers: [{ kind: key, value: answer }] }).answer).toBe(is)
  })
})

describe('by specification', () => {
  const oil = specified(['oil', '5W-30 VW 504.00'])
  const needs = (engineId: number | null, value: string, kind = 'oil') => ({ engineId, kind, value })

  test('a part fits the car that asks for its value, and of a car without one nothing is known', () => {
    expect(fit(oil, { values: [needs(null, '5W-30 VW 504.00')] })).toEqual({ answer: 'fits', by: 'spec' })
    expect(fit(oil, { values: [needs(null, '0W-16')] })).toEqual({ answer: 'no', because: ['oil'] })
    expect(fit(oil)).toEqual({ answer: 'unknown', missing: ['oil'] })
    expect(fit(specified(['oil-litres', '4.3']))).toEqual({ answer: 'unknown', missing: ['vehicles'] })
  })

  test('what differs by engine asks for the engine, and options for themselves', () => {
    const byEngine = [needs(7, '5W-30 VW 504.00'), needs(8, '0W-16')]
    expect(fit(oil, { values: byEngine, configurations: told(7, 8) })).toMatchObject({ answer: 'if', open: ['engine'] })
    expect(fit(oil, { values: byEngine, engine: 7 })).toMatchObject({ answer: 'fits' })
    expect(fit(oil, { values: byEngine, engine: 9 })).toMatchObject({ answer: 'unknown' })
    expect(fit(oil, { values: [needs(7, '0W-16')], configurations: candidates(7) })).toMatchObject({
      answer: 'unknown',
    })
    const sizes = [needs(null, '205/55R16', 'tyre'), needs(null, '225/45R17', 'tyre')]
    const tyre = specified(['tyre', '225/45R17'])
    expect(fit(tyre, { values: sizes })).toMatchObject({ answer: 'if', open: ['tyre'] })
    expect(fit(tyre, { values: sizes, answers: [{ kind: 'tyre', value: '225/45R17' }] })).toMatchObject({
      answer: 'fits',
    })
  })

  test('one kind of a family is enough, every family is needed, and it is made for that type of vehicle', () => {
    const bulb = specified(['bulb-low', 'H7'], ['bulb-high', 'H7'])
    expect(fit(bulb, { values: [needs(null, 'H1', 'bulb-low'), needs(null, 'H7', 'bulb-high')] }).answer).toBe('fits')
    expect(fit(bulb, { values: [needs(null, 'H1', 'bulb-low')] }).answer).toBe('unknown')
    const wheel = specified(['wheel', '7Jx17'], ['bolt-circle', '5x112'])
    const car = [needs(null, '7Jx17', 'wheel'), needs(null, '5x112', 'bolt-circle')]
    expect(fit(wheel, { values: car }).answer).toBe('fits')
    expect(fit(wheel, { values: [car[0]!, needs(null, '5x100', 'bolt-circle')] }).answer).toBe('no')
    expect(fit(wheel, { values: car, types: ['motorcycle'] })).toEqual({ answer: 'no', because: ['type'] })
  })
})

test('a part that suits every vehicle asks for the kind of vehicle', () => {
  const mat: PartFacts = { ...nothing, universal: true, suits: ['car', 'suv-van'] }
  expect(fit(mat)).toEqual({ answer: 'fits', by: 'universal' })
  expect(fit(mat, { types: ['motorcycle'] })).toEqual({ answer: 'no', because: ['type'] })
  expect(fit(mat, { types: ['car', 'truck'] })).toMatchObject({ answer: 'if', open: ['type'] })
})

/** Cars and parts of a world so small that they meet. */
const engine = fc.integer({ min: 1, max: 3 })
const year = fc.integer({ min: 2010, max: 2013 })
const oneOf = <T extends string>(kinds: readonly T[]) => fc.constantFrom(...kinds)
const values: Record<string, string[]> = {
  drive: ['AWD', 'FWD'],
  'disc-front': ['293', '312'],
  with: ['sport brakes', 'air spring'],
  without: ['air spring'],
  note: ['sedan only'],
  not: ['sedan only'],
  made: ['2011-02', '2011-08', '2012-05'],
  'made-from': ['2011-05'],
  'made-to': ['2011-09'],
  oil: ['0W-20', '5W-30'],
  'bulb-low': ['H1', 'H7'],
  'bulb-high': ['H1', 'H7'],
  'oil-litres': ['4.3'],
}
const valued = <T extends string>(kinds: readonly T[]) =>
  oneOf(kinds).chain((kind) => fc.record({ kind: fc.constant(kind), value: fc.constantFrom(...values[kind]!) }))
const conditions = fc.uniqueArray(
  valued<ConditionKind>(['drive', 'disc-front', 'with', 'without', 'note', 'made-from', 'made-to']),
  { maxLength: 2, selector: ({ kind, value }) => (kind.startsWith('with') ? value : kind) },
)
const applications = fc.array(
  fc
    .record({
      modelId: fc.integer({ min: 1, max: 2 }),
      from: year,
      years: fc.nat(3),
      engineId: fc.option(engine),
      conditions,
    })
    .map(({ years, ...one }) => application({ ...one, to: one.from + years })),
  { maxLength: 5 },
)
const specs = fc.array(valued(['oil', 'bulb-low', 'bulb-high', 'oil-litres']), { maxLength: 4 })
const types = fc.constantFrom<Asked['types'][]>(['car'], ['motorcycle'], ['car', 'motorcycle'])
const parts: fc.Arbitrary<PartFacts> = fc
  .record({ applications, specs, universal: fc.boolean(), isListed: fc.boolean(), suits: types })
  .map(({ isListed, universal, ...part }) => ({
    ...part,
    applications: isListed ? part.applications : [],
    hasApplications: isListed && part.applications.length > 0,
    universal: universal && !isListed,
  }))
const carValues = fc.array(
  fc
    .tuple(fc.option(engine), valued(['oil', 'bulb-low', 'bulb-high', 'drive', 'disc-front']))
    .map(([engineId, one]) => ({ engineId, ...one })),
  { maxLength: 6 },
)
const configurations = fc
  .tuple(fc.uniqueArray(engine, { maxLength: 3 }), fc.boolean(), fc.subarray(['AWD', 'FWD']))
  .map(([engines, isTold, drive]) => engines.map((engineId) => ({ engineId, told: isTold, drive, gearbox: [] })))
const cars: fc.Arbitrary<Asked> = fc.record({
  models: fc.constantFrom([1], [1], [1], [2], [1, 2]),
  year: fc.option(year, { freq: 8 }),
  types,
  configurations,
  engine: fc.option(engine),
  values: carValues,
  answers: fc.uniqueArray(valued(['drive', 'disc-front', 'with', 'without', 'note', 'not', 'made', 'oil']), {
    maxLength: 3,
    selector: ({ kind, value }) => (values[kind]!.length === 1 || kind === 'with' ? value : kind),
  }),
})

const RUNS = { numRuns: 20_000 }

describe('of any part and any car', () => {
  test('the rule says what trying every possible car says', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(parts, cars, (part, car) => {
        const { answer } = fitOf(part, knowCar(car))
        seen.set(answer, (seen.get(answer) ?? 0) + 1)
        expect(answer).toBe(fitByTrying(part, car))
      }),
      RUNS,
    )
    for (const answer of ['fits', 'if', 'no', 'unknown']) expect(seen.get(answer)).toBeGreaterThan(500)
  })

  test('an engine that is named afterwards takes back neither a yes nor a no', () => {
    fc.assert(
      fc.property(parts, cars, (part, car) => {
        const known = knowCar(car)
        const { answer } = fitOf(part, known)
        if (answer !== 'fits' && answer !== 'no') return
        for (const one of known.enginesClosed ? known.engines : [1, 2, 3])
          expect(fitOf(part, knowCar({ ...car, engine: one })).answer).toBe(answer)
      }),
      RUNS,
    )
  })

  test('what it depends on is named, and each way that is said makes it fit', () => {
    fc.assert(
      fc.property(parts, cars, (part, car) => {
        const known = knowCar(car)
        const told = fitOf(part, known)
        if (told.answer !== 'if') return
        expect(told.open.length).toBeGreaterThan(0)
        if (told.by !== 'application') return
        expect(told.ways.length).toBeGreaterThan(0)
        if (car.models.length > 1 || car.year === null) return
        for (const way of told.ways) {
          const answers = way.conditions.map(({ kind, value }) => ({ kind: kind.replace(/-(from|to)$/, ''), value }))
          const answered = { ...car, engine: way.engineId ?? car.engine, answers: [...car.answers, ...answers] }
          expect(fitOf(part, knowCar(answered)).answer).toBe('fits')
        }
      }),
      RUNS,
    )
  })
})
