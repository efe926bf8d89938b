import { momentOf, unitsUnbroken } from '#common/format'
import { orderPage as say } from '#common/words'
import { cameBack, type ShownOrder } from '#domain/orders/schema'

type Step = { at: string; text: string; why: string | null; by?: string }

/** Who did something, for admins: the one who placed the order is its customer, unless an admin ordered for them. What the shop does by itself needs no name. */
function byWhom({ who, name }: ShownOrder['events'][number], customer: string | undefined): string | undefined {
  if (who === customer || who === 'customer') return say.by.customer
  return who.startsWith('system') || who === 'shop' ? undefined : say.by.admin(name)
}

function stepsOf(order: ShownOrder): Step[] {
  // The account of its customer may be removed since.
  const customer = order.placedBy ? undefined : order.events[0]?.who
  const happened = order.events.map((event) => {
    const { at, from, to, why } = event
    const text = from === to && why ? why : say.step[to]
    return { at, text, why: text === why ? null : why, by: byWhom(event, customer) }
  })
  const isCollected = order.delivery?.kind === 'collect'
  const step = isCollected ? say.parcelStepToCollect : say.parcelStep
  const parcels = (order.parcels ?? []).flatMap((parcel) => {
    const { number, packedAt, packedBy, sentAt, sentBy, deliveredAt, lostAt, lostWhy, replacedAt } = parcel
    const steps: { what: keyof typeof step; at: string | null; name?: string | undefined; why?: string }[] = [
      { what: 'packed', at: packedAt, name: packedBy },
      // What is handed over is noted as sent at that moment, too.
      { what: 'sent', at: isCollected ? null : sentAt, name: sentBy },
      { what: 'delivered', at: deliveredAt, name: isCollected ? sentBy : undefined },
      { what: cameBack(parcel) ? 'back' : 'lost', at: lostAt, ...(lostWhy && { why: lostWhy }) },
      { what: 'replaced', at: replacedAt },
    ]
    return steps.flatMap(({ what, at, name, why = null }) =>
      at ? [{ at, text: step[what](number), why, ...(name && { by: say.by.admin(name) }) }] : [],
    )
  })
  return [...happened, ...parcels].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** All that happened to an order, in its order, and for admins who did it. */
export function OrderTimeline({ order, admin }: { order: ShownOrder; admin: boolean }) {
  return (
    <section aria-label={say.history}>
      <h2 className="mb-2 text-2xl">{say.history}</h2>
      <ol className="border-l-2 border-edge">
        {stepsOf(order).map(({ at, text, why, by }, n) => (
          <li
            key={n}
            className="relative pb-3 pl-4 before:absolute before:top-2 before:-left-[5px] before:size-2 before:bg-ink"
          >
            <span className="block [overflow-wrap:anywhere] first-letter:uppercase">{unitsUnbroken(text)}</span>
            {why && (
              <span className="block text-[0.9375rem] [overflow-wrap:anywhere] text-ink-2">{unitsUnbroken(why)}</span>
            )}
            <span className="block text-[0.875rem] text-ink-2">
              <time dateTime={at}>{momentOf(at)}</time>
              {admin && by && `, ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
