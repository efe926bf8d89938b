import { expect, test } from 'vitest'
import { modelYears } from './model-year.ts'

test('a digit at place 7 speaks for the years to 2009, a letter for those from 2010', () => {
  expect(modelYears('2GCEC19Z0S1245490', 2027)).toEqual([1995, 2025])
  expect(modelYears('1GT4UVEY9SF358134', 2027)).toEqual([2025, 1995])
})

test('a year that has not begun is none', () => {
  expect(modelYears('JTDBT923291344240', 2027)).toEqual([2009])
  expect(modelYears('1B4GP54RXVB379372', 2026)).toEqual([1997])
  expect(modelYears('1B4GP54RXVB379372', 2027)).toEqual([1997, 2027])
})

test('what stands for no year at place 10 tells none', () => {
  expect(modelYears('WBAFG81000LJ37566', 2027)).toEqual([])
})
