import { useEffect, useRef } from 'react'
import * as words from '#common/words'
import { EmptyState } from '../EmptyState.tsx'
import { LinkButton } from '../LinkButton.tsx'

const say = words.cart.page
const { placed: ordered } = words.checkout

/** An empty cart, and the way to the order whose parts lay in it before; `placed`: its id. */
export function EmptyCart({ placed }: { placed: string | null }) {
  const place = useRef<HTMLDivElement>(null)
  // Who goes back to a page that was longer is taken to where they were, which is below all of it now.
  useEffect(() => {
    if (place.current!.getBoundingClientRect().top < 0) scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div ref={place}>
      <EmptyState
        title={say.empty}
        action={
          <>
            {placed !== null && (
              <LinkButton to={`/order/${placed}`} look="signal">
                {ordered.toOrder}
              </LinkButton>
            )}
            <LinkButton to="/shop" look={placed === null ? 'ink' : 'line'}>
              {say.toShop}
            </LinkButton>
            <LinkButton to="/quick-order" look="line">
              {say.quickOrder}
            </LinkButton>
          </>
        }
      >
        <p>{placed === null ? say.how : ordered.how}</p>
      </EmptyState>
    </div>
  )
}
