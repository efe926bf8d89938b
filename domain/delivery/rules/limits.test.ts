import { expect, test } from 'vitest'
import { sentence } from '#common/spoken'
import { type Limits, parcelOf, type PartFacts, whyNotCarried } from './limits.ts'

const disc: PartFacts = { grams: 9200, longest: 330, hazard: null }
const battery: PartFacts = { grams: 18_500, longest: 278, hazard: 'wet-battery' }
const unknown: PartFacts = { grams: null, longest: null, hazard: null }
const post: Limits = { maxWeightGrams: 31_500, maxLengthMm: 1200, hazards: [] }
const why = (limits: Limits, ...parts: (PartFacts & { quantity: number })[]) => {
  const said = whyNotCarried(limits, parcelOf(parts))
  return said && sentence(said)
}

test('a parcel is as heavy as all pieces, as long as the longest, and as dangerous as each', () => {
  expect(
    parcelOf([
      { ...disc, quantity: 2 },
      { ...battery, quantity: 1 },
    ]),
  ).toEqual({
    grams: 36_900,
    isWeightKnown: true,
    longest: 330,
    hazards: ['wet-battery'],
  })
  expect(
    parcelOf([
      { ...unknown, quantity: 1 },
      { ...disc, quantity: 1 },
    ]),
  ).toMatchObject({
    grams: 9200,
    isWeightKnown: false,
    longest: 330,
  })
})

test('a method refuses what is too heavy, too long or dangerous, and says so', () => {
  expect(why(post, { ...disc, quantity: 3 })).toBeUndefined()
  expect(why(post, { ...disc, quantity: 4 })).toBe('One parcel weighs 36.8 kg; this way takes up to 31.5 kg.')
  expect(why(post, { ...disc, longest: 1500, quantity: 1 })).toBe('One part is 1.5 m long; this way takes up to 1.2 m.')
  expect(why(post, { ...battery, quantity: 1 })).toBe('This way takes no wet batteries.')
  expect(why({ ...post, hazards: ['wet-battery'] }, { ...battery, quantity: 1 })).toBeUndefined()
})

test('without limits it takes all, and what is not known refuses nothing', () => {
  const freight: Limits = { maxWeightGrams: null, maxLengthMm: null, hazards: ['wet-battery'] }
  expect(why(freight, { ...battery, quantity: 40 })).toBeUndefined()
  expect(why(post, { ...unknown, quantity: 40 })).toBeUndefined()
})
