import { Suspense, useState } from 'react'
import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import { useAskedAlert } from '../../web/part/asked-alerts.ts'
import { useSession } from '../../web/session.ts'
import { Button } from '../Button.tsx'
import { lazyPiece } from '../lazy-piece.ts'
import { MyAlert } from './MyAlert.tsx'

const say = words.part.soldOut
const AlertForm = lazyPiece(() => import('./AlertForm.tsx').then(({ AlertForm: component }) => component))

/** What somebody can do who wants a part that is sold out. */
export function SoldOut({ part: { _id, interchange } }: { part: PartDetail }) {
  const session = useSession()
  const asked = useAskedAlert(_id)
  const [isAsking, setAsking] = useState(false)
  const ask = isAsking ? (
    <Suspense>
      <AlertForm part={_id} />
    </Suspense>
  ) : (
    <Button look="line" className="with-script justify-self-start" onClick={() => setAsking(true)}>
      {say.tellMe}
    </Button>
  )
  return (
    <div className="grid gap-3 border-t border-hair pt-3">
      <p className="text-ink-2">
        {say.now} {interchange.length > 0 && say.instead}
      </p>
      {session ? (
        <MyAlert part={_id} email={session.email} guestKey={null} isAsking={isAsking}>
          {ask}
        </MyAlert>
      ) : asked && !isAsking ? (
        <MyAlert part={_id} email={asked.email} guestKey={asked.key} isAsking={isAsking}>
          {ask}
        </MyAlert>
      ) : (
        ask
      )}
    </div>
  )
}
