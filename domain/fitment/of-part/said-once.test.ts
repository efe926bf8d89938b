import { expect, it } from 'vitest'
import { saidOnce } from './said-once.ts'

const line = (yearFrom: number, yearTo: number, model = 'Golf') => ({ yearFrom, yearTo, model })

it('years of one case that overlap become one line, those of another case and those that follow stay', () => {
  const lines = [line(2010, 2011), line(2010, 2013, 'Polo'), line(2010, 2013), line(2013, 2015), line(2016, 2016)]
  expect(saidOnce(lines, ({ model }) => model)).toEqual([line(2010, 2015), line(2010, 2013, 'Polo'), line(2016, 2016)])
  expect(saidOnce([line(2010, 2015), line(2012, 2013)], ({ model }) => model)).toEqual([line(2010, 2015)])
})
