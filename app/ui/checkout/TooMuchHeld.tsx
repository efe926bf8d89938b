import { useEffect, useState } from 'react'
import * as words from '#common/words'
import type { Quote } from '../../web/quote.ts'
import { useSession } from '../../web/session.ts'
import { useShop } from '../../web/settings.ts'
import { whoIsThere } from '../auth/sign-in.ts'
import { ConfirmEmail } from '../ConfirmEmail.tsx'

/** Says before anything is typed that so many units cannot be set aside for the buyer until they are paid. */
export function TooManyUnits({ quote }: { quote: Quote }) {
  const session = useSession()
  const { guests, unconfirmed, confirmed } = useShop().setAside
  const counted = quote.lines.filter(({ stock, problem }) => typeof stock === 'number' && !problem)
  const units = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  const isConfirmed = useIsConfirmed(session !== null && units > unconfirmed)
  if (session !== null && isConfirmed === null) return null
  const most = session === null ? guests : isConfirmed ? confirmed : unconfirmed
  if (units <= most) return null
  const mayConfirm = session !== null && !isConfirmed
  return (
    <div className="grid gap-3" role="status">
      <p className="font-semibold text-warn">{words.refusal.tooManyUnits(most, 0, mayConfirm ? confirmed : null)}</p>
      {mayConfirm && <ConfirmEmail email={session.email} />}
    </div>
  )
}

/** Whether the e-mail address of who is signed in is confirmed; null: nobody has asked, or could tell. */
function useIsConfirmed(isAsked: boolean): boolean | null {
  const [is, setIs] = useState<boolean | null>(null)
  useEffect(() => {
    if (!isAsked) return
    whoIsThere().then(
      (person) => setIs(person?.emailVerified ?? null),
      () => setIs(null),
    )
  }, [isAsked])
  return is
}
