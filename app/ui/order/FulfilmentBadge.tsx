import { order as words } from '#common/words'
import { cameBack, type Order } from '#domain/orders/schema'
import { Badge } from '../Badge.tsx'

const TONES = {
  'part-packed': 'plain',
  packed: 'plain',
  'part-sent': 'plain',
  sent: 'good',
  lost: 'bad',
  delivered: 'good',
  collected: 'good',
} as const

/** How far the filling of an order has come; nothing before the first parcel is packed. */
export function FulfilmentBadge({ order: { fulfilment, delivery, parcels = [] } }: { order: Order }) {
  if (!fulfilment || fulfilment === 'to-pick') return null
  if (fulfilment === 'packed' && delivery?.kind === 'collect')
    return <Badge tone="signal">{words.readyToCollect}</Badge>
  const lost = parcels.filter(({ state, replaced }) => state === 'lost' && !replaced)
  if (fulfilment === 'lost' && lost.every(cameBack)) return <Badge tone="warn">{words.back.came}</Badge>
  const away = parcels.filter(({ state }) => state === 'sent' || state === 'delivered')
  if (fulfilment !== 'lost' && away.some(cameBack))
    return (
      <Badge tone="warn">{fulfilment === 'sent' && away.every(cameBack) ? words.back.comes : words.back.partly}</Badge>
    )
  return <Badge tone={TONES[fulfilment]}>{words.fulfilment[fulfilment]}</Badge>
}
