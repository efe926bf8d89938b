import { useEffect, useState } from 'react'
import type { CartPart } from '#domain/catalogue/schema'
import { messageOf } from '../../web/api.ts'
import { takeAll } from '../../web/cart/cart.ts'
import { readParts } from '../../web/cart/cart-lines.ts'
import { rememberPrices, seenPrice } from '../../web/cart/cart-prices.ts'

type Told = {
  /** As they are now; null until they are known. */
  parts: CartPart[] | null
  /** What a part cost when the shopper saw it last, of those whose price has changed. */
  before: ReadonlyMap<string, number>
  /** How many are no longer sold, and were taken out. */
  gone: number
  problem: string | null
}

const NOTHING: Told = { parts: null, before: new Map(), gone: 0, problem: null }

const changedPrices = (parts: CartPart[]) =>
  parts.flatMap(({ _id, price }) => {
    const seen = seenPrice(_id)
    return seen === undefined || seen === price ? [] : [[_id, seen] as const]
  })

/** The parts of the cart as the shop has them now, and what has changed since the shopper saw them. */
export function useCartParts(ids: string[]): Told & { retry: () => void } {
  const [told, setTold] = useState(NOTHING)
  const [tries, setTries] = useState(0)
  const question = JSON.stringify({ ids, tries })
  useEffect(() => {
    const { ids: asked } = JSON.parse(question) as { ids: string[] }
    if (asked.length === 0) return undefined
    let isLeft = false
    readParts(asked).then(
      ({ parts, gone }) => {
        if (isLeft) return
        const changed = changedPrices(parts)
        gone.forEach(takeAll)
        rememberPrices(parts)
        setTold((before) => ({
          parts,
          before: new Map([...before.before, ...changed]),
          gone: before.gone + gone.length,
          problem: null,
        }))
      },
      (error: unknown) => isLeft || setTold((before) => ({ ...before, problem: messageOf(error) })),
    )
    return () => {
      isLeft = true
    }
  }, [question])
  return { ...told, retry: () => setTries((count) => count + 1) }
}
