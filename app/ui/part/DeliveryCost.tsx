import { useEffect, useState } from 'react'
import * as words from '#common/words'
import { countryName } from '#common/format'
import { api } from '../../web/api.ts'
import type { Answer } from '../../web/api-types.ts'
import { forgetRefused, useDestination } from '../../web/cart/destination.ts'
import { useMoney, useShop } from '../../web/settings.ts'
import { arrivalText } from '../cart/QuoteSums.tsx'
import { useQuarter } from '../use-quarter.ts'
import { DestinationForm } from '../cart/DestinationForm.tsx'

const say = words.delivery.part
type Told = Answer<'GET', '/parts/{id}/delivery'>

/**
 * What the delivery of a part costs and when it arrives, for where this browser's orders go. The page is the same for all:
 * where the shop's own country asks for a postcode, the field is drawn with it, and only for who has not said where.
 */
export function DeliveryCost({ partId }: { partId: string }) {
  const to = useDestination()
  const [told, setTold] = useState<Told | 'failed' | null>(null)
  const { country, postcode } = to ?? {}
  const quarter = useQuarter()
  useEffect(() => {
    const left = new AbortController()
    const asked = { path: { id: partId }, query: { country, postcode }, signal: left.signal }
    api('GET', '/parts/{id}/delivery', asked).then(setTold, (error: unknown) => {
      if (!left.signal.aborted && !forgetRefused(asked.query, error)) setTold('failed')
    })
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- it is asked anew for each quarter
  }, [partId, country, postcode, quarter])
  const { home } = useShop()
  const there = told && told !== 'failed' ? told.to : null
  const isUnsaid = told === null && to === null && home.asksPostcode
  const where = to ?? there ?? (isUnsaid ? { country: home.country } : null)
  return (
    <section aria-label={say.title} className="-mx-5 min-h-24" aria-busy={told === null}>
      {where && (
        <div className={isUnsaid ? 'where-unsaid' : undefined}>
          <DestinationForm
            key={country ?? ''}
            to={where}
            asksPostcode={isUnsaid || (told !== null && told !== 'failed' && told.state === 'postcode')}
          />
        </div>
      )}
      <div role="status" className="grid gap-1.5 px-5 text-[0.9375rem]">
        {isUnsaid && <p className="where-unsaid">{say.postcode}</p>}
        {told === null && <p className={`border-t border-hair pt-3 ${isUnsaid ? 'where-said' : ''}`}>{say.before}</p>}
        {told === 'failed' && <p>{say.failed}</p>}
        {told && told !== 'failed' && <Offers told={told} />}
      </div>
    </section>
  )
}

function Offers({ told: { state, offers, to } }: { told: Told }) {
  const money = useMoney()
  if (state === 'sold-out') return null
  if (state === 'postcode') return <p>{say.postcode}</p>
  if (state === 'nowhere') return <p className="font-semibold">{say.nowhere(countryName(to.country))}</p>
  return offers.map(({ id, kind, name, amount, arrives, why }) => {
    const arrival = arrivalText(arrives, kind === 'collect')
    return (
      <p key={id} className={why ? 'text-ink-2' : undefined}>
        <span className="flex justify-between gap-4">
          <span>{name}</span>
          {!why && <span className="tabular font-semibold">{amount === 0 ? words.delivery.free : money(amount)}</span>}
        </span>
        {(why || arrival) && <span className="block text-ink-2">{why ?? `${arrival}, ${say.payNow}`}</span>}
      </p>
    )
  })
}
