import { expect, test } from 'vitest'
import { ANSWER_KINDS, CONDITION_KINDS, FAMILY_OF } from '#domain/fitment/schema'
import { question, said, sketch, sketchOf } from './at-car.ts'

const keys = [
  ...FAMILY_OF.keys(),
  ...CONDITION_KINDS.filter((kind) => !/^(made|chassis)-/.test(kind)),
  'made',
  'chassis',
  'engine',
]

test.each(keys)('the question for %s says how to tell at the car, with a drawing', (key) => {
  const { text, how } = question(key === 'with' || key === 'without' || key === 'note' ? `${key}:tow bar` : key)
  expect(text).toMatch(/\?$/)
  expect(how).toMatch(/\.$/)
  expect(sketch[sketchOf(key)]).toHaveLength(2)
})

test('what was said of a car reads as a sentence does', () => {
  expect(
    ['disc-front:312', 'made:2012-05', 'with:sport suspension', 'not:only for cars with a tow bar'].map(said),
  ).toEqual([
    'with front discs of 312 mm',
    'made 05/2012',
    'with sport suspension',
    'not so: only for cars with a tow bar',
  ])
  for (const kind of ANSWER_KINDS) expect(said(`${kind}:1`), kind).not.toMatch(/undefined/)
})
