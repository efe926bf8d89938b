import { describe, expect, it } from 'vitest'
import { orderNumber } from './number.ts'
import { isUnpaid, mayMove, STATES } from './states.ts'

describe('the states of an order', () => {
  it('can all be reached from the first', () => {
    const reached = new Set(['placed'])
    for (const _ of STATES)
      for (const to of STATES) if (STATES.some((from) => reached.has(from) && mayMove(from, to))) reached.add(to)
    expect([...reached].toSorted()).toEqual([...STATES].toSorted())
  })

  it('never lead from money back to none', () => {
    const paid = STATES.filter((state) => !isUnpaid(state))
    for (const from of paid)
      expect(STATES.filter((to) => mayMove(from, to) && (isUnpaid(to) || to === 'paid'))).toEqual([])
  })
})

describe('an order number', () => {
  it('is short, readable on the telephone, and not the one before plus one', () => {
    const numbers = Array.from({ length: 1000 }, orderNumber)
    for (const number of numbers) expect(number).toMatch(/^CM-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(numbers).size).toBe(1000)
    expect(numbers).not.toEqual(numbers.toSorted())
  })
})
