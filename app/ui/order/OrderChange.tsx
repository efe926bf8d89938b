import { momentOf } from '#common/format'
import { order as words, orderPage as say } from '#common/words'
import type { ShownOrder } from '#domain/orders/schema'
import { api } from '../../web/api.ts'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { Note } from '../Note.tsx'
import { notify } from '../notify.ts'
import { useAction } from '../use-action.ts'

type Props = { order: ShownOrder; admin: boolean; onChange: (order: ShownOrder) => void }

/** A change of the order that waits for its payment: what it is, what it costs, and both ways out. */
export function OrderChange({ order, admin, onChange }: Props) {
  const money = useMoney(order.currency)
  const { busy, run } = useAction()
  const { change, owed } = order
  if (!change || !owed) return null
  const withdraw = () =>
    run(async () => {
      onChange(await api('POST', '/orders/{id}/changes/withdraw', { path: { id: order._id } }))
      notify.success(say.change.withdrawn)
    })
  return (
    <Note tone="warn">
      <h2 className="text-2xl">{say.change.owed(money(owed))}</h2>
      <ChangedLines order={order} />
      {change.why && <p className="[overflow-wrap:anywhere]">{change.why}</p>}
      <p className="mt-1">{say.change.until(momentOf(change.payUntil), admin)}</p>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        {!admin && (
          <LinkButton to={`/order/${order._id}/pay`} look="signal">
            {say.change.pay(money(owed))}
          </LinkButton>
        )}
        <Button look="line" busy={busy} onClick={withdraw}>
          {admin ? say.change.withdraw : say.change.keep}
        </Button>
      </div>
    </Note>
  )
}

/** What the payment of a change is for, beside what is paid already. */
export function OwedFor({ order }: { order: ShownOrder }) {
  return (
    <div className="mb-6">
      <h2 className="text-2xl">{say.change.payFor}</h2>
      <ChangedLines order={order} />
      <p className="text-[0.9375rem] text-ink-2">{say.change.until(momentOf(order.change!.payUntil), false)}</p>
      <h2 className="mt-6 text-2xl">{say.change.paidAlready}</h2>
    </div>
  )
}

/** What comes and what goes by the open change of an order. */
function ChangedLines({ order: { change, currency } }: { order: ShownOrder }) {
  const money = useMoney(currency)
  return (
    <ul className="my-1 grid gap-0.5">
      {change?.lines.map(({ price, quantity, ...line }, n) => (
        <li key={n} className="[overflow-wrap:anywhere]">
          {say.change.line(quantity, words.partText(line), money(Math.abs(quantity) * price))}
        </li>
      ))}
    </ul>
  )
}
