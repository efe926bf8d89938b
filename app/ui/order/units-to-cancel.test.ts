import { expect, it } from 'vitest'
import { unitsToCancel } from './units-to-cancel.ts'

const waits = { quantity: 2, due: '2026-12-05' }
const lines = [{ quantity: 3, cancelled: 1 }, { quantity: 4, waits }, { quantity: 1 }]
const whole = { state: 'paid' as const, lines }
const parcelOf = (line: number, quantity: number) => ({
  state: 'packed' as const,
  replaced: false,
  replacedAt: null,
  lines: [{ line, quantity }],
})
const partSent = { ...whole, parcels: [parcelOf(0, 2), parcelOf(1, 1)] }

it('a buyer cancels any units while nothing is packed, and then what has not come in', () => {
  expect(unitsToCancel(whole, false)).toEqual([2, 4, 1])
  expect(unitsToCancel(partSent, false)).toEqual([0, 2, 0])
})

it('an admin cancels units also after a part was packed, but not those that were', () => {
  expect(unitsToCancel(partSent, true)).toEqual([0, 3, 1])
  const [first, second] = partSent.parcels
  const parcels = [
    { ...first!, state: 'unpacked' as const },
    { ...second!, replaced: true },
  ]
  expect(unitsToCancel({ ...partSent, parcels }, true)).toEqual([2, 4, 1])
})

it('nobody cancels units of an order that is over', () => {
  for (const admin of [true, false]) expect(unitsToCancel({ ...partSent, state: 'refunded' }, admin)).toEqual([0, 0, 0])
})
