import { countryName, weekdayInUtc } from '#common/format'
import { stepOf } from '#common/prices'
import * as words from '#common/words'
import { offerOf, type Quote, type Quoted, type QuotedLine } from '../../web/cart/quote.ts'
import { useMoney, useShop } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { useKeptFocus } from '../kept-focus.ts'

const say = words.cart.sums

/** When something arrives, as a sentence; nothing without a promise. */
export function arrivalText(
  arrives: Parameters<typeof words.delivery.daysOf>[0] | null | undefined,
  isCollected = false,
): string | null {
  if (!arrives) return null
  return isCollected
    ? words.cart.page.collect(weekdayInUtc(arrives.from))
    : words.cart.page.arrives(words.delivery.daysOf(arrives))
}

/** When a line comes, and in which parcel where there are several; of a line that comes in several, each with its units. */
export function comesOf(line: QuotedLine | undefined, { lines, parcels }: Quote): string[] {
  const say = words.cart.page
  if (!line || line.problem) return []
  const at = lines.indexOf(line)
  return parcels.flatMap(({ arrives, place, lines: held }, n) => {
    const units = held.find((one) => one.line === at)?.quantity
    if (units === undefined) return []
    const parcel = parcels.length > 1 ? say.inParcel(n + 1, place.name) : null
    const arrival = arrivalText(arrives)
    const day = units < line.quantity ? say.some(units, line.quantity, arrival) : arrival
    return [[day, parcel].filter(Boolean).join(' · ')].filter(Boolean)
  })
}

/** `withTotal`: the total stands out, also where it is the subtotal. */
type Props = { quoted: Quoted; withTotal?: boolean }

/** What the order costs, as the shop says it: nothing here is added up in the browser. Says so where it cannot be told. */
export function QuoteSums(props: Props) {
  const { place, around } = useKeptFocus<HTMLDivElement>()
  return (
    <div {...around} ref={place} tabIndex={-1}>
      <Sums {...props} />
    </div>
  )
}

function Sums({ quoted, withTotal = false }: Props) {
  const { quote, isFresh, problem, retry } = quoted
  const money = useMoney()
  if (problem !== null)
    return (
      <div role="alert" className="grid justify-items-start gap-2 px-5 py-4">
        <p className="font-semibold text-bad">{say.failed}</p>
        <p>{problem}</p>
        <Button look="line" small onClick={retry}>
          {say.retry}
        </Button>
      </div>
    )
  if (!quote) return <p className="px-5 py-4 text-ink-2">{say.asking}</p>
  const { subtotal, shipping, saved, total } = quote
  const offer = offerOf(quote)
  const totalClass = withTotal ? 'head mt-2 border-t border-ink pt-2 text-2xl' : 'font-semibold'
  return (
    <div aria-busy={!isFresh} className={isFresh ? undefined : 'opacity-60'}>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1.5 px-5 py-4">
        <dt>{say.subtotal}</dt>
        <dd className="text-right">{money(subtotal)}</dd>
        {offer && (
          <>
            <dt>{offer.name}</dt>
            <dd className="text-right">{shipping === 0 ? words.delivery.free : money(shipping)}</dd>
          </>
        )}
        {saved > 0 && (
          <>
            <dt className="text-good">{say.saved}</dt>
            <dd className="text-right text-good">{money(saved)}</dd>
          </>
        )}
        {(withTotal || shipping > 0 || saved > 0) && (
          <>
            <dt className={totalClass}>{say.total}</dt>
            <dd className={`${totalClass} text-right`} data-testid={withTotal ? 'total' : undefined}>
              {money(total)}
            </dd>
          </>
        )}
      </dl>
      <Arrival quote={quote} />
      <ToFree quote={quote} />
    </div>
  )
}

/** Whether what could be sent cannot go where it should. */
export const isNowhereSent = (quote: Quote) => !offerOf(quote) && !quote.asksPostcode && quote.parcels.length > 0

/** When it comes, and where it cannot. */
function Arrival({ quote }: { quote: Quote }) {
  const offer = offerOf(quote)
  const isNowhere = isNowhereSent(quote)
  const arrival = arrivalText(offer?.arrives, offer?.kind === 'collect')
  // Who could have it sent has chosen to collect it.
  const isCollected = offer?.kind === 'collect' && quote.methods.some(({ kind }) => kind === 'ship')
  const lines = [
    ...(isNowhere ? [say.noWay(countryName(quote.to.country))] : []),
    ...(arrival ? [`${arrival}, ${words.delivery.part.payNow}`] : []),
    ...(quote.asksPostcode && !isCollected ? [say.byPostcode] : []),
    ...(quote.parcels.length > 1 ? [say.parcels(quote.parcels.length)] : []),
  ]
  if (lines.length === 0) return null
  return (
    <div className="border-t border-hair px-5 py-2.5 text-[0.9375rem]">
      {lines.map((line) => (
        <p key={line} className={isNowhere ? 'font-semibold text-bad' : undefined}>
          {line}
        </p>
      ))}
    </div>
  )
}

/** How much is missing until the specified shipping is free: it is the only way that has such a limit for all. */
function ToFree({ quote: { subtotal, shipping, method } }: { quote: Quote }) {
  const money = useMoney()
  const { prices, shipping: rule } = useShop()
  const missing = rule.freeOver + stepOf(prices) - subtotal
  if (method !== 'standard' || shipping === 0 || missing <= 0) return null
  return <p className="border-t border-hair px-5 py-2.5 text-[0.9375rem] text-ink-2">{say.more(money(missing))}</p>
}
