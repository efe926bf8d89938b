import { useLocation, useNavigate } from 'react-router'
import * as words from '#common/words'
import { forgetTypedInAllTabs } from '../../web/cart/checkout-typed.ts'
import { mayLeave } from '../../web/page/may-leave.ts'
import { forgetPlaced } from '../../web/cart/placed-order.ts'
import { currentSession, signOut, signOutWithPage } from '../../web/session.ts'
import { MENU } from './shop-menu.ts'
import { notify } from '../notify.ts'
import { PageLink } from '../PageLink.tsx'

const say = words.header.menu
const LOOK =
  'label flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent hover:text-signal aria-[current=page]:border-accent lg:px-2.5 xl:px-3'

/** The same links for the bar and for the dropdown. Which of them shows is decided by the mark on the document. */
export function MenuLinks() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = `${pathname.toLowerCase()}/`
  // All pages are below the home page, so it is marked on itself alone.
  const isAt = (to: string) => (to === '/' ? pathname === '/' : here.startsWith(`${to.toLowerCase()}/`))
  const look = (to: string) => ({ className: LOOK, 'aria-current': isAt(to) ? ('page' as const) : undefined })
  const leave = async () => {
    if (!(await mayLeave())) return
    const owner = currentSession()?.email
    const stay = signOutWithPage()
    const cart = owner === undefined ? null : await import('../cart/follow-cart.ts').catch(() => null)
    const isToldToShop = cart ? await cart.leaveCart(owner!, signOut) : await signOut()
    stay()
    forgetTypedInAllTabs()
    forgetPlaced()
    await navigate('/')
    if (!isToldToShop) notify.error(say.shopNotTold)
  }
  return (
    <>
      {MENU.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to} {...look(to)}>
            {label}
          </PageLink>
        </li>
      ))}
      <li className="signed-in">
        <PageLink to="/dashboard" {...look('/dashboard')}>
          {say.dashboard}
        </PageLink>
      </li>
      <li className="signed-out">
        <PageLink to="/login" {...look('/login')}>
          {say.login}
        </PageLink>
      </li>
      <li className="signed-in">
        <button type="button" className={`${LOOK} w-full`} onClick={leave}>
          {say.signOut}
        </button>
      </li>
    </>
  )
}
