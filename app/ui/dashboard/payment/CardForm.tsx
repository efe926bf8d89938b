import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeCardElementOptions } from '@stripe/stripe-js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dollars } from '#common/money'
import type { Order } from '#domain/orders/schema'
import { Button } from '../../Button.tsx'
import { Icon } from '../../Icon.tsx'
import { Refusal, type Refused } from './Refusal.tsx'
import type { CardService } from './card-service.ts'
import { type Outcome, payOrder } from './pay-order.ts'

type Props = {
  order: Order
  service: CardService | null
  secret: string | null
  /** What became of the try before. */
  before: string | undefined
  onOutcome: (outcome: Outcome) => void
}

/** Card entry and Pay. Before the service and the secret are there, it stands in its size and cannot be pressed. */
export function CardForm({ service, ...rest }: Props) {
  return (
    <Elements stripe={service?.stripe ?? null}>
      <Entry {...rest} />
    </Elements>
  )
}

function Entry({ order, secret, before, onOutcome }: Omit<Props, 'service'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refused | null>(before ? { text: before } : null)
  const [box, look] = useCardLook()

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    const card = elements?.getElement(CardElement)
    if (!stripe || !card || !secret || busy) return
    setBusy(true)
    setProblem(null)
    const outcome = await payOrder(stripe, card, secret, order).catch((): Outcome => ({ kind: 'pending' }))
    setBusy(false)
    if (outcome.kind === 'refused') setProblem({ text: outcome.text, at: Date.now() })
    else onOutcome(outcome)
  }

  return (
    <form onSubmit={pay} noValidate className="grid gap-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <p className="label" id="card-label">
            Card
          </p>
          <p className="text-[0.9375rem] text-balance text-ink-2">
            Visa, Mastercard, Amex, Discover, Diners, JCB, UnionPay
          </p>
        </div>
        <div
          ref={box}
          role="group"
          aria-labelledby="card-label"
          className={`grid min-h-13 items-center border bg-surface px-3 py-1 outline-offset-2 outline-signal has-[.StripeElement--focus]:outline-2 ${problem ? 'border-bad' : 'border-edge'}`}
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
              Loading the card fields
            </span>
          )}
        </div>
      </div>
      <Refusal problem={problem} holdUntil={order.holdUntil} />
      <Button type="submit" look="signal" className="min-h-13 text-xl" busy={busy} disabled={!isReady || !secret}>
        <Icon name="lock" />
        Pay {dollars(order.total)}
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
