import * as words from '#common/words'
import { EmptyState } from '../EmptyState.tsx'
import { LinkButton } from '../LinkButton.tsx'

const say = words.cart.page
const { placed: ordered } = words.checkout

/** An empty cart, and the way to the order whose parts lay in it before; `placed`: its id. */
export function EmptyCart({ placed }: { placed: string | null }) {
  return (
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
  )
}
