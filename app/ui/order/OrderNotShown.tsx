import { useLocation } from 'react-router'
import { checkout, orderPage as say } from '#common/words'
import { loginFrom } from '../../web/guard.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { LinkButton } from '../LinkButton.tsx'

/** What somebody reads who may not see an order, with the ways to it. They lead back to this page. */
export function OrderNotShown() {
  const here = useLocation()
  return (
    <div className="sheet py-6 sm:py-10">
      <h1 className="sr-only">{say.notHere}</h1>
      <EmptyState
        title={say.notHere}
        action={
          <>
            <LinkButton to="/findOrder" look="signal">
              {checkout.find.title}
            </LinkButton>
            <LinkButton to={loginFrom(here)} look="line">
              {say.logIn}
            </LinkButton>
          </>
        }
      >
        {say.notHereWhy}
      </EmptyState>
    </div>
  )
}
