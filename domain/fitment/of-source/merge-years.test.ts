import { expect, it } from 'vitest'
import { type Line, mergeYears } from './merge-years.ts'

const golf = (
  from: number,
  to = from,
  more: Partial<{ engine: number; quantity: number; conditions: number[] }> = {},
): Line => [7, from, to, more.engine ?? null, 'front', more.quantity ?? null, more.conditions ?? []]
const add = (line: Line) => ({ action: 'add' as const, line })
const remove = (line: Line) => ({ action: 'delete' as const, line })

it('years that follow each other become one line, in whatever order they come', () => {
  expect(
    mergeYears(
      [],
      [2001, 1999, 2000, 2003].map((year) => add(golf(year))),
    ),
  ).toEqual([golf(1999, 2001), golf(2003)])
})

it('another engine, condition or quantity is another line', () => {
  const lines = [
    golf(2000),
    golf(2001, 2001, { engine: 3 }),
    golf(2001, 2001, { conditions: [4] }),
    golf(2001, 2001, { quantity: 2 }),
  ]
  expect(mergeYears([], lines.map(add))).toEqual([golf(2000), golf(2001, 2001, { quantity: 2 }), lines[1], lines[2]])
})

it('what is added joins what was there, and what is taken away leaves a gap', () => {
  expect(mergeYears([golf(1999, 2001)], [add(golf(2002))])).toEqual([golf(1999, 2002)])
  expect(mergeYears([golf(1999, 2004)], [remove(golf(2001, 2002))])).toEqual([golf(1999, 2000), golf(2003, 2004)])
  expect(mergeYears([golf(1999, 2001, { quantity: 2 })], [remove(golf(1999, 2001))])).toEqual([])
  expect(mergeYears([golf(1999)], [remove(golf(1999)), add(golf(1999))])).toEqual([golf(1999)])
})
