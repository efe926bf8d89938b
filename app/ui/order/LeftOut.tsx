import { cart, orderPage } from '#common/words'
import { LinkButton } from '../LinkButton.tsx'
import { Note } from '../Note.tsx'
import type { Again } from './order-again.ts'

const say = orderPage.leftOut

/** Which parts of an order that is ordered again are not in the cart, and why. */
export function LeftOut({ gone, soldOut, isAdded }: Again) {
  return (
    <Note tone="warn" live>
      {gone.length > 0 && <p>{say.gone(gone)}</p>}
      {soldOut.length > 0 && <p>{say.soldOut(soldOut)}</p>}
      {isAdded && (
        <>
          <p>{say.rest}</p>
          <LinkButton to="/cart" look="line" small>
            {cart.panel.view}
          </LinkButton>
        </>
      )}
    </Note>
  )
}
