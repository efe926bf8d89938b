import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Note } from '../Note.tsx'

type Props = {
  what: 'part' | 'repair' | 'place' | 'supplier'
  onTheirs: () => void
  onMine: () => void
  children: ReactNode
}

/** Somebody else has saved the same meanwhile: what it is now (`children`), and which of the two is to hold. */
export function ChangedMeanwhile({ what, onTheirs, onMine, children }: Props) {
  return (
    <Note tone="warn" live>
      <h3 className="text-2xl">{`Somebody else has changed this ${what} meanwhile`}</h3>
      <div className="my-3">{children}</div>
      <div className="flex flex-wrap gap-3">
        <Button look="line" small onClick={onTheirs}>
          Take theirs
        </Button>
        <Button look="ink" small onClick={onMine}>
          Save mine over it
        </Button>
      </div>
    </Note>
  )
}
