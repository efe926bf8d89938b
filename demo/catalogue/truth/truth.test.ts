import { describe, expect, test } from 'vitest'
import type { Application, Condition } from '#domain/fitment/schema'
import { MEASURES } from '../../../domain/fitment/check/measures.ts'
import { demoParts } from '../parts.ts'
import { burns } from './cars.ts'
import { buildTruth, specsOf } from './index.ts'
import { knownCars } from '../../../tests/support/catalogue/known-cars.ts'

const cars = knownCars()
const truths = buildTruth(cars)
const yearsOf = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n)

describe('the truth of the cars', () => {
  test('is one for each: every model year has one chassis, every known engine of it one family', () => {
    const keysOf = (scope: string) =>
      truths
        .filter((truth) => truth.scope === scope)
        .flatMap(({ runs }) => runs)
        .flatMap((run) => yearsOf(run).map((year) => `${run.modelId} ${year} ${run.engineId}`))
        .toSorted()
    const known = cars.filter(({ engine, kind }) => engine && burns(engine, kind))
    const expected = (rows: typeof cars, engine: boolean) =>
      [
        ...new Set(
          rows.flatMap((car) => yearsOf(car).map((year) => `${car.modelId} ${year} ${engine ? car.engineId : null}`)),
        ),
      ].toSorted()
    expect(keysOf('chassis')).toEqual(expected(cars, false))
    expect(keysOf('engine')).toEqual(expected(known, true))
  })

  test('does not hang on the order in which the cars come', () => {
    expect(buildTruth(cars.toReversed())).toEqual(truths)
  })

  test('can be built: discs go into wheels, tyres of one car are about as tall, plugs match the fuel', () => {
    for (const { kind, scope, fuel, year, chassis, motor } of truths) {
      const { brakes, wheels } = chassis
      for (const [usual, larger] of [brakes.front, brakes.rear]) {
        if (kind === 'motorcycle' || !usual) continue
        expect(usual.diameter).toBeLessThan(wheels.rims[0]!.inches * 25.4 - 50)
        if (larger) expect(larger.diameter).toBeLessThan(wheels.rims.at(-1)!.inches * 25.4 - 50)
        if (larger) expect(larger.diameter).toBeGreaterThan(usual.diameter + 9)
      }
      const heights = wheels.rims.map(({ tyre, inches }) => {
        const [width, ratio] = tyre.split(/[/R]/).map(Number) as [number, number]
        return inches * 25.4 + (2 * width * ratio) / 100
      })
      if (heights.length > 0) expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.05)
      expect(brakes.rear.length > 0).toBe(brakes.drum === null)
      if (scope === 'engine' && fuel === 'diesel')
        expect(motor.injection).toMatch(year < 1998 ? /^mechanical$/ : /^common rail/)
      if (kind !== 'motorcycle') expect(motor.bore).toBeGreaterThan(45)
    }
  })

  test('gives electric cars a coolant and a battery, but no oil', () => {
    const electric = cars.filter(({ model }) => model === 'e-Golf').map(({ modelId }) => modelId)
    const kinds = new Set(specsOf(truths).flatMap(({ modelId, kind }) => (electric.includes(modelId) ? [kind] : [])))
    expect([...kinds]).toEqual(expect.arrayContaining(['coolant', 'battery', 'tyre', 'brake-fluid']))
    for (const kind of ['oil', 'oil-litres', 'gear-oil', 'automatic-fluid', 'adblue'] as const)
      expect(kinds).not.toContain(kind)
  })
})

type Measured = Application & { part: number; value: string }

/** Whether a car could be both: no two of their conditions exclude each other. */
const canBoth = (a: Condition[], b: Condition[]) =>
  !a.some((x) =>
    b.some((y) => {
      if (x.kind === y.kind) return x.value !== y.value && x.kind !== 'with' && x.kind !== 'without'
      const [one, other] = [x.kind, y.kind].toSorted()
      if (one === 'with' && other === 'without') return x.value === y.value
      return one === 'made-from' && other === 'made-to' && x.value !== y.value
    }),
  )

test('no two parts that a car could take at one place measure differently', () => {
  const places = new Map<string, Measured[]>()
  for (const part of demoParts(truths, 12_000))
    for (const [type, attribute, measure] of MEASURES) {
      const value = part.type.slug === type && part.attributes.find(([name]) => name === attribute)?.[1]
      if (!value) continue
      for (const application of part.applications) {
        const key = `${measure} ${part.position ?? ''} ${application.modelId}`
        const there = places.get(key) ?? places.set(key, []).get(key)!
        there.push({ ...application, part: part.id, value })
      }
    }
  const faults = [...places].flatMap(([key, there]) =>
    there.flatMap((a, n) =>
      there.slice(n + 1).flatMap((b) => {
        const isOneCar = a.from <= b.to && b.from <= a.to && (a.engineId === b.engineId || !a.engineId || !b.engineId)
        return isOneCar && a.value !== b.value && canBoth(a.conditions, b.conditions) ? [{ key, a, b }] : []
      }),
    ),
  )
  expect(places.size).toBeGreaterThan(10_000)
  expect(faults).toEqual([])
})
