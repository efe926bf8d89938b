import { useState } from 'react'
import { inCurrency, type Prices } from '#common/prices'
import { typedFigure } from '#common/typed-number'
import { adminOrders as say } from '#common/words'
import { cancelOrderInput, type Order } from '#domain/orders/schema'
import { type RefundForm, refundForm, type ShownRefund } from '#domain/payments/schema'
import { api, isChangedMeanwhile } from '../../web/api.ts'
import { useMoney, useShop } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { notify } from '../notify.ts'
import { schemaOfTyped } from '../form/schema-of-typed.ts'
import { ReasonDialog, type Reasoned } from './ReasonDialog.tsx'

const refundFields = (prices: Prices) =>
  schemaOfTyped(({ amount, reason }: Reasoned) => {
    return amount.trim() ? { amount: typedFigure(amount), reason } : { reason }
  }, refundForm(prices))
const cancelFields = schemaOfTyped(({ reason }: Reasoned) => ({ reason }), cancelOrderInput.required())

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
    const sent = { ...body, ...(refunds && { sentBack: back }) }
    try {
      await api('POST', '/orders/{id}/refunds', { path, body: sent, currency: order.currency })
    } catch (error) {
      // What another admin sent back meanwhile is then on the page, and pressed again it is meant.
      if (isChangedMeanwhile(error)) await onDone()
      throw error
    }
    notify.success(say.refund.done)
    await onDone()
  }
  const cancel = async (body: { reason: string }) => {
    await api('POST', '/orders/{id}/cancel', { path, body })
    notify.success(say.cancel.done(order.orderNumber))
    await onDone()
  }
  return (
    <>
      {(order.state === 'paid' || order.state === 'part-refunded') && (
        <Button look="line" small={small} onClick={() => setAsks('refund')}>
          {say.refund.button}
        </Button>
      )}
      {order.state !== 'cancelled' && order.state !== 'refunded' && (
        <Button look="danger" small={small} onClick={() => setAsks('cancel')}>
          {say.cancel.button}
        </Button>
      )}
      {asks === 'refund' && (
        <ReasonDialog
          title={say.refund.title(order.orderNumber)}
          intro={say.refund.intro(money(order.total), back > 0 ? money(back) : null)}
          confirm={say.refund.button}
          schema={refundFields(inCurrency(prices, order.currency))}
          amountIn={order.currency}
          submit={refund}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'cancel' && (
        <ReasonDialog
          title={say.cancel.title(order.orderNumber)}
          intro={say.cancel.intro}
          confirm={say.cancel.button}
          schema={cancelFields}
          submit={cancel}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  )
}
