import * as words from '#common/words'
import { addPieces, takeLine } from '../../web/cart/cart.ts'
import { lineKey } from '../../web/cart/cart-cars.ts'
import { bringBack, saveForLater } from '../../web/cart/cart-later.ts'
import type { CartLine } from '../../web/cart/cart-lines.ts'
import { useDestination } from '../../web/cart/destination.ts'
import { usePlacedOrder } from '../../web/cart/placed-order.ts'
import type { Quoted } from '../../web/cart/quote.ts'
import { TooMuchHeld } from './TooMuchHeld.tsx'
import { Button } from '../Button.tsx'
import { Loading } from '../Loading.tsx'
import { Note } from '../Note.tsx'
import { CartRow } from './CartRow.tsx'
import { DestinationForm } from './DestinationForm.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { LaterList } from './LaterList.tsx'
import { NoCar } from './NoCar.tsx'
import { comesOf, QuoteSums } from './QuoteSums.tsx'
import { useTakenOut } from './use-taken-out.tsx'
import { useToldCart } from './use-told-cart.ts'
import { WayOn } from './WayOn.tsx'

const say = words.cart.page

const plain = ({ part, quantity, car }: CartLine) => ({ part: part._id, quantity, car })

/** The whole cart: its lines as the shop has them now, what they cost, and what was saved for later. */
export function CartView() {
  const { isEmpty, isAsking, before, gone, problem, retry, lines, fitOf, quoted } = useToldCart(useDestination())
  const placed = usePlacedOrder()
  const { withNote, takeOut, list } = useTakenOut<HTMLUListElement>()
  const remove = (line: CartLine, at: number) => {
    const { part, quantity, car } = line
    const take = () => takeLine(part._id, quantity, car)
    takeOut(line, at, words.cart.panel.removed(part.name), take, () => addPieces(part._id, quantity, car))
  }
  const save = (line: CartLine, at: number) =>
    takeOut(
      line,
      at,
      say.saved(line.part.name),
      () => saveForLater(plain(line)),
      () => bringBack(plain(line)),
    )
  return (
    <>
      {gone > 0 && (
        <Note tone="warn" live>
          {words.cart.panel.gone(gone)}
        </Note>
      )}
      {problem !== null && (
        <Note tone="bad" live>
          <p>{problem}</p>
          <Button look="line" small onClick={retry}>
            {words.cart.panel.retry}
          </Button>
        </Note>
      )}
      {isAsking && <Loading />}
      <NoCar lines={lines} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_min(23rem,40%)] print:block print:space-y-6">
        <ul ref={list} aria-label={say.lines} className="border-ink not-empty:border-t">
          {withNote(
            lines.map((line, n) => {
              const told = quoted.lineOf(plain(line))
              return (
                <CartRow
                  key={lineKey(line.part._id, line.car)}
                  line={line}
                  fit={fitOf(line)}
                  before={before.get(line.part._id)}
                  quoted={told}
                  comes={quoted.quote ? comesOf(told, quoted.quote) : []}
                  onRemove={() => remove(line, n)}
                  onSave={() => save(line, n)}
                />
              )
            }),
          )}
        </ul>
        {lines.length > 0 && <Summary quoted={quoted} />}
      </div>
      {isEmpty && <EmptyCart placed={placed} />}
      <LaterList />
    </>
  )
}

function Summary({ quoted }: { quoted: Quoted }) {
  const { quote, isFresh } = quoted
  // Without the postcode nobody knows yet how it goes; the checkout asks for the address.
  const isOpen = quote?.asksPostcode && !quote.lines.some(({ problem }) => problem)
  const isRefused = quote !== null && isFresh && quote.quote === null && !isOpen
  return (
    <section aria-labelledby="summary" className="border border-ink bg-surface lg:sticky lg:top-36 xl:top-24">
      <h2 id="summary" className="border-b border-hair px-5 py-3 text-2xl">
        {words.cart.sums.title}
      </h2>
      <QuoteSums quoted={quoted} withTotal />
      {quote && <DestinationForm to={quote.to} asksPostcode={quote.asksPostcode} />}
      <div className="grid grid-cols-1 gap-2 border-t border-ink px-[min(1.25rem,6vw)] py-4">
        {quote && <TooMuchHeld quote={quote} />}
        {isRefused ? (
          <p role="alert" className="font-semibold text-bad">
            {words.cart.sums.cannot}
          </p>
        ) : (
          <WayOn to="/checkout" look="signal" className="min-h-13 text-xl">
            {words.cart.sums.checkout}
          </WayOn>
        )}
        <p className="signed-out text-center text-[0.9375rem] text-ink-2">{words.cart.sums.noAccount}</p>
      </div>
    </section>
  )
}
