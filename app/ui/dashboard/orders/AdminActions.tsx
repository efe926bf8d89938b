import { useState } from 'react'
import { z } from 'zod'
import { inCurrency, type Prices } from '#common/prices'
import { cancelOrderInput, type Order } from '#domain/orders/schema'
import { type RefundForm, refundForm, type ShownRefund } from '#domain/payments/schema'
import { api } from '../../../web/api.ts'
import { useMoney, useShop } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { notify } from '../../notify.ts'
import { ReasonDialog, type Reasoned } from './ReasonDialog.tsx'

const refundFields = (prices: Prices) =>
  z.preprocess((input) => {
    const { amount, reason } = input as Reasoned
    return amount.trim() ? { amount: Number(amount), reason } : { reason }
  }, refundForm(prices)) as z.ZodType<RefundForm, Reasoned>
const cancelFields = z.preprocess(
  (input) => ({ reason: (input as Reasoned).reason }),
  cancelOrderInput.required(),
) as z.ZodType<{ reason: string }, Reasoned>

type Props = {
  order: Order
  /** Null: they are not known here yet. */
  refunds: readonly Pick<ShownRefund, 'amount' | 'state'>[] | null
  small?: boolean
  onDone: () => Promise<void>
}

/** What an admin does with an order's money: refund it, or cancel the order, each with a reason. */
export function AdminActions({ order, refunds, small = false, onDone }: Props) {
  const money = useMoney(order.currency)
  const { prices } = useShop()
  const [asks, setAsks] = useState<'refund' | 'cancel' | null>(null)
  const path = { id: order._id }
  const back = (refunds ?? []).reduce((sum, { state, amount }) => (state === 'failed' ? sum : sum + amount), 0)
  const refund = async (body: RefundForm) => {
    await api('POST', '/orders/{id}/refunds', { path, body, currency: order.currency })
    notify.success('The money is on its way back')
    await onDone()
  }
  const cancel = async (body: { reason: string }) => {
    await api('POST', '/orders/{id}/cancel', { path, body })
    notify.success(`Order ${order.orderNumber} is cancelled`)
    await onDone()
  }
  return (
    <>
      {(order.state === 'paid' || order.state === 'part-refunded') && (
        <Button look="line" small={small} onClick={() => setAsks('refund')}>
          Refund
        </Button>
      )}
      {order.state !== 'cancelled' && order.state !== 'refunded' && (
        <Button look="danger" small={small} onClick={() => setAsks('cancel')}>
          Cancel order
        </Button>
      )}
      {asks === 'refund' && (
        <ReasonDialog
          title={`Refund ${order.orderNumber}`}
          intro={`The order came to ${money(order.total)}${back > 0 ? `, and ${money(back)} went back before` : ''}. The money goes back to the card that paid. Once all of it has, what was not sent goes back on the shelf.`}
          confirm="Refund"
          schema={refundFields(inCurrency(prices, order.currency))}
          amountIn={order.currency}
          submit={refund}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'cancel' && (
        <ReasonDialog
          title={`Cancel ${order.orderNumber}`}
          intro="What has not left yet goes back on the shelf. What was paid goes back to the customer, unless it did before."
          confirm="Cancel order"
          schema={cancelFields}
          submit={cancel}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  )
}
