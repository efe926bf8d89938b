import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeCardElementOptions } from '@stripe/stripe-js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { payment } from '#common/words'
import type { Order } from '#domain/orders/schema'
import { messageOf } from '../../web/api.ts'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Refusal, type Refused } from './Refusal.tsx'
import { useLeavableBank } from './leave-bank.ts'
import { answerOf, heldPayment, type Opened, type Payable } from './open-payment.ts'
import { dueOf, type Outcome, payOrder } from './pay-order.ts'

const say = payment.card

type Props = {
  order: Order
  payable: Payable | null
  holdUntil: string | null
  onChange: (now: Opened) => void
}

/** Card entry and Pay. Before there is something to pay with, it stands in its size and cannot be pressed. */
export function CardForm(props: Props) {
  return (
    <Elements stripe={props.payable?.service.stripe ?? null}>
      <Entry {...props} />
    </Elements>
  )
}

function Entry({ order, payable, holdUntil, onChange }: Props) {
  const money = useMoney(order.currency)
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refused | null>(payable?.problem ? { text: payable.problem } : null)
  const [box, look] = useCardLook()
  const askBank = useLeavableBank()

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    const card = elements?.getElement(CardElement)
    if (!stripe || !card || !payable || busy) return
    setBusy(true)
    setProblem(null)
    try {
      const now = await heldPayment(order, payable)
      if (now !== payable) onChange(now)
      if (now.kind !== 'open') return
      const outcome = await askBank(() => payOrder(stripe, card, now.secret, order)).catch((): Outcome => ({
        kind: 'pending',
      }))
      if (outcome.kind === 'refused')
        return setProblem({ text: outcome.text, ...(!outcome.isMistyped && { at: Date.now() }) })
      const then = outcome.kind === 'closed' ? await answerOf(order) : outcome
      onChange(then)
      if (then.kind === 'open' && then.problem) setProblem({ text: then.problem })
    } catch (error) {
      setProblem({ text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={pay} noValidate className="grid gap-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <p className="label" id="card-label">
            {say.label}
          </p>
          <p className="text-[0.9375rem] text-balance text-ink-2">{say.brands}</p>
        </div>
        <div
          ref={box}
          role="group"
          aria-labelledby="card-label"
          className={`grid min-h-13 items-center border bg-surface px-[min(0.75rem,3vw)] py-1 outline-offset-2 outline-signal has-[.StripeElement--focus]:outline-2 ${problem ? 'border-bad' : 'border-edge'}`}
        >
          {look && stripe ? (
            <CardElement
              options={look}
              onReady={() => setReady(true)}
              onChange={({ error, empty }) => !empty && setProblem(error ? { text: error.message } : null)}
            />
          ) : (
            <span className="flex items-center gap-3 text-ink-2">
              <span className="spinner" aria-hidden="true" />
              {say.loading}
            </span>
          )}
        </div>
      </div>
      <Refusal problem={problem} holdUntil={holdUntil} />
      <Button type="submit" look="signal" className="min-h-13 text-xl" busy={busy} disabled={!isReady || !payable}>
        <Icon name="lock" />
        {say.pay(money(dueOf(order)))}
      </Button>
    </form>
  )
}

/** The card fields live in a frame of the provider, so the page's colours are told to it, again when the theme changes. */
function useCardLook() {
  const box = useRef<HTMLDivElement>(null)
  const [look, setLook] = useState<StripeCardElementOptions | null>(null)
  useEffect(() => {
    const show = () => box.current && setLook(lookOf(box.current))
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const choice = new MutationObserver(show)
    choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    dark.addEventListener('change', show)
    show()
    return () => {
      choice.disconnect()
      dark.removeEventListener('change', show)
    }
  }, [])
  return [box, look] as const
}

/** The colours as they are now; a custom property itself would be handed on unresolved. */
function lookOf(box: HTMLElement): StripeCardElementOptions {
  const probe = document.createElement('i')
  box.append(probe)
  const [ink, quiet, bad] = ['--ink', '--ink-2', '--bad'].map((name) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  const base = { color: ink, iconColor: ink, fontSize: '17px', fontFamily: 'system-ui, sans-serif' }
  return {
    hidePostalCode: true,
    style: { base: { ...base, '::placeholder': { color: quiet } }, invalid: { color: bad, iconColor: bad } },
  }
}
