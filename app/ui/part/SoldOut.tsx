import { Suspense, useState } from 'react'
import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import { Button } from '../Button.tsx'
import { lazyPiece } from '../lazy-piece.ts'

const say = words.part.soldOut
const AlertForm = lazyPiece(() => import('./AlertForm.tsx').then(({ AlertForm: component }) => component))

/** What somebody can do who wants a part that is sold out. */
export function SoldOut({ part: { _id, interchange } }: { part: PartDetail }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="grid gap-3 border-t border-hair pt-3">
      <p className="text-ink-2">
        {say.now} {interchange.length > 0 && say.instead}
      </p>
      {isAsking ? (
        <Suspense>
          <AlertForm part={_id} />
        </Suspense>
      ) : (
        <Button look="line" className="with-script justify-self-start" onClick={() => setAsking(true)}>
          {say.tellMe}
        </Button>
      )}
    </div>
  )
}
