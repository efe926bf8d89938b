import { expect, test } from 'vitest'
import stored from '../app/web/car/make-marks.json' with { type: 'json' }
import { makeMarks } from './make-marks.ts'

test('the stored marks are those of the pinned simple-icons', () => {
  expect(stored).toEqual(makeMarks())
})
