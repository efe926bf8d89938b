import type { ReactNode } from 'react'
import { countryName } from '#common/format'
import * as words from '#common/words'
import type { Typed } from '../../web/checkout-typed.ts'
import { offerOf, type Quote } from '../../web/quote.ts'
import { Button } from '../Button.tsx'
import { isNowhereSent } from '../cart/QuoteSums.tsx'
import { Field } from '../Field.tsx'
import type { Change, Set } from './Contact.tsx'
import { Methods } from './Methods.tsx'
import { FormSection } from './FormSection.tsx'
import type { Wrong } from './order-input.ts'
import { TypedAddressFields } from './TypedAddressFields.tsx'

const say = words.checkout

/** `children` stand above an address that is typed. */
type Props = { typed: Typed; wrong: Wrong; set: Set; change: Change; quote: Quote | null; children?: ReactNode }

/** Where an order goes, or where it is collected, and how. */
export function WhereTo({ typed, wrong, set, change, quote, children }: Props) {
  const offers = quote?.methods ?? []
  const canCollect = offers.some(({ kind }) => kind === 'collect')
  const way = (quote && offerOf(quote)?.kind) ?? 'ship'
  const choose = (kind: typeof way) => {
    const first = offers.find((offer) => offer.kind === kind && offer.why === undefined)
    if (first) change({ method: first.id })
  }
  return (
    <FormSection title={say.to.title}>
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
      {way === 'ship' && children}
      {way === 'ship' ? (
        <TypedAddressFields
          of="shipping"
          at="shipTo"
          typed={typed.ship}
          wrong={wrong}
          onChange={(ship) => change({ ship })}
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
