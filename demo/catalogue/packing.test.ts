import { expect, test } from 'vitest'
import { packed } from './packing.ts'
import { types } from './categories.ts'

const partTypes = types.map(({ type }) => type)

test('every part has a box that holds what it weighs', () => {
  for (const { slug, weight } of partTypes)
    for (const grams of weight) {
      const { lengthMm, widthMm, heightMm } = packed(slug, grams)
      const gramsPerLitre = grams / ((lengthMm * widthMm * heightMm) / 1_000_000)
      expect(gramsPerLitre, slug).toBeLessThan(4000)
      expect(gramsPerLitre, slug).toBeGreaterThan(3)
      expect(lengthMm, slug).toBeLessThan(2000)
    }
})

test('batteries, sprays and gas struts are dangerous goods; a brake disc is not', () => {
  const of = (slug: string) => packed(slug, 1000).hazard
  expect(['batteries', 'brake-cleaners', 'bonnet-struts', 'engine-oils', 'brake-discs'].map(of)).toEqual([
    'wet-battery',
    'aerosol',
    'gas',
    'liquid',
    null,
  ])
})
