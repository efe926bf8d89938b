import * as words from '#common/words'
import { texts } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { useMoney, useShop } from '../../../web/settings.ts'
import { useSession } from '../../../web/session.ts'
import { LinkButton } from '../../LinkButton.tsx'
import { Note } from '../../Note.tsx'
import { afterPayment } from './after-payment.ts'
import type { Opened } from './open-payment.ts'
import { dueOf } from './pay-order.ts'

/** To all orders of an account; a guest has this one. */
function ToOrders({ order, label = 'See my orders' }: { order: Order; label?: string }) {
  const isGuest = useSession() === null
  return (
    <LinkButton to={isGuest ? `/order/${order._id}` : '/dashboard/order'} look="line" className="justify-self-start">
      {isGuest ? words.checkout.pay.toOrder : label}
    </LinkButton>
  )
}

/** Where a payment has come to when there is nothing (more) to pay with. */
export function Ended({ order, how }: { order: Order; how: Exclude<Opened, { kind: 'open' | 'refused' }> }) {
  const { deliveryDays } = useShop()
  const money = useMoney(order.currency)
  if (how.kind === 'paid') {
    const isPacked = Boolean(how.order.parcels?.length)
    return (
      <>
        <Note tone="good" live>
          <p className="head text-2xl">{texts.paid}</p>
          <p className="mt-1">
            Your transaction id is{' '}
            <strong className="block font-mono text-[0.875rem] font-normal break-all">{how.tranjactionId}</strong>
          </p>
        </Note>
        <p className="text-ink-2">
          We have mailed the receipt for {money(dueOf(order))} to {order.email}
          {isPacked || how.order.lines.some(({ waits }) => waits) ? '.' : ', and are packing your parts.'}{' '}
          {!isPacked && afterPayment(how.order, deliveryDays)}
        </p>
        <ToOrders order={order} />
      </>
    )
  }
  if (how.kind === 'pending')
    return (
      <>
        <Note tone="warn" live>
          <p className="head text-2xl">Your payment is on its way</p>
          <p className="mt-1">
            The card service has not told us the outcome yet. Please do not pay again: we keep asking, this page shows
            the answer, and we mail it to you.
          </p>
        </Note>
        <ToOrders order={order} />
      </>
    )
  if (how.kind === 'sold-out')
    return (
      <>
        <Note tone="bad" live>
          <p className="head text-2xl">Sold out meanwhile</p>
          <p className="mt-1">
            Your parts were set aside for a while, and somebody else was quicker since. Nothing was charged.
          </p>
          {how.parts.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {how.parts.map((part) => (
                <li key={part.name}>
                  {part.name}: {part.left === 0 ? 'none left' : `only ${part.left} left`}
                </li>
              ))}
            </ul>
          )}
        </Note>
        <p className="text-ink-2">Delete this order and place a new one with what is in stock.</p>
        <ToOrders order={order} label="Go to my orders" />
      </>
    )
  return (
    <>
      <Note tone="bad" live>
        <p className="font-semibold">{how.text}</p>
      </Note>
      <ToOrders order={order} />
    </>
  )
}
