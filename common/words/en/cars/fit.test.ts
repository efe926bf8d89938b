import { expect, test } from 'vitest'
import { question } from './at-car.ts'
import { dependsOn, list, reason } from './fit.ts'

const name = (id: number) => ['', '1.8 L', '2.0 L'][id]!
const open = (keys: string[], ...ways: [number | null, string?][]) => ({
  answer: 'if' as const,
  open: keys,
  ways: ways.map(([engineId, value]) => ({ engineId, conditions: value ? [{ kind: 'disc-front', value }] : [] })),
})

test.each([
  [open(['engine'], [2], [1]), ['only with the engine 1.8 L or 2.0 L']],
  [open(['disc-front'], [null, '312']), ['only with front discs of 312 mm']],
  [
    open(['engine', 'disc-front'], [1], [2, '312']),
    ['only with the engine 1.8 L', 'only with front discs of 312 mm and with the engine 2.0 L'],
  ],
  [open(['model'], [1]), ['depends on the model']],
  [open(['engine']), ['depends on the engine']],
  [{ answer: 'fits' as const, by: 'application' }, []],
])('what it depends on is said in words: %j', (fit, said) => {
  expect(dependsOn(fit, name)).toEqual(said)
})

test('what excludes a part, or is not known, is named', () => {
  expect(reason({ answer: 'no', because: ['year'] })).toEqual(['made for other model years'])
  expect(reason({ answer: 'no', because: ['engine', 'gearbox'] })).toEqual([
    'made for another engine, for another gearbox',
  ])
  expect(reason({ answer: 'no', because: ['with:sport suspension', 'bulb-low'] })).toEqual([
    'made for other equipment (sport suspension), for other bulbs',
  ])
  expect(reason({ answer: 'no', because: ['wiper-driver', 'wiper-passenger', 'bulb-low', 'bulb-high'] })).toEqual([
    'made for another length of the wipers, for other bulbs',
  ])
  expect(reason({ answer: 'unknown', missing: ['oil'] })).toEqual(['we do not know the engine oil it needs'])
  expect(reason({ answer: 'unknown', missing: ['vehicles'] })).toEqual([])
})

test('an equipment is asked by its name', () => {
  expect(question('with:sport suspension').text).toBe('Does it have sport suspension?')
})

test('what an answer settles of one part or of several', () => {
  expect(list.settles(1, 1)).toBe('The answer tells whether the part fits.')
  expect(list.settles(0, 1)).toBe('The first of several questions about the part that may fit.')
  expect(list.settles(1, 3)).toBe('The answer settles 1 of the 3 parts that may fit.')
  expect(list.settles(0, 3)).toBe('The first of several questions about the 3 parts that may fit.')
})
