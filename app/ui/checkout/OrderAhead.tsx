import * as words from '#common/words'
import type { Quoted } from '../../web/cart/quote.ts'
import { useMoney } from '../../web/settings.ts'

const say = words.checkout.summary

/**
 * On a phone the order stands below all fields. This says above them what it comes to, or that it cannot be placed as it is, and
 * leads there. It has two lines from the start, so that no field moves when the answer comes.
 */
export function OrderAhead({ quoted: { quote, isFresh }, pieces }: { quoted: Quoted; pieces: number }) {
  const money = useMoney()
  const isRefused = isFresh && quote !== null && quote.quote === null
  return (
    <div
      className={`flex min-h-18 items-center justify-between gap-4 border-l-4 bg-surface px-4 py-2.5 lg:hidden print:hidden ${isRefused ? 'border-bad' : 'border-edge'}`}
    >
      <p>
        <span className={`block ${isRefused ? 'font-semibold text-bad' : ''}`}>
          {isRefused ? say.refused : say.ahead(pieces)}
        </span>
        <a href="#what" className="link">
          {say.seeLines}
        </a>
      </p>
      {quote && !isRefused && (
        <p className={`head text-2xl ${isFresh ? '' : 'opacity-60'}`}>
          <span className="sr-only">{words.cart.sums.total} </span>
          {money(quote.total)}
        </p>
      )}
    </div>
  )
}
