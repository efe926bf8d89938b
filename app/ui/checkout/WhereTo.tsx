import { type ReactNode, useEffect, useState } from 'react'
import { countryName } from '#common/format'
import * as words from '#common/words'
import type { Typed } from '../../web/cart/checkout-typed.ts'
import { offerOf, type Quote } from '../../web/cart/quote.ts'
import { Button } from '../Button.tsx'
import { isNowhereSent } from '../cart/QuoteSums.tsx'
import { Field } from '../form/Field.tsx'
import type { Change, Set } from './Contact.tsx'
import { Methods } from './Methods.tsx'
import { FormSection } from './FormSection.tsx'
import type { Wrong } from './order-input.ts'
import { TypedAddressFields } from './TypedAddressFields.tsx'

const say = words.checkout
type Offer = Quote['methods'][number]

/** `children` stand above an address that is typed. */
type Props = { typed: Typed; wrong: Wrong; set: Set; change: Change; quote: Quote | null; children?: ReactNode }

/** Where an order goes, or where it is collected, and how. */
export function WhereTo({ typed, wrong, set, change, quote, children }: Props) {
  const offers = quote?.methods ?? []
  const canCollect = offers.some(({ kind }) => kind === 'collect')
  const way = (quote && offerOf(quote)?.kind) ?? 'ship'
  const [asked, setAsked] = useState<typeof way | null>(null)
  // A way that was asked for is taken as soon as it can be: perhaps only once the postcode is typed.
  const other = asked === way ? null : asked
  const open = offers.find(({ kind, why }) => kind === other && why === undefined)?.id
  useEffect(() => {
    if (open && typed.method !== open) change({ method: open })
  }, [open, change, typed.method])
  const shipTo = (
    <TypedAddressFields
      of="shipping"
      at="shipTo"
      typed={typed.ship}
      wrong={wrong}
      onChange={(ship) => change({ ship })}
    />
  )
  return (
    <FormSection title={say.to.title}>
      {canCollect && (
        <div role="group" aria-label={say.to.ways} className="grid auto-cols-fr grid-flow-col gap-2">
          {(['ship', 'collect'] as const).map((kind) => (
            <Button
              key={kind}
              look={way === kind ? 'ink' : 'line'}
              aria-pressed={way === kind}
              onClick={() => setAsked(kind)}
            >
              {say.to[kind]}
            </Button>
          ))}
        </div>
      )}
      {quote && canCollect && other && !open && (
        <Closed asked={other} offers={offers.filter(({ kind }) => kind === other)} quote={quote}>
          {shipTo}
        </Closed>
      )}
      {way === 'ship' && children}
      {way === 'ship' ? (
        shipTo
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
          legend={legendOf(way)}
          offers={offers.filter(({ kind }) => kind === way)}
          chosen={quote.method}
          onChoose={(method) => change({ method })}
        />
      )}
      {quote && isNowhereSent(quote) && (
        <p className="font-semibold text-bad">{say.to.noWay(countryName(typed.ship.country))}</p>
      )}
      {quote && offers.length === 0 && quote.asksPostcode && <p>{words.cart.sums.byPostcode}</p>}
    </FormSection>
  )
}

const legendOf = (way: Offer['kind']) => (way === 'ship' ? say.to.method : say.to.place)

type ClosedProps = { asked: Offer['kind']; offers: readonly Offer[]; quote: Quote; children: ReactNode }

/** Why an order cannot come in the way that was asked for; where it depends on the postcode, `children` ask for that. */
function Closed({ asked, offers, quote, children }: ClosedProps) {
  const asksPostcode = asked === 'ship' && offers.length === 0 && quote.asksPostcode
  return (
    <>
      <div role="status" className="grid gap-2">
        {offers.length > 0 ? (
          <Methods legend={legendOf(asked)} offers={offers} chosen={null} onChoose={() => {}} />
        ) : (
          <p className={asksPostcode ? undefined : 'font-semibold text-bad'}>
            {asksPostcode ? words.cart.sums.byPostcode : say.to.noWay(countryName(quote.to.country))}
          </p>
        )}
      </div>
      {asksPostcode && children}
    </>
  )
}
