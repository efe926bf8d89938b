import { type SubmitEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import * as words from '#common/words'
import { takeOrdered } from '../../web/cart/cart.ts'
import { changeTyped, forgetTyped, type Typed, useTyped } from '../../web/cart/checkout-typed.ts'
import { rememberPlaced, usePlacedOrder } from '../../web/cart/placed-order.ts'
import { setDestination, useDestination } from '../../web/cart/destination.ts'
import { offerOf } from '../../web/cart/quote.ts'
import { useSession } from '../../web/session.ts'
import { Button } from '../Button.tsx'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { NoCar } from '../cart/NoCar.tsx'
import { QuoteSums } from '../cart/QuoteSums.tsx'
import { useToldCart } from '../cart/use-told-cart.ts'
import { SaidOnce } from '../form/FieldFrame.tsx'
import { Loading } from '../Loading.tsx'
import { Note } from '../Note.tsx'
import { Problem } from '../Problem.tsx'
import { CheckoutLines } from './CheckoutLines.tsx'
import { Bill } from './Bill.tsx'
import { Contact, type Set } from './Contact.tsx'
import { OrderAhead } from './OrderAhead.tsx'
import { OwnAddresses } from './OwnAddresses.tsx'
import { destinationOf, orderOf, placeOrder } from './order-input.ts'
import { usePlacing } from './use-placing.ts'
import { Submit } from './Submit.tsx'
import { TooMuchHeld } from '../cart/TooMuchHeld.tsx'
import { WhereTo } from './WhereTo.tsx'

const say = words.checkout

type Told = ReturnType<typeof useToldCart>
/** `onPlaced` leads to the payment of the order that was placed. */
type FormProps = Told & { onPlaced: (id: string) => Promise<void> }

/** One page from the cart to the placed order. What is typed stays until then, whatever is refused. */
export function CheckoutForm() {
  const kept = useTyped()
  const sentTo = useDestination()
  const told = useToldCart(destinationOf(kept) ?? sentTo, kept.method || undefined)
  // The cart is empty as soon as the order is placed, so that no other tab orders it again. Here it stays in view until the next page is there.
  const [ordered, setOrdered] = useState<Told | null>(null)
  const cart = ordered ?? told
  const { gone, problem, retry } = cart
  const placed = usePlacedOrder()
  const navigate = useNavigate()
  const toPayment = async (id: string) => {
    setOrdered(told)
    rememberPlaced(id)
    takeOrdered(told.plain)
    // Where the script of the next page cannot be fetched, the browser loads this one anew.
    addEventListener('pagehide', forgetTyped)
    await navigate(`/order/${id}/pay`)
    removeEventListener('pagehide', forgetTyped)
    forgetTyped()
    setOrdered(null)
  }
  return (
    <>
      {gone > 0 && (
        <Note tone="warn" live>
          {words.cart.panel.gone(gone)}
        </Note>
      )}
      {cart.isEmpty ? (
        <EmptyCart placed={placed} />
      ) : problem !== null ? (
        <>
          <Problem text={problem} />
          <Button look="line" className="justify-self-start" onClick={retry}>
            {words.cart.panel.retry}
          </Button>
        </>
      ) : cart.isAsking ? (
        <Loading />
      ) : (
        <>
          <NoCar lines={cart.lines} />
          <Form {...cart} onPlaced={toPayment} />
        </>
      )}
    </>
  )
}

function Form({ lines, plain, fitOf, before, quoted, retry, onPlaced }: FormProps) {
  const kept = useTyped()
  const session = useSession()
  const sentTo = useDestination()
  const { quote } = quoted
  // A country is chosen from the start: the one that was said before, or the shop's own.
  const country = kept.ship.country || quote?.to.country || ''
  const typed: Typed = {
    ...kept,
    ship: {
      ...kept.ship,
      country,
      postcode: kept.ship.postcode || (kept.ship.country ? '' : (sentTo?.postcode ?? '')),
    },
    bill: { ...kept.bill, country: kept.bill.country || country },
  }
  const email = session?.email ?? typed.email
  const set: Set = (name) => ({
    value: typed[name],
    onChange: ({ target }) => changeTyped({ [name]: target.value }),
  })
  const way = (quote && offerOf(quote)?.kind) ?? 'ship'
  // An address has a field for the company.
  const isCompanyAsked = way === 'collect' && !typed.billsElsewhere
  const placing = usePlacing({
    quoted,
    made: (quote) => orderOf(typed, email, plain, quote),
    send: async (body) => onPlaced(await placeOrder(body)),
    onNews: retry,
  })
  const { form, wrong } = placing
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (quote) setDestination(destinationOf(typed))
    placing.submit(event)
  }
  return (
    <SaidOnce value>
      <form
        ref={form}
        onSubmit={submit}
        onInput={placing.mend}
        noValidate
        className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(24rem,42%)] print:block print:space-y-5"
      >
        {quote && <TooMuchHeld quote={quote} className="lg:col-span-2" />}
        <div className="grid grid-cols-1 gap-8 print:block print:space-y-5">
          <OrderAhead quoted={quoted} pieces={lines.reduce((sum, { quantity }) => sum + quantity, 0)} />
          <Contact email={session?.email ?? null} wrong={wrong} set={set} />
          <WhereTo typed={typed} wrong={wrong} set={set} change={changeTyped} quote={quote}>
            {session && (
              <OwnAddresses
                isUntouched={!kept.ship.name && !kept.ship.line1}
                onChoose={(ship) => changeTyped({ ship })}
                onName={(name) => changeTyped({ ship: { ...kept.ship, name }, collector: kept.collector || name })}
              />
            )}
          </WhereTo>
          <Bill typed={typed} wrong={wrong} set={set} change={changeTyped} isCompanyAsked={isCompanyAsked} />
        </div>
        <section
          aria-labelledby="what"
          className="border border-ink bg-surface lg:sticky lg:top-36 xl:top-24 print:break-inside-avoid"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-hair px-[min(1.25rem,6vw)] py-3">
            <h2 id="what" tabIndex={-1} className="scroll-mt-32 text-2xl">
              {say.summary.title}
            </h2>
            <Link to="/cart" className="link no-print">
              {say.toCart}
            </Link>
          </div>
          <CheckoutLines lines={lines} quoted={quoted} fitOf={fitOf} before={before} onChange={placing.forget} />
          <QuoteSums quoted={quoted} withTotal />
          <Submit quoted={quoted} placing={placing} label={say.summary.pay} next={say.summary.next} />
        </section>
      </form>
    </SaidOnce>
  )
}
