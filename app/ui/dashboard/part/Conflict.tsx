import * as words from '#common/words'
import type { PartInput, PartRecord } from '#domain/catalogue/schema'
import { useShop } from '../../../web/settings.ts'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { Differences } from './Differences.tsx'
import { differences } from './part-words.ts'

const say = words.partFields.versions

type Props = { theirs: PartRecord; yours: PartInput; onTheirs: () => void; onYours: () => void }

/** Somebody else has saved the part meanwhile: both versions, and which of them is to hold. */
export function Conflict({ theirs, yours, onTheirs, onYours }: Props) {
  return (
    <ChangedMeanwhile what="part" onTheirs={onTheirs} onMine={onYours}>
      <Differences of={differences(theirs, yours, useShop().prices)} is={say.is} would={say.would} />
    </ChangedMeanwhile>
  )
}
