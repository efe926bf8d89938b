import { expect, test } from 'vitest'
import { change, refusals } from './many.ts'

test('of many parts those that a change leaves alone stay as they are, and a single one as it is', () => {
  expect(change.refused(3, refusals['no-cost'])).toBe('3 stay as they are: their cost is not known.')
  expect(change.refused(1, refusals['no-cost'])).toBe('1 stays as it is: its cost is not known.')
  expect(change.refused(1, refusals['not-counted'])).toBe('1 stays as it is: its stock is not counted.')
})
