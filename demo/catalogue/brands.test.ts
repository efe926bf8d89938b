import { describe, expect, test } from 'vitest'
import { brands } from './brands.ts'
import { families } from './categories.ts'
import { normalNumber } from '../../domain/catalogue/part-number.ts'

describe('brands', () => {
  test('there are at least 24 of them, in three tiers, each with a name and slug of its own', () => {
    expect(brands.length).toBeGreaterThanOrEqual(24)
    expect(new Set(brands.map((brand) => brand.slug)).size).toBe(brands.length)
    expect(new Set(brands.map((brand) => brand.tier))).toEqual(new Set(['premium', 'original', 'value']))
  })

  test('what they make are families of the catalogue, and every family has at least three of them', () => {
    const slugs = families.map((family) => family.slug)
    for (const brand of brands) expect(slugs, brand.name).toEqual(expect.arrayContaining(brand.makes))
    for (const slug of slugs)
      expect(brands.filter((brand) => brand.makes.includes(slug)).length, slug).toBeGreaterThan(2)
  })

  test('no two numbers of a brand are alike, not even without dots and spaces', () => {
    for (const brand of brands) {
      const numbers = Array.from({ length: 20_000 }, (_, n) => normalNumber(brand.number(n)))
      expect(new Set(numbers).size, brand.name).toBe(20_000)
    }
  })

  test('every brand has numbers enough for a million parts', () => {
    for (const brand of brands) expect(brand.numbers, brand.name).toBeGreaterThanOrEqual(100_000)
  })
})
