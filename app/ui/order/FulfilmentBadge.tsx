import { order as words } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { Badge } from '../Badge.tsx'

const TONES = { sent: 'signal', 'part-sent': 'signal', lost: 'bad', delivered: 'good', collected: 'good' } as const

/** How far the filling of an order has come; nothing before the first parcel is packed. */
export function FulfilmentBadge({ order: { fulfilment, delivery } }: { order: Order }) {
  if (!fulfilment || fulfilment === 'to-pick') return null
  const isReady = fulfilment === 'packed' && delivery?.kind === 'collect'
  const tone = isReady ? 'signal' : fulfilment in TONES ? TONES[fulfilment as keyof typeof TONES] : 'plain'
  return <Badge tone={tone}>{isReady ? words.readyToCollect : words.fulfilment[fulfilment]}</Badge>
}
