import { emailConfirmed as say } from '#common/words'
import { LinkButton } from '../LinkButton.tsx'
import { Note } from '../Note.tsx'

/** For who has just opened the link in the mail. Only who is signed in needs no form, and is led on. */
export function EmailConfirmed() {
  return (
    <>
      <Note tone="good" live>
        {say.orders}
      </Note>
      <div className="signed-in flex flex-wrap gap-3">
        <LinkButton to="/dashboard/order" look="signal">
          {say.toOrders}
        </LinkButton>
        <LinkButton to="/shop" look="line">
          {say.toShop}
        </LinkButton>
      </div>
    </>
  )
}
