import { expect, test } from 'vitest'
import { roundUp } from './DayChart.tsx'

test('the top of the chart is a round number, at least $100, that nothing stands above', () => {
  expect([0, 3, 84, 100, 101, 505, 1999, 2001].map((dollars) => roundUp(dollars * 100) / 100)).toEqual([
    100, 100, 100, 100, 200, 1000, 2000, 5000,
  ])
})
