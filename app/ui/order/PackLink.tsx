import { orderPage as say } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { LinkButton } from '../LinkButton.tsx'

/** Leads to where a paid order is packed and sent. Nothing where that waits for somebody else, or is done. */
export function PackLink({ order: { orderNumber, address, delivery, fulfilment, owed } }: { order: Order }) {
  const collects = delivery?.kind === 'collect'
  if (!fulfilment || owed || !(address || collects) || fulfilment === 'delivered' || fulfilment === 'collected')
    return null
  const isToPack = fulfilment === 'to-pick' || fulfilment === 'part-packed'
  const packed = collects ? say.handOver : say.sendIt
  return (
    <LinkButton to={`/dashboard/toDo?order=${orderNumber}`} look={isToPack ? 'signal' : 'line'}>
      {isToPack ? say.packIt : fulfilment === 'packed' ? packed : say.seeParcels}
    </LinkButton>
  )
}
