import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { api } from '../../../web/api.ts'
import { NOTHING_TYPED, type Typed } from '../../../web/cart/checkout-typed.ts'
import { MOST_PIECES } from '../../../web/cart/cart.ts'
import { offerOf, useQuote } from '../../../web/cart/quote.ts'
import { QuoteSums } from '../../cart/QuoteSums.tsx'
import { Bill } from '../../checkout/Bill.tsx'
import type { Change, Set } from '../../checkout/Contact.tsx'
import { FormSection } from '../../checkout/FormSection.tsx'
import { destinationOf, orderOf } from '../../checkout/order-input.ts'
import { Submit } from '../../checkout/Submit.tsx'
import { usePlacing } from '../../checkout/use-placing.ts'
import { WhereTo } from '../../checkout/WhereTo.tsx'
import { SAVED, useLeaveWarning } from '../../LeaveGuard.tsx'
import { Field } from '../../form/Field.tsx'
import { SaidOnce } from '../../form/FieldFrame.tsx'
import { notify } from '../../notify.ts'
import { AddParts } from '../../order/AddParts.tsx'
import { NewLines } from './NewLines.tsx'
import type { NewLine } from '../../order/new-line.ts'

const say = words.newOrder

/** The order of a customer on the telephone: its parts by number, and then what the checkout asks. */
export function NewOrder() {
  const navigate = useNavigate()
  const [lines, setLines] = useState<readonly NewLine[]>([])
  const [numbers, setNumbers] = useState('')
  const [refused, setRefused] = useState(0)
  const [kept, setKept] = useState<Typed>(NOTHING_TYPED)
  const plain = lines.map(({ part, quantity }) => ({ part: part._id, quantity, car: null }))
  const quoted = useQuote(plain, destinationOf(kept), kept.method || undefined)
  const { quote } = quoted
  const country = kept.ship.country || quote?.to.country || ''
  const typed = {
    ...kept,
    ship: { ...kept.ship, country },
    bill: { ...kept.bill, country: kept.bill.country || country },
  }
  const change: Change = (more) => setKept((before) => ({ ...before, ...more }))
  const set: Set = (name) => ({ value: typed[name], onChange: ({ target }) => change({ [name]: target.value }) })
  const placing = usePlacing({
    quoted,
    made: (quote) => orderOf(typed, typed.email, plain, quote),
    send: async (body) => {
      const { _id, email } = await api('POST', '/orders/for-customer', { body })
      notify.success(say.sent(email))
      await navigate(`/dashboard/orders/${_id}`, { state: SAVED })
    },
  })
  useLeaveWarning(lines.length > 0 || numbers.trim() !== '' || kept !== NOTHING_TYPED)
  const { form, wrong } = placing
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!numbers.trim()) return placing.submit(event)
    event.preventDefault()
    setRefused(refused + 1)
  }
  const isCollected = quote !== null && offerOf(quote)?.kind === 'collect'
  return (
    <div className="grid gap-6">
      <FormSection title={say.parts.title}>
        <AddParts
          text={numbers}
          setText={setNumbers}
          refused={refused}
          onAdd={(added) => setLines((before) => added.reduce(withLine, before))}
        />
        {lines.length === 0 && <p className="text-ink-2">{say.parts.none}</p>}
        <NewLines lines={lines} quoted={quoted} onChange={setLines} />
      </FormSection>
      {!quote && lines.length > 0 && <QuoteSums quoted={quoted} />}
      {quote && lines.length > 0 && (
        <SaidOnce value>
          <form ref={form} onSubmit={submit} onInput={placing.mend} noValidate className="grid gap-6">
            <FormSection title={say.customer.title}>
              <Field
                label={say.customer.email}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="off"
                maxLength={254}
                aria-required
                hint={say.customer.emailHint}
                error={wrong['email']}
                {...set('email')}
              />
              <Field
                label={say.customer.phone}
                name="phone"
                type="tel"
                inputMode="tel"
                autoComplete="off"
                maxLength={100}
                error={wrong['phone']}
                {...set('phone')}
              />
            </FormSection>
            <WhereTo typed={typed} wrong={wrong} set={set} change={change} quote={quote} />
            <Bill
              typed={typed}
              wrong={wrong}
              set={set}
              change={change}
              isCompanyAsked={isCollected && !typed.billsElsewhere}
            />
            <section aria-label={say.summary} className="border border-ink bg-surface">
              <QuoteSums quoted={quoted} withTotal />
              <Submit quoted={quoted} placing={placing} label={say.send} next={say.next} />
            </section>
          </form>
        </SaidOnce>
      )}
    </div>
  )
}

/** A part that is added again has one line. */
function withLine(lines: readonly NewLine[], { part, quantity }: NewLine): readonly NewLine[] {
  if (!lines.some((line) => line.part._id === part._id))
    return [...lines, { part, quantity: Math.min(quantity, MOST_PIECES) }]
  return lines.map((line) =>
    line.part._id === part._id ? { ...line, quantity: Math.min(line.quantity + quantity, MOST_PIECES) } : line,
  )
}
