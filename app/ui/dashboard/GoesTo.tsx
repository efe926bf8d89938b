import { orderPage } from '#common/words'
import type { Order } from '#domain/orders/schema'

/** Where the parcel goes, in the lines its buyer wrote; nothing while that is not known. */
export function GoesTo({ order: { address } }: { order: Order }) {
  if (!address) return null
  return (
    <p className="flex gap-2 text-[0.9375rem]">
      <span className="flex-none text-ink-2">{orderPage.goesTo}</span>{' '}
      <span className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{address}</span>
    </p>
  )
}
