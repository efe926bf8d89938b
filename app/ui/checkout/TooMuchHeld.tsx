import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#common/words'
import { api } from '../../web/api.ts'
import type { Answer } from '../../web/api-types.ts'
import type { Quote } from '../../web/quote.ts'
import { useSession } from '../../web/session.ts'
import { useShop } from '../../web/settings.ts'
import { ConfirmEmail } from '../ConfirmEmail.tsx'

/** Says before anything is typed that so much cannot be set aside for the buyer until it is paid. */
export function TooMuchHeld({ quote }: { quote: Quote }) {
  const session = useSession()
  const { guestUnits } = useShop()
  const own = useOwnUnpaid(session?.email)
  const ofGuest = { orders: 0, units: 0, most: { orders: Infinity, units: guestUnits }, ifConfirmed: null }
  const held = session === null ? ofGuest : own
  if (held === null) return null
  const { orders, units, most, ifConfirmed } = held
  const counted = quote.lines.filter(({ stock, problem }) => typeof stock === 'number' && !problem)
  const more = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  const isFull = orders >= most.orders
  if (!isFull && units + more <= most.units) return null
  return (
    <div className="grid gap-3" role="status">
      <p className="font-semibold text-warn">
        {isFull
          ? words.refusal.tooManyUnpaid(orders, ifConfirmed && ifConfirmed.orders)
          : words.refusal.tooManyUnits(most.units, units, ifConfirmed && ifConfirmed.units)}
      </p>
      {orders > 0 && (
        <Link to="/dashboard/order" className="link justify-self-start">
          {words.myOrders.title}
        </Link>
      )}
      {session && ifConfirmed && <ConfirmEmail email={session.email} />}
    </div>
  )
}

/** What the account of who is signed in holds unpaid; null: nobody is, or nobody can tell. */
function useOwnUnpaid(email: string | undefined): Answer<'GET', '/my-unpaid'> | null {
  const [own, setOwn] = useState<Answer<'GET', '/my-unpaid'> | null>(null)
  useEffect(() => {
    // Without an answer the shop says it when the order is placed.
    if (email) api('GET', '/my-unpaid').then(setOwn, () => {})
  }, [email])
  return own
}
