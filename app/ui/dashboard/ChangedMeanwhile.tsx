import type { ReactNode } from 'react'
import { adminLists } from '#common/words'
import { Button } from '../Button.tsx'
import { Note } from '../Note.tsx'

const say = adminLists.meanwhile

type Props = {
  what: keyof typeof say.changed
  onTheirs: () => void
  onMine: () => void
  children: ReactNode
}

/** Somebody else has saved the same meanwhile: what it is now (`children`), and which of the two is to hold. */
export function ChangedMeanwhile({ what, onTheirs, onMine, children }: Props) {
  return (
    <Note tone="warn" live>
      <h3 className="text-2xl">{say.changed[what]}</h3>
      <div className="my-3">{children}</div>
      <div className="flex flex-wrap gap-3">
        <Button look="line" small onClick={onTheirs}>
          {say.theirs}
        </Button>
        <Button look="ink" small onClick={onMine}>
          {say.mine}
        </Button>
      </div>
    </Note>
  )
}
