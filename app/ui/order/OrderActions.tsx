import { useState } from 'react'
import { orderPage as say } from '#common/words'
import { isUnpaid, type ShownOrder } from '#domain/orders/schema'
import type { ShownRefund } from '#domain/payments/schema'
import { openCart } from '../../web/cart/cart-panel.ts'
import { Button } from '../Button.tsx'
import { AdminActions } from './AdminActions.tsx'
import { ChangeLinesDialog } from './ChangeLinesDialog.tsx'
import { PackLink } from './PackLink.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { notify } from '../notify.ts'
import { useAction } from '../use-action.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { LeftOut } from './LeftOut.tsx'
import { type Again, orderAgain } from './order-again.ts'
import { isOver } from './order-words.ts'
import { unitsToCancel } from './units-to-cancel.ts'

/** Whether an order may still be changed: nothing of it is packed. */
export const mayChange = (order: ShownOrder) => !isOver(order) && !order.parcels?.length

/** Whether its parts are held until it is paid: there is nothing to order again. */
const isToPay = ({ state }: ShownOrder) => state === 'placed' || state === 'paying'

type Props = {
  order: ShownOrder
  refunds: readonly ShownRefund[]
  admin: boolean
  onChange: (now?: ShownOrder) => Promise<void>
}

/** What its buyer, or an admin, can do with an order: pay, order again, pack, change, cancel. */
export function OrderActions({ order, refunds, admin, onChange }: Props) {
  const [cancels, setCancels] = useState<'all' | 'some' | null>(null)
  const [changes, setChanges] = useState(false)
  const [leftOut, setLeftOut] = useState<Again | null>(null)
  const { busy, run } = useAction()
  const canChange = mayChange(order)
  const units = order.lines.reduce((sum, { quantity, cancelled = 0 }) => sum + quantity - cancelled, 0)
  const canCancelSome = units > 1 && unitsToCancel(order, admin).some((most) => most > 0)

  const again = (pressed: HTMLElement) =>
    run(async () => {
      const done = await orderAgain(order)
      if (!done.isAdded && done.soldOut.length === 0) return notify.error(say.noneLeft)
      // The cart beside the page would hide what is missing from it.
      if (done.gone.length + done.soldOut.length > 0) return setLeftOut(done)
      setLeftOut(null)
      openCart(pressed, done.lay ? say.notTwice : null)
    })

  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        {!admin && isUnpaid(order.state) && (
          <LinkButton to={`/order/${order._id}/pay`} look="signal">
            {say.pay}
          </LinkButton>
        )}
        {!admin && !isToPay(order) && (
          <Button look="line" busy={busy} onClick={({ currentTarget }) => void again(currentTarget)}>
            {say.again}
          </Button>
        )}
        {admin && !isOver(order) && <PackLink order={order} />}
        {canCancelSome && order.paid && !order.owed && (
          <Button look="line" onClick={() => setCancels('some')}>
            {say.cancelSome}
          </Button>
        )}
        {admin && canChange && order.paid && !order.owed && (
          <Button look="line" onClick={() => setChanges(true)}>
            {say.change.title}
          </Button>
        )}
        {canChange && !admin && (
          <Button look="danger" onClick={() => setCancels('all')}>
            {say.cancel}
          </Button>
        )}
        {admin && <AdminActions order={order} refunds={refunds} onDone={onChange} />}
      </div>
      {leftOut && <LeftOut {...leftOut} />}
      {changes && <ChangeLinesDialog order={order} onChange={onChange} onClose={() => setChanges(false)} />}
      {cancels && (
        <CancelDialog
          order={order}
          some={cancels === 'some'}
          admin={admin}
          onChange={onChange}
          onClose={() => setCancels(null)}
        />
      )}
    </>
  )
}
