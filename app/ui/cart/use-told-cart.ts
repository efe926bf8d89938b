import { useEffect, useRef, useState } from 'react'
import { useCart } from '../../web/cart/cart.ts'
import { type Line, piecesOf, useCartCars } from '../../web/cart/cart-cars.ts'
import { useLineFits } from '../../web/cart/cart-line-fits.ts'
import { linesOf } from '../../web/cart/cart-lines.ts'
import type { Destination } from '../../web/cart/destination.ts'
import { type Quote, useQuote } from '../../web/cart/quote.ts'
import { useCartParts } from './use-cart-parts.ts'

/** The parts wait so long for what else the shop is asked about them. */
const PATIENCE_MS = 1500

/**
 * What lies in the cart, whether it fits, and what it costs. All of it is asked at once, and the first answers are shown together,
 * so that no line moves. `plain`: the lines as calls take them. `isAsking`: nothing can be shown yet.
 */
export function useToldCart(to: Destination | null, method?: string) {
  const cart = useCart()
  const cars = useCartCars()
  const ids = Object.keys(cart)
  const { parts, ...told } = useCartParts(ids)
  const isSold = (id: string) => !parts || parts.some(({ _id }) => _id === id)
  const plain = ids
    .filter(isSold)
    .flatMap((part) => piecesOf(cart[part]!, cars[part]).map((some): Line => ({ part, ...some })))
  const { fitOf, isTold } = useLineFits(plain)
  const quoted = useQuote(plain, to, method)
  useOtherPrices(quoted.quote, told.retry)
  const isWhole = isTold && (quoted.quote ?? quoted.problem) !== null
  const isShown = useOnceShown(parts !== null, isWhole)
  const lines = isShown ? linesOf(cart, cars, parts ?? []) : []
  const isAsking = ids.length > 0 && !isShown && told.problem === null
  return { ...told, isEmpty: ids.length === 0, isAsking, lines, plain, fitOf, quoted }
}

/** Reads the parts again where a quote names another price for the same than the one before: so their buyer is told which. */
function useOtherPrices(quote: Quote | null, reread: () => void) {
  const last = useRef(quote)
  useEffect(() => {
    const before = last.current?.lines ?? []
    last.current = quote
    const isDearerOrCheaper = quote?.lines.some(({ part, quantity, price }) =>
      before.some((was) => was.part === part && was.quantity === quantity && was.price !== price),
    )
    if (isDearerOrCheaper) reread()
    // oxlint-disable-next-line react/exhaustive-deps -- only another quote is a reason
  }, [quote])
}

/** Whether to show what is there: once it is whole, or after a while; from then on always. */
function useOnceShown(isThere: boolean, isWhole: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isThere) return undefined
    const end = setTimeout(setShown, isWhole ? 0 : PATIENCE_MS, true)
    return () => clearTimeout(end)
  }, [isThere, isWhole])
  return isThere && (isShown || isWhole)
}
