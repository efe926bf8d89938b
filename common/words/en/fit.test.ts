import { expect, test } from 'vitest'
import { dependsOn } from './fit.ts'

test('what it depends on is said in words', () => {
  expect(dependsOn({ kind: 'yes' })).toEqual([])
  const maybe = { kind: 'maybe', condition: 'with sport suspension', engines: ['1.8L', '2.0L'] } as const
  expect(dependsOn({ ...maybe, engines: [...maybe.engines] })).toEqual([
    'only with sport suspension',
    'only with the engine 1.8L or 2.0L',
  ])
})
