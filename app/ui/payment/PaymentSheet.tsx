import { type ReactNode, useState } from 'react'
import type { Address } from '#common/address'
import * as words from '#common/words'
import { isUnpaid, type ShownOrder } from '#domain/orders/schema'
import { AddressForm } from '../order/AddressForm.tsx'
import { OwedFor } from '../order/OrderChange.tsx'
import { Problem } from '../Problem.tsx'
import { useConfirmed } from '../auth/use-confirmed.ts'
import { Button } from '../Button.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { arrivalText } from '../cart/QuoteSums.tsx'
import { GoesTo } from '../dashboard/GoesTo.tsx'
import { HoldTime } from '../order/HoldTime.tsx'
import { OrderLines } from '../order/OrderLines.tsx'
import { CardForm } from './CardForm.tsx'
import { Ended } from './Ended.tsx'
import type { Opened } from './open-payment.ts'
import { useDeliveryNow } from './use-delivery-now.ts'
import { useAnswer, useHold, useOpened } from './use-opened.ts'
import { api } from '../../web/api.ts'

const say = words.checkout.pay

/** The payment of an order, which says first where it goes: no page of the shop takes money without an address. */
export function PaymentSheet({ order: given }: { order: ShownOrder }) {
  const [order, setOrder] = useState(given)
  const isLost = isUnpaid(order.state) && order.state !== 'paying' && !order.address && !order.delivery?.place
  if (!isLost) return <Payment order={order} />
  const save = async (shipTo: Address) =>
    setOrder(await api('PATCH', '/orders/{id}/address', { path: { id: order._id }, body: { shipTo } }))
  return (
    <Sheet order={order}>
      <h2 className="text-2xl">{say.address}</h2>
      <p className="text-ink-2">{say.addressWhy}</p>
      <AddressForm address={undefined} of="shipping" save={say.save} submit={save} />
    </Sheet>
  )
}

/** What is done about the payment, beside what it is for. */
function Sheet({ order, opened, children }: { order: ShownOrder; opened?: Opened | null; children: ReactNode }) {
  const { place, around } = useKeptFocus<HTMLDivElement>()
  const isOver = opened?.kind === 'paid' || opened?.kind === 'over'
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div
        ref={place}
        tabIndex={-1}
        {...around}
        className="grid grid-cols-1 content-start gap-5 border border-ink bg-surface p-[min(1.25rem,6vw)]"
      >
        {children}
      </div>
      <section aria-label={say.whatFor} className="content-start">
        {order.change && !isOver && <OwedFor order={order} />}
        <OrderLines order={opened?.kind === 'paid' ? opened.order : order} />
        <div className="mt-4">
          {order.delivery?.place ? (
            <p className="text-[0.9375rem]">
              <span className="text-ink-2">{say.collectAt}</span> {order.delivery.place.name}
            </p>
          ) : (
            <GoesTo order={order} />
          )}
        </div>
      </section>
    </div>
  )
}

function Payment({ order }: { order: ShownOrder }) {
  const { opened, setOpened, problem, open } = useOpened(order)
  useAnswer(order, opened, setOpened)
  useHold(order, opened, setOpened)
  // Only a confirmed address lets them pay.
  useConfirmed(opened?.kind === 'over' && opened.mayConfirm === true, open)
  const isOpen = opened === null || opened.kind === 'open' || opened.kind === 'refused'
  const payable = opened?.kind === 'open' ? opened : null
  const holdUntil = payable?.holdUntil ?? order.holdUntil
  return (
    <Sheet order={order} opened={opened}>
      {problem ? (
        <>
          <Problem text={problem} />
          <Button look="line" className="justify-self-start" onClick={open}>
            {words.payment.card.again}
          </Button>
        </>
      ) : isOpen ? (
        <>
          <CardForm order={order} payable={payable} holdUntil={holdUntil} onChange={setOpened} />
          {isUnpaid(order.state) && <Arrival order={order} />}
          {isUnpaid(order.state) && holdUntil && <HoldTime until={holdUntil} />}
          {payable?.service.sandbox && <TestCards href={payable.service.sandbox} />}
        </>
      ) : (
        <Ended order={order} how={opened} />
      )}
    </Sheet>
  )
}

/** When it arrives or is ready; the page tells it anew while it stays open. */
function Arrival({ order }: { order: ShownOrder }) {
  const { from, to, parcels, kind } = useDeliveryNow(order) ?? {}
  const arrival = from && to && arrivalText({ from, to, parcels }, kind === 'collect')
  return arrival ? <p className="text-ink-2">{`${arrival}, ${words.delivery.part.payNow}`}</p> : null
}

function TestCards({ href }: { href: string }) {
  const { test } = words.payment
  return (
    <p className="border-t border-hair pt-4 text-[0.9375rem] text-ink-2">
      {test.with}{' '}
      <span className="inline-block">
        <span className="font-mono text-ink">4242 4242 4242 4242</span>,
      </span>{' '}
      {test.after}{' '}
      <a href={href} target="_blank" rel="noreferrer" className="link">
        {test.all}
      </a>
    </p>
  )
}
