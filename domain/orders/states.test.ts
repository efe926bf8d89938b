import { describe, expect, it } from 'vitest'
import { orderNumber } from './placing/number.ts'
import { isUnpaid, mayMove, STATES } from './states.ts'

describe('the states of an order', () => {
  it('can all be reached from the first', () => {
    const reached = new Set(['placed'])
    for (const _ of STATES)
      for (const to of STATES) if (STATES.some((from) => reached.has(from) && mayMove(from, to))) reached.add(to)
    expect([...reached].toSorted()).toEqual([...STATES].toSorted())
  })

  it('never lead from money back to none', () => {
    for (const from of STATES.filter((state) => !isUnpaid(state)))
      expect(STATES.filter((to) => mayMove(from, to) && isUnpaid(to))).toEqual([])
  })

  it('never lead out of cancelled, save when its money goes back', () => {
    expect(STATES.filter((to) => mayMove('cancelled', to))).toEqual(['refunded'])
  })

  it('lead to paid only with the stock held', () => {
    expect(STATES.filter((from) => mayMove(from, 'paid') && isUnpaid(from))).toEqual(['placed', 'paying'])
    expect(STATES.filter((from) => mayMove(from, 'paying'))).toEqual(['placed'])
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
