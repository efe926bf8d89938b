import { type ReactNode, useEffect, useRef } from 'react'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const choice = useRef<HTMLDivElement>(null)
  // What was pressed may stand far above, in a bar at the foot of the window.
  useEffect(() => {
    choice.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus()
  }, [])
  return (
    <Note tone="warn">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-40 text-2xl">
        {say.changed[what]}
      </h3>
      <div className="my-3">{children}</div>
      <div ref={choice} className="flex scroll-mb-28 flex-wrap gap-3">
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
