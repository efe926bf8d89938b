import { orderPage as say } from '#common/words'
import type { ShownOrder } from '#domain/orders/schema'
import { LinkButton } from '../LinkButton.tsx'

/** Leads to where a paid order is packed and sent. Nothing where that waits for somebody else, or is done. */
export function PackLink({ order }: { order: ShownOrder }) {
  const { orderNumber, address, delivery, fulfilment, owed } = order
  const collects = delivery?.kind === 'collect'
  if (!fulfilment || owed || !(address || collects) || fulfilment === 'delivered' || fulfilment === 'collected')
    return null
  const hasPacked = order.parcels?.some(({ state }) => state === 'packed')
  const isToPack =
    fulfilment === 'to-pick' || fulfilment === 'part-packed' || (fulfilment === 'part-sent' && !hasPacked)
  const packed = collects ? say.handOver : say.sendIt
  return (
    <LinkButton to={`/dashboard/toDo?order=${orderNumber}`} look={isToPack ? 'signal' : 'line'}>
      {isToPack ? say.packIt : hasPacked ? packed : say.seeParcels}
    </LinkButton>
  )
}
