import { useId, useState } from 'react'
import * as words from '#common/words'
import { addPieces, MOST_PIECES, useCart } from '../../web/cart/cart.ts'
import { type CartLine, isShort, roomFor } from '../../web/cart/cart-lines.ts'
import type { QuotedLine } from '../../web/cart/quote.ts'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { TypedQuantity } from './TypedQuantity.tsx'
import { orderable } from '../../web/cart/orderable.ts'

const say = words.cart.panel

/** How many, as typed: what cannot be is said and stays as it was typed; the cart keeps what it had. */
export function LineQuantity({ line, quoted }: { line: CartLine; quoted: QuotedLine | undefined }) {
  const { part, quantity, car } = line
  const { _id, name, price } = part
  const stock = orderable(part)
  const isGone = part.status !== undefined || quoted?.problem === 'gone'
  const money = useMoney()
  const cart = useCart()
  const inCart = cart[_id] ?? 0
  const most = roomFor(line, cart)
  const [tried, setTried] = useState<{ typed: string; problem: string; had: number } | null>(null)
  // What was refused stands until the cart has changed, here or elsewhere.
  const refused = tried?.had === inCart ? tried : null
  const refuse = (typed: string, problem: string) => setTried({ typed, problem, had: inCart })
  const problemId = useId()
  const short = stock !== null && stock > 0 && isShort(line, cart)
  const change = (typed: string) => {
    const pieces = Number(typed)
    if (!Number.isInteger(pieces) || pieces < 1) return refuse(typed, words.cart.numberFrom1To(Math.max(most, 1)))
    if (pieces > most && pieces > quantity) return refuse(typed, words.cart.noRoom(stock, MOST_PIECES, inCart))
    setTried(null)
    addPieces(_id, pieces - quantity, car)
  }
  const problem = refused?.problem ?? (short ? say.fewer(stock) : null)
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <TypedQuantity
          name={name}
          value={refused?.typed ?? String(quantity)}
          most={Math.max(most, 1)}
          problemId={problem ? problemId : undefined}
          onChange={change}
        />
        {!isGone && (
          <span className="tabular text-right">
            <span className="text-ink-2">{words.cart.page.each(money(quoted?.price ?? price))}</span>
            {quoted?.problem !== 'sold-out' && (
              <>
                <span className="text-ink-2">, </span>
                <span>{quoted?.amount === undefined ? '…' : money(quoted.amount)}</span>
              </>
            )}
          </span>
        )}
      </div>
      {problem && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p id={problemId} role="alert" className="font-semibold text-bad">
            {problem}
          </p>
          {short && most > 0 && (
            <Button look="line" small onClick={() => change(String(most))}>
              {say.take(most)}
              <span className="sr-only">{`: ${name}`}</span>
            </Button>
          )}
        </div>
      )}
    </>
  )
}
