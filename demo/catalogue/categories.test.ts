import { describe, expect, test } from 'vitest'
import pictures from '../../domain/catalogue/data/picture-views.json' with { type: 'json' }
import { brands } from './brands.ts'
import { families, tree, types } from './categories.ts'
import { Dice } from './dice.ts'
import type { PartType, Position, Traits } from './part-type.ts'
import type { VehicleKind } from './truth/cars.ts'
import { chassisOf } from './truth/chassis.ts'
import { specsOf as specsOfCars, traitsOf, type Truth, versionsOf } from './truth/index.ts'
import { motorOf } from './truth/motor.ts'

const sizeOf: Record<VehicleKind, Partial<Traits>> = {
  car: { size: 0.3, litres: 1.6, cylinders: 4 },
  'suv-van': { size: 0.7, litres: 3, cylinders: 6 },
  truck: { size: 1, litres: 6.7, cylinders: 8 },
  motorcycle: { size: 0, litres: 0.65, cylinders: 2 },
}

/** Specs of a type for a spread of vehicles that have such a part. */
function specsOf({ type }: (typeof types)[number]) {
  const places = type.meets?.map(({ position }) => position) ?? type.positions ?? [null]
  return type.suits.flatMap((kind) =>
    places.flatMap((position: Position | null) =>
      Array.from({ length: 24 }, (_, seed) => {
        const fuel = type.fuel ?? (seed % 3 === 0 ? 'diesel' : 'petrol')
        const cars = {
          id: seed,
          kind,
          fuel,
          year: 1983 + Math.floor(seed * 1.8),
          makes: makes.slice(seed % 3),
          ...sizeOf[kind],
        } as Truth
        const truth = { ...cars, runs: [{ ...run, kind }], chassis: chassisOf(cars), motor: motorOf(cars) }
        return [
          ...valuesOf(type, { ...truth, scope: 'chassis' }, position),
          ...valuesOf(type, { ...truth, scope: 'engine' }, position),
        ].map((value) => type.spec(new Dice(seed, 1), traitsOf(truth, position, 0, value), new Dice(seed, 2)))
      }).flat(),
    ),
  )
}

const makes = ['Audi', 'Toyota', 'Ford']
const run = {
  modelId: 1,
  engineId: 1,
  from: 2001,
  to: 2004,
  drive: ['AWD'],
  gearbox: ['automatic', 'manual'],
} as unknown as Truth['runs'][number]

/** For which values these cars have such a part; '' where none is asked for. */
function valuesOf(type: PartType, truth: Truth, position: Position | null): string[] {
  if (type.fits === 'any') return ['']
  if (!type.meets) return versionsOf(type, truth, position).length > 0 ? [''] : []
  const kinds: readonly string[] = type.meets.flatMap((place) => (place.position === position ? place.kinds : []))
  return specsOfCars([truth]).flatMap(({ kind, value }) => (kinds.includes(kind) ? [value] : []))
}

describe('the category tree', () => {
  test('has the six categories of the home page at its top', () => {
    expect(tree.map((top) => top.name.toUpperCase())).toEqual([
      'WHEELS & TIRES',
      'SMART DEVICES',
      'OILS & FLUIDS',
      'LIGHTS & LIGHTING',
      'REPLACEMENT PARTS',
      'TOOLS & EQUIPMENT',
    ])
  })

  test('has at least 120 part types, and no slug twice', () => {
    expect(types.length).toBeGreaterThanOrEqual(120)
    expect(new Set(types.map(({ type }) => type.slug)).size).toBe(types.length)
    const categories = [...tree, ...families].map((category) => category.slug)
    expect(new Set(categories).size).toBe(categories.length)
  })
})

describe.each(types.map((entry) => [entry.type.slug, entry] as const))('%s', (_slug, entry) => {
  const { type } = entry

  test('has a known picture, sane ranges and synonyms that add something', () => {
    const shown = specsOf(entry).map(({ picture }) => picture ?? type.picture)
    for (const picture of new Set([type.picture, ...shown]))
      for (const key of [picture, ...(type.labels ?? []).map((brand) => `${picture}-${brand}`)])
        expect(Object.keys(pictures)).toContain(key)
    expect(brands.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...(type.labels ?? [])]))
    expect(type.price[0]).toBeGreaterThan(0)
    expect(type.price[1]).toBeGreaterThan(type.price[0])
    expect(type.price[1]).toBeLessThan(2000)
    expect(type.weight[1]).toBeGreaterThan(type.weight[0])
    for (const synonym of type.synonyms)
      expect([type.name, type.singular].map((name) => name.toLowerCase())).not.toContain(synonym)
  })

  test('has attributes with values, and a title', () => {
    const specs = specsOf(entry)
    expect(specs.length).toBeGreaterThan(0)
    for (const { title, attributes, share } of specs) {
      expect(title.trim()).not.toBe('')
      expect(attributes.length).toBeGreaterThan(0)
      for (const [name, value] of attributes) {
        expect(String(value), name).not.toMatch(/^$|undefined|NaN|-?Infinity|^-/)
        if (typeof value === 'number') expect(String(value).length, `${name} ${value}`).toBeLessThan(8)
      }
      expect(new Set(attributes.map(([name]) => name)).size).toBe(attributes.length)
      if (share !== undefined) expect(share).toBeGreaterThanOrEqual(0)
      if (share !== undefined) expect(share).toBeLessThanOrEqual(1)
    }
  })
})
