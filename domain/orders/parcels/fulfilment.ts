import type { Fulfilment, Parcel } from './parcel-schema.ts'

type Counted = Pick<Parcel, 'state' | 'lines' | 'replaced'>

/**
 * How far the filling of a paid order has come, in one word. `units` are not cancelled; `ends`: the order was cancelled
 * or refunded, so nothing more is sent; `collects`: its buyer fetches it. Null: nothing is to be filled.
 */
export function fulfilmentOf(
  parcels: readonly Counted[],
  { units, ends, collects }: { units: number; ends: boolean; collects: boolean },
): Fulfilment | null {
  const inState = (...states: Counted['state'][]) =>
    parcels
      .filter(({ state, replaced }) => states.includes(state) && !replaced)
      .reduce((sum, { lines }) => sum + lines.reduce((units, { quantity }) => units + quantity, 0), 0)
  const packed = inState('packed')
  const lost = inState('lost')
  const delivered = inState('delivered')
  const sent = inState('sent') + lost + delivered
  const wanted = ends ? sent : units
  if (wanted === 0) return null
  if (delivered >= wanted) return collects ? 'collected' : 'delivered'
  if (sent >= wanted) return lost > 0 ? 'lost' : 'sent'
  if (sent > 0) return 'part-sent'
  if (packed >= wanted) return 'packed'
  return packed > 0 ? 'part-packed' : 'to-pick'
}
