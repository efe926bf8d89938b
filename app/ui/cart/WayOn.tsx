import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { type ButtonLook, buttonClass } from '../Button.tsx'

type Props = Required<Pick<ButtonLook, 'look'>> & { to: '/cart' | '/checkout'; className?: string; children: ReactNode }

/** A way on from the cart. On a slow line it turns until its page is there. */
export function WayOn({ to, look, className, children }: Props) {
  const isComing = useNavigation().location?.pathname === to
  return (
    <Link to={to} aria-busy={isComing || undefined} className={buttonClass({ look }, className)}>
      {isComing && <span className="spinner" aria-hidden="true" />}
      {children}
    </Link>
  )
}
