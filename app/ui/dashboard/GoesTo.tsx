import type { Order } from '#domain/orders/schema'

/** Where the parcel goes, in the lines its buyer wrote; nothing while that is not known. */
export function GoesTo({ order: { address } }: { order: Order }) {
  if (!address) return null
  return (
    <p className="text-[0.9375rem] whitespace-pre-line">
      <span className="text-ink-2">Goes to:</span> {address}
    </p>
  )
}
