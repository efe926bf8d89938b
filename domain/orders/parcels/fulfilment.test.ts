import { describe, expect, it } from 'vitest'
import { fulfilmentOf } from './fulfilment.ts'
import type { Parcel } from './parcel-schema.ts'

const parcel = (state: Parcel['state'], quantity: number, replaced = false) => ({
  state,
  lines: [{ line: 0, quantity }],
  replaced,
})
const of = (parcels: ReturnType<typeof parcel>[], more: { ends?: boolean; collects?: boolean } = {}) =>
  fulfilmentOf(parcels, { units: 4, ends: false, collects: false, ...more })

describe('how far an order has come', () => {
  it.each([
    [[], 'to-pick'],
    [[parcel('packed', 1)], 'part-packed'],
    [[parcel('packed', 1), parcel('packed', 3)], 'packed'],
    [[parcel('packed', 1), parcel('sent', 3)], 'part-sent'],
    [[parcel('sent', 1), parcel('sent', 3)], 'sent'],
    [[parcel('delivered', 1), parcel('sent', 3)], 'sent'],
    [[parcel('delivered', 1), parcel('lost', 3)], 'lost'],
    [[parcel('delivered', 1), parcel('delivered', 3)], 'delivered'],
    [[parcel('lost', 4, true)], 'to-pick'],
    [[parcel('lost', 4, true), parcel('sent', 4)], 'sent'],
  ] as const)('%j of four units: %s', (parcels, word) => {
    expect(of([...parcels])).toBe(word)
  })

  it('what its buyer fetched is collected', () => {
    expect(of([parcel('delivered', 4)], { collects: true })).toBe('collected')
  })

  it('of a cancelled order only what was sent counts', () => {
    expect(of([], { ends: true })).toBeNull()
    expect(of([parcel('sent', 1)], { ends: true })).toBe('sent')
  })
})
