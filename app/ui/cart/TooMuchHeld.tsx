import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#common/words'
import { api } from '../../web/api.ts'
import type { Answer } from '../../web/api-types.ts'
import type { Quote } from '../../web/cart/quote.ts'
import { useSession } from '../../web/session.ts'
import { useShop } from '../../web/settings.ts'
import { ConfirmEmail } from '../ConfirmEmail.tsx'
import { Note } from '../Note.tsx'

type Held = Answer<'GET', '/my-unpaid'>

/** Says before anything is typed that so much cannot be set aside for the buyer until it is paid. */
export function TooMuchHeld({ quote, className }: { quote: Quote; className?: string }) {
  const session = useSession()
  const { guestUnits } = useShop()
  const own = useOwnUnpaid(session?.email)
  const ofGuest = { orders: 0, units: 0, most: { orders: Infinity, units: guestUnits }, ifConfirmed: null }
  const held = session === null ? ofGuest : own
  const counted = quote.lines.filter(({ stock, problem }) => typeof stock === 'number' && !problem)
  const more = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  const why = held && whyNoMore(held, more)
  if (!why) return null
  return (
    <div className={`grid gap-3 ${className ?? ''}`}>
      <Note tone="warn" live>
        <p>{why}</p>
        {held.orders > 0 && (
          <Link to="/dashboard/order" className="link">
            {words.myOrders.title}
          </Link>
        )}
      </Note>
      {session && held.ifConfirmed && <ConfirmEmail email={session.email} />}
    </div>
  )
}

/** Says above one's orders that no other can be placed before one of them is paid or deleted. `changes`: how often they changed here. */
export function NoMoreOrders({ email, changes }: { email: string; changes: number }) {
  const held = useOwnUnpaid(email, changes)
  const why = held && whyNoMore(held, 1)
  return (
    why && (
      <div className="mb-5 print:hidden">
        <Note tone="warn" live>
          <p>{why}</p>
        </Note>
      </div>
    )
  )
}

/** Why one more order with that many counted units would be too much; null: it is not. */
function whyNoMore({ orders, units, most, ifConfirmed }: Held, more: number): string | null {
  if (orders >= most.orders) return words.refusal.tooManyUnpaid(orders, ifConfirmed && ifConfirmed.orders)
  if (units + more > most.units) return words.refusal.tooManyUnits(most.units, units, ifConfirmed && ifConfirmed.units)
  return null
}

/** What the account of who is signed in holds unpaid; null: nobody is, or nobody can tell. */
function useOwnUnpaid(email: string | undefined, changes = 0): Held | null {
  const [own, setOwn] = useState<Held | null>(null)
  useEffect(() => {
    // Without an answer the shop says it when the order is placed.
    if (email) api('GET', '/my-unpaid').then(setOwn, () => {})
    // oxlint-disable-next-line react/exhaustive-deps -- after each change it is asked anew
  }, [email, changes])
  return own
}
