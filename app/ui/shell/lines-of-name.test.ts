import { expect, test } from 'vitest'
import { linesOfName, longestOf } from './lines-of-name.ts'

test('a short name and one of one word stand in one line', () => {
  for (const name of ['Camber', 'Brake & Co', 'Werkstattbedarf']) expect(linesOfName(name)).toEqual([name])
})

test('a long name breaks where its lines are most alike', () => {
  expect(linesOfName('Huber Autoteile')).toEqual(['Huber', 'Autoteile'])
  expect(linesOfName('Northgate Motor Parts and Accessories')).toEqual(['Northgate Motor', 'Parts and Accessories'])
  expect(longestOf(linesOfName('Northgate Motor Parts and Accessories'))).toBe(21)
})
