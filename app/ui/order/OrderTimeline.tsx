import { momentOf } from '#common/format'
import { orderPage as say } from '#common/words'
import type { ShownOrder } from '#domain/orders/schema'

type Step = { at: string; text: string; why: string | null }

/** Who did something, for admins: the one who placed the order is its customer, the shop itself is `system`. */
function whoIs(who: string, customer: string | undefined): string {
  if (who === customer || who === 'customer') return say.by.customer
  return who.startsWith('system') || who === 'shop' ? say.by.shop : say.by.admin
}

function stepsOf(order: ShownOrder, admin: boolean): Step[] {
  const happened = order.events.map(({ at, who, from, to, why }) => {
    const step = from === to && why ? why : say.step[to]
    const rest = step === why ? null : why
    return { at, text: admin ? `${step}, ${whoIs(who, order.events[0]?.who)}` : step, why: rest }
  })
  const parcels = (order.parcels ?? []).flatMap(({ number, packedAt, sentAt, deliveredAt, lostAt }) => {
    const times = { packed: packedAt, sent: sentAt, delivered: deliveredAt, lost: lostAt }
    return Object.entries(times).flatMap(([what, at]) =>
      at ? [{ at, text: say.parcelStep[what as keyof typeof times](number), why: null }] : [],
    )
  })
  return [...happened, ...parcels].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** All that happened to an order, in its order. */
export function OrderTimeline({ order, admin = false }: { order: ShownOrder; admin?: boolean }) {
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className="mb-2 text-2xl">
        {say.history}
      </h2>
      <ol className="border-l-2 border-edge">
        {stepsOf(order, admin).map(({ at, text, why }, n) => (
          <li
            key={n}
            className="relative pb-3 pl-4 before:absolute before:top-2 before:-left-[5px] before:size-2 before:bg-ink"
          >
            <span className="block [overflow-wrap:anywhere] first-letter:uppercase">{text}</span>
            {why && <span className="block text-[0.9375rem] [overflow-wrap:anywhere] text-ink-2">{why}</span>}
            <time dateTime={at} className="block text-[0.875rem] text-ink-2">
              {momentOf(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
