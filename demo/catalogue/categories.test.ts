import { describe, expect, test } from 'vitest'
import pictures from '../../domain/catalogue/data/picture-views.json' with { type: 'json' }
import { brands } from './brands.ts'
import { families, tree, types } from './categories.ts'
import { Dice } from './dice.ts'
import type { Position, Traits, VehicleKind } from './part-type.ts'

const sizeOf: Record<VehicleKind, Partial<Traits>> = {
  car: { size: 0.3, litres: 1.6, cylinders: 4 },
  'suv-van': { size: 0.7, litres: 3, cylinders: 6 },
  truck: { size: 1, litres: 6.7, cylinders: 8 },
  motorcycle: { size: 0, litres: 0.65, cylinders: 2 },
}

/** Specs of a type for a spread of vehicles. */
function specsOf({ type }: (typeof types)[number]) {
  return type.suits.flatMap((kind) =>
    (type.positions ?? [null]).flatMap((position: Position | null) =>
      Array.from({ length: 12 }, (_, seed) => {
        const fuel = type.fuel ?? (seed % 3 === 0 ? 'diesel' : 'petrol')
        const traits = { kind, fuel, year: 1985 + seed * 3, position, ...sizeOf[kind] } as Traits
        return type.spec(new Dice(seed, 1), traits)
      }),
    ),
  )
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
    for (const { title, attributes, share } of specsOf(entry)) {
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
