import { expect, test } from 'vitest'
import { timeLeft } from './order-words.ts'

const now = Date.parse('2026-01-01T12:00:00Z')

test('the remaining time counts down in minutes and seconds, and ends', () => {
  expect(timeLeft('2026-01-01T12:29:05.900Z', now)).toBe('29 min 05 s')
  expect(timeLeft('2026-01-01T12:00:09Z', now)).toBe('9 s')
  expect(timeLeft('2026-01-01T12:00:00.500Z', now)).toBeNull()
  expect(timeLeft('2026-01-01T11:00:00Z', now)).toBeNull()
})
