import { expect, test } from 'vitest'
import { type FitsDraft, withCopied, wrongOfLine } from './fits-draft.ts'

const line = (model: string): FitsDraft['applications'][number] => ({
  make: 'Audi',
  model,
  yearFrom: 2012,
  yearTo: 2015,
  engine: null,
  engineName: null,
  position: null,
  quantity: null,
  conditions: [],
})
const draft = (models: string[], oils: string[]): FitsDraft => ({
  universal: false,
  applications: models.map(line),
  specs: oils.map((value) => ({ kind: 'oil', value })),
})

test('of another part only what is missing is copied, behind what is there', () => {
  const { added, applications, specs } = withCopied(draft(['A4'], ['5W-30']), draft(['A3', 'A4'], ['5W-30', '0W-20']))
  expect([added, applications.map(({ model }) => model)]).toEqual([1, ['A4', 'A3']])
  expect(specs.map(({ value }) => value)).toEqual(['5W-30', '0W-20'])
})

test('what is refused of one line has the names of its own fields', () => {
  const wrong = { universal: 'No.', 'applications.1.model': 'No such model.', 'applications.11.model': 'Another.' }
  expect(wrongOfLine(wrong, 1)).toEqual({ model: 'No such model.' })
  expect(wrongOfLine(wrong, 0)).toEqual({})
})
