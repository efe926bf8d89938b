import { expect, test } from 'vitest'
import { knowCar } from '../rule/known-car.ts'
import { oneQuestion } from './one-question.ts'
import type { Fit, Way } from '../schema.ts'

const car = knowCar({
  models: [1],
  year: 2012,
  types: ['car'],
  configurations: [{ engineId: 7, told: false, drive: [], gearbox: [] }],
  engine: null,
  values: [{ engineId: null, kind: 'tyre', value: '205/55R16' }],
  answers: [],
})
const open = (keys: string[], way: Partial<Way> = {}): Fit => ({
  answer: 'if',
  by: 'application',
  open: keys,
  ways: [{ engineId: null, conditions: [], ...way }],
})
const disc = (value: string) => open(['disc-front'], { conditions: [{ kind: 'disc-front', value }] })
const is = (kind: string) => (value: string) => ({ kind, value })
const settled: Fit = { answer: 'fits', by: 'application' }

test('the question that settles most parts comes first, with what to choose from', () => {
  const parts = [
    settled,
    disc('312'),
    disc('90'),
    disc('312'),
    open(['engine'], { engineId: 8 }),
    open(['engine', 'made']),
  ]
  expect(oneQuestion(parts, car)).toEqual({
    key: 'disc-front',
    engines: [],
    answers: ['90', '312', 'other'].map(is('disc-front')),
    settles: 3,
    open: 5,
  })
  expect(oneQuestion(parts.slice(4), car)).toEqual({ key: 'engine', engines: [7, 8], answers: [], settles: 1, open: 2 })
})

test('on a tie the question that concerns more parts comes first', () => {
  const parts = [open(['engine']), open(['made']), open(['made', 'engine']), open(['made', 'drive'])]
  expect(oneQuestion(parts, car)).toMatchObject({ key: 'made', settles: 1 })
})

test('an equipment is asked by yes and no, an option of the car by its options', () => {
  expect(oneQuestion([open(['with:air spring'])], car)).toMatchObject({
    answers: ['with', 'without'].map((kind) => ({ kind, value: 'air spring' })),
  })
  expect(oneQuestion([open(['tyre'])], car)).toMatchObject({ answers: [is('tyre')('205/55R16')] })
})

test('where nothing is open nothing is asked', () => {
  expect(oneQuestion([settled, { answer: 'no', because: ['model'] }], car)).toBeNull()
})
