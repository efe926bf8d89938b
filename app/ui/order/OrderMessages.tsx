import { MONEY_BACK_DAYS } from '#common/constants'
import { momentOf } from '#common/format'
import { aboutUs, orderPage as say } from '#common/words'
import { messageInput, type ShownOrder } from '#domain/orders/schema'
import { api } from '../../web/api.ts'
import { Button } from '../Button.tsx'
import { useSchemaForm } from '../form/form.ts'
import { notify } from '../notify.ts'
import { Problem } from '../Problem.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { PageLink } from '../PageLink.tsx'
import { isOver } from './order-words.ts'

type Props = { order: ShownOrder; admin: boolean; onChange: (order: ShownOrder) => void }

/** What was asked and answered about an order, and a form for more. */
export function OrderMessages({ order, admin, onChange }: Props) {
  const form = useSchemaForm(messageInput, { text: '' }, async (body, { reset }) => {
    onChange(await api('POST', '/orders/{id}/messages', { path: { id: order._id }, body }))
    notify.success(admin ? say.answered : say.asked)
    reset()
  })
  const nameOf = (from: 'customer' | 'shop') =>
    from === 'shop' ? say.fromShop : admin ? say.fromCustomer : say.fromYou
  const isAsked = order.messages?.some(({ from }) => from === 'customer')
  return (
    <section aria-labelledby="order-messages" className="grid content-start gap-3 print:hidden">
      <h2 id="order-messages" className="text-2xl">
        {!admin ? say.ask : order.messages ? say.answer : say.write}
      </h2>
      {order.messages && (
        <ol className="grid gap-2">
          {order.messages.map(({ at, from, text }, n) => (
            <li
              key={n}
              className={`border-l-4 px-3 py-2 ${from === 'shop' ? 'border-signal bg-plate' : 'border-edge bg-surface'}`}
            >
              <p className="text-[0.875rem] text-ink-2">
                {nameOf(from)}, <time dateTime={at}>{momentOf(at)}</time>
              </p>
              <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {!admin && order.paid && !isOver(order) && (
        <p>
          {say.returns(MONEY_BACK_DAYS)}{' '}
          <PageLink to="/aboutUs#delivery" className="link">
            {aboutUs.delivery}
          </PageLink>
        </p>
      )}
      <form onSubmit={form.onSubmit} noValidate className="grid gap-3">
        <TextArea
          label={!admin ? say.question : isAsked ? say.yourAnswer : say.yourMessage}
          rows={3}
          error={form.errorOf('text')}
          {...form.register('text')}
        />
        <Problem text={form.problem} />
        <Button type="submit" look="line" busy={form.busy} className="justify-self-start">
          {say.send}
        </Button>
      </form>
    </section>
  )
}
