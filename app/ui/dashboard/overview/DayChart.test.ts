import { expect, test } from 'vitest'
import { roundUp } from './DayChart.tsx'

test('the top of the chart is a round number that nothing stands above', () => {
  expect([0, 1, 3, 10, 84, 505, 1999, 2001].map(roundUp)).toEqual([1, 1, 5, 10, 100, 1000, 2000, 5000])
})
