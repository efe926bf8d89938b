import { NavLink, useNavigate } from 'react-router'
import { signOut } from '../web/session.ts'
import { MENU } from './menu.ts'
import { notify } from './notify.ts'

const LOOK =
  'label flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent hover:text-signal aria-[current=page]:border-accent lg:px-2.5 xl:px-3'

/** The same links for the bar and for the dropdown. Which of them shows is decided by the mark on the document. */
export function MenuLinks() {
  const navigate = useNavigate()
  const leave = async () => {
    const isToldToShop = await signOut()
    await navigate('/')
    if (!isToldToShop)
      notify.error('You are signed out on this page, but the shop could not be reached. Sign in and out again later.')
  }
  return (
    <>
      {MENU.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} className={LOOK}>
            {label}
          </NavLink>
        </li>
      ))}
      <li className="signed-in">
        <NavLink to="/dashboard" className={LOOK}>
          DASHBOARD
        </NavLink>
      </li>
      <li className="signed-out">
        <NavLink to="/login" className={LOOK}>
          LOGIN
        </NavLink>
      </li>
      <li className="signed-in">
        <button type="button" className={`${LOOK} w-full`} onClick={leave}>
          Sign Out
        </button>
      </li>
    </>
  )
}
