import type { PartInput, PartRecord } from '#domain/catalogue/schema'
import { useShop } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { Note } from '../../Note.tsx'
import { Differences } from './Differences.tsx'
import { differences } from './part-words.ts'

type Props = { theirs: PartRecord; yours: PartInput; onTheirs: () => void; onYours: () => void }

/** Somebody else has saved the part meanwhile: both versions, and which of them is to hold. */
export function Conflict({ theirs, yours, onTheirs, onYours }: Props) {
  return (
    <Note tone="warn" live>
      <h3 className="text-2xl">Somebody else has changed this part meanwhile</h3>
      <div className="my-3">
        <Differences of={differences(theirs, yours, useShop().prices)} is="As it is now" would="Your version" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="line" small onClick={onTheirs}>
          Take theirs
        </Button>
        <Button look="ink" small onClick={onYours}>
          Save mine over it
        </Button>
      </div>
    </Note>
  )
}
