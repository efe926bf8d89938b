import { useState } from 'react'
import { orderPage as say } from '#common/words'
import { billedTo, billInput, type ShownOrder } from '#domain/orders/schema'
import { api } from '../../web/api.ts'
import { Button } from '../Button.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'
import { Field } from '../form/Field.tsx'
import { useSchemaForm } from '../form/form.ts'
import { useKeptFocus } from '../kept-focus.ts'
import { notify } from '../notify.ts'
import { Problem } from '../Problem.tsx'

type Props = { order: ShownOrder; canChange: boolean; admin: boolean; onChange: (order: ShownOrder) => void }

/** Whom the bill is for, its buyer's own number, and the invoice. */
export function OrderBill({ order, canChange, admin, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { place: heading, around } = useKeptFocus<HTMLHeadingElement>()
  const { company, poNumber } = order
  const itsNumber = admin ? say.theirNumber : say.yourNumber
  const lines = [...billedTo(order), ...(poNumber ? [itsNumber(poNumber)] : [])]
  const given = { company: company ?? '', poNumber: poNumber ?? '' }
  const form = useSchemaForm(billInput, given, async (body) => {
    onChange(await api('PATCH', '/orders/{id}/address', { path: { id: order._id }, body }))
    notify.success(say.billSaved)
    setOpen(false)
  })
  if (lines.length === 0 && !order.paidAt && !canChange) return null
  return (
    <section
      {...around}
      aria-labelledby="order-bill"
      className={`grid content-start gap-3 ${lines.length === 0 ? 'print:hidden' : ''}`}
    >
      <h2 ref={heading} tabIndex={-1} id="order-bill" className="text-2xl">
        {say.bill}
      </h2>
      {lines.length > 0 && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{lines.join('\n')}</p>}
      <div className="flex flex-wrap gap-3">
        <InvoiceButton order={order} small />
        {canChange && !isOpen && (
          <Button look="line" small onClick={() => setOpen(true)}>
            {say.changeBill}
          </Button>
        )}
      </div>
      {canChange && isOpen && (
        <form onSubmit={form.onSubmit} noValidate className="grid gap-4 print:hidden">
          <Field
            label={say.company}
            autoComplete="organization"
            error={form.errorOf('company')}
            {...form.register('company')}
          />
          <Field
            label={admin ? say.theirPoNumber : say.poNumber}
            error={form.errorOf('poNumber')}
            {...form.register('poNumber')}
          />
          <Problem text={form.problem} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy}>
              {say.saveBill}
            </Button>
            <Button
              look="line"
              onClick={() => {
                form.reset(given)
                form.setProblem(null)
                setOpen(false)
              }}
            >
              {say.leaveAsIs}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
