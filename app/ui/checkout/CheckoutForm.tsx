import { type SubmitEvent, useEffect } from 'react'
import { Link } from 'react-router'
import { countryName } from '#common/format'
import * as words from '#common/words'
import { useCart } from '../../web/cart.ts'
import { useCartCars } from '../../web/cart-cars.ts'
import { useLineFits } from '../../web/cart-line-fits.ts'
import { type CartLine, linesOf } from '../../web/cart-lines.ts'
import { changeTyped, type Typed, useTyped } from '../../web/checkout-typed.ts'
import { setDestination, useDestination } from '../../web/destination.ts'
import { offerOf, type Quoted, useQuote } from '../../web/quote.ts'
import { useSession } from '../../web/session.ts'
import { Button } from '../Button.tsx'
import { useCartParts } from '../cart/use-cart-parts.ts'
import { QuoteSums } from '../cart/QuoteSums.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Field } from '../Field.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { Loading } from '../Loading.tsx'
import { Problem } from '../Problem.tsx'
import { CheckoutLines } from './CheckoutLines.tsx'
import { Methods } from './Methods.tsx'
import { Bill } from './Bill.tsx'
import { Contact, type Set } from './Contact.tsx'
import { OwnAddresses } from './OwnAddresses.tsx'
import { Part } from './Part.tsx'
import { destinationOf, orderOf } from './place.ts'
import { usePlacing } from './use-placing.ts'
import { TypedAddressFields } from './TypedAddressFields.tsx'

const say = words.checkout

/** One page from the cart to the placed order. What is typed stays until then, whatever is refused. */
export function CheckoutForm() {
  const cart = useCart()
  const ids = Object.keys(cart)
  const { parts, problem, retry } = useCartParts(ids)
  const lines = linesOf(cart, useCartCars(), parts ?? [])
  if (ids.length === 0)
    return (
      <EmptyState title={words.cart.page.empty} action={<LinkButton to="/shop">{words.cart.page.toShop}</LinkButton>}>
        <p>{words.cart.page.how}</p>
      </EmptyState>
    )
  if (problem !== null)
    return (
      <>
        <Problem text={problem} />
        <Button look="line" className="justify-self-start" onClick={retry}>
          {words.cart.panel.retry}
        </Button>
      </>
    )
  return parts ? <Form lines={lines} onRefused={retry} /> : <Loading />
}

function Form({ lines, onRefused }: { lines: CartLine[]; onRefused: () => void }) {
  const kept = useTyped()
  const session = useSession()
  const sentTo = useDestination()
  const plain = lines.map(({ part, quantity, car }) => ({ part: part._id, quantity, car }))
  const fitOf = useLineFits(lines)
  const quoted = useQuote(plain, destinationOf(kept) ?? sentTo, kept.method || undefined)
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
  const placing = usePlacing()
  const { form, wrong, pressedAt } = placing
  const offers = quote?.methods ?? []
  const canCollect = offers.some(({ kind }) => kind === 'collect')
  const set: Set = (name) => ({
    value: typed[name],
    onChange: ({ target }) => changeTyped({ [name]: target.value }),
  })
  const way = (quote && offerOf(quote)?.kind) ?? 'ship'
  // An address has a field for the company.
  const isCompanyAsked = way === 'collect' && !typed.billsElsewhere
  const choose = (kind: typeof way) => {
    const first = offers.find((offer) => offer.kind === kind && offer.why === undefined)
    if (first) changeTyped({ method: first.id })
  }
  const news = () => {
    quoted.retry()
    onRefused()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!quote) return
    setDestination(destinationOf(typed))
    placing.press(orderOf(typed, email, plain, quote).wrong, quote.total)
  }
  useEffect(() => {
    if (pressedAt === null || !quote || !(quoted.isFresh || quoted.problem)) return
    placing.release()
    if (quoted.isFresh) void placing.place(orderOf(typed, email, plain, quote), pressedAt === quote.total, plain, news)
  })
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid gap-8">
        <Contact email={session?.email ?? null} wrong={wrong} set={set} />
        <Part title={say.to.title}>
          {canCollect && (
            <div role="group" aria-label={say.to.ways} className="grid auto-cols-fr grid-flow-col gap-2">
              {(['ship', 'collect'] as const).map((kind) => (
                <Button
                  key={kind}
                  look={way === kind ? 'ink' : 'line'}
                  aria-pressed={way === kind}
                  onClick={() => choose(kind)}
                >
                  {say.to[kind]}
                </Button>
              ))}
            </div>
          )}
          {way === 'ship' && session && (
            <OwnAddresses
              isUntouched={!kept.ship.name && !kept.ship.line1}
              onChoose={(ship) => changeTyped({ ship })}
            />
          )}
          {way === 'ship' ? (
            <TypedAddressFields
              of="shipping"
              at="shipTo"
              typed={typed.ship}
              wrong={wrong}
              onChange={(ship) => changeTyped({ ship })}
            />
          ) : (
            <Field
              label={say.to.collector}
              name="name"
              autoComplete="name"
              maxLength={100}
              error={wrong['name']}
              {...set('collector')}
            />
          )}
          {quote && (
            <Methods
              legend={way === 'ship' ? say.to.method : say.to.place}
              offers={offers.filter(({ kind }) => kind === way)}
              chosen={quote.method}
              onChoose={(method) => changeTyped({ method })}
            />
          )}
          {quote && offers.length === 0 && (
            <p className="font-semibold text-bad">{say.to.noWay(countryName(country))}</p>
          )}
        </Part>
        <Bill typed={typed} wrong={wrong} set={set} isCompanyAsked={isCompanyAsked} />
      </div>
      <section aria-labelledby="what" className="border border-ink bg-surface lg:sticky lg:top-24">
        <div className="flex items-baseline justify-between gap-3 border-b border-hair px-5 py-3">
          <h2 id="what" className="text-2xl">
            {say.summary.title}
          </h2>
          <Link to="/cart" className="link">
            {say.toCart}
          </Link>
        </div>
        <CheckoutLines lines={lines} quoted={quoted} fitOf={fitOf} />
        <QuoteSums quoted={quoted} withTotal />
        <Submit quoted={quoted} placing={placing} />
      </section>
    </form>
  )
}

function Submit({ quoted: { quote, isFresh }, placing }: { quoted: Quoted; placing: ReturnType<typeof usePlacing> }) {
  const isRefused = isFresh && quote !== null && quote.quote === null
  return (
    <div className="grid gap-3 border-t border-ink px-5 py-4">
      {isRefused && (
        <p role="alert" className="font-semibold text-bad">
          {words.cart.sums.cannot}
        </p>
      )}
      <Problem text={placing.problem} />
      <Button
        type="submit"
        look="signal"
        className="min-h-13 text-xl"
        busy={placing.busy || placing.pressedAt !== null}
        disabled={!quote || isRefused}
      >
        {say.summary.pay}
      </Button>
      <p className="text-[0.9375rem] text-ink-2">{say.summary.next}</p>
    </div>
  )
}
