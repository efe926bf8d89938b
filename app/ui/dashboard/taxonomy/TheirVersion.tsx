import * as words from '#common/words'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { Differences } from '../part/Differences.tsx'

const say = words.partFields.versions

/** What a form holds, in words by the labels of its fields. */
type Told = Readonly<Record<string, string>>

type Props = {
  what: 'brand' | 'category' | 'partType'
  theirs: Told
  mine: Told
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else has saved the same meanwhile: where both versions differ, and which of them is to hold. */
export function TheirVersion({ what, theirs, mine, onTheirs, onMine }: Props) {
  const differing = Object.keys(theirs).filter((label) => theirs[label] !== mine[label])
  const told = (text = '') => text.trim().replaceAll('\n', '; ') || say.none
  return (
    <ChangedMeanwhile what={what} onTheirs={onTheirs} onMine={onMine}>
      <Differences
        of={differing.map((label) => ({ field: label, label, is: told(theirs[label]), would: told(mine[label]) }))}
        is={say.is}
        would={say.would}
      />
    </ChangedMeanwhile>
  )
}
