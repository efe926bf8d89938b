import { orderPage as say } from '#common/words'
import type { ShownOrder } from '#domain/orders/schema'

/** What the buyer asked of the shop with the order. */
export function OrderNote({ order: { note }, admin }: { order: ShownOrder; admin: boolean }) {
  if (!note) return null
  return (
    <section aria-labelledby="order-note" className="grid content-start gap-3">
      <h2 id="order-note" className="text-2xl">
        {admin ? say.theirNote : say.note}
      </h2>
      <p className="border-l-4 border-warn pl-3 [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>
    </section>
  )
}
