import { expect, test } from 'vitest'
import kept from '../app/web/make-marks.json' with { type: 'json' }
import { makeMarks } from './make-marks.ts'

test('the kept marks are those of the pinned simple-icons', () => {
  expect(kept).toEqual(makeMarks())
})
