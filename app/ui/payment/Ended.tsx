import * as words from '#common/words'
import { texts } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { useMoney, useShop } from '../../web/settings.ts'
import { useSession } from '../../web/session.ts'
import { ConfirmEmail } from '../ConfirmEmail.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { Note } from '../Note.tsx'
import { afterPayment } from './after-payment.ts'
import type { Opened } from './open-payment.ts'

const say = words.payment

/** To all orders of an account; a guest has this one. */
function ToOrders({ order, label = say.toOrders }: { order: Order; label?: string }) {
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
  const session = useSession()
  if (how.kind === 'paid') {
    const isPacked = Boolean(how.order.parcels?.length)
    const packs = !isPacked && !how.order.lines.some(({ waits }) => waits)
    return (
      <>
        <Note tone="good" live>
          <p className="head text-2xl">{texts.paid}</p>
          <p className="mt-1">
            {say.paid.transaction}{' '}
            <strong className="block font-mono text-[0.8125rem] font-normal sm:text-[0.875rem] break-all">
              {how.tranjactionId}
            </strong>
          </p>
        </Note>
        <p className="text-ink-2">
          {say.paid.receipt(money(how.amount), order.email, packs)} {!isPacked && afterPayment(how.order, deliveryDays)}
        </p>
        <ToOrders order={order} />
      </>
    )
  }
  if (how.kind === 'pending')
    return (
      <>
        <Note tone="warn" live>
          <p className="head text-2xl">{say.pending.title}</p>
          <p className="mt-1">{say.pending.about}</p>
        </Note>
        <ToOrders order={order} />
      </>
    )
  if (how.kind === 'sold-out')
    return (
      <>
        <Note tone="bad" live>
          <p className="head text-2xl">{say.soldOut.title}</p>
          <p className="mt-1">{say.soldOut.about}</p>
          {how.parts.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {how.parts.map((part) => (
                <li key={part.name}>{say.soldOut.left(part.name, part.left)}</li>
              ))}
            </ul>
          )}
        </Note>
        <p className="text-ink-2">{session ? say.soldOut.how : say.soldOut.howForGuest}</p>
        <ToOrders order={order} label={say.soldOut.toOrders} />
      </>
    )
  return (
    <>
      <Note tone="bad" live>
        <p className="font-semibold">{how.text}</p>
      </Note>
      {how.mayConfirm && session && <ConfirmEmail email={session.email} />}
      <ToOrders order={order} />
    </>
  )
}
