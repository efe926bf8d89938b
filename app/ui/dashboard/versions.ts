import { useRef, useState } from 'react'
import { isChangedMeanwhile } from '../../web/api.ts'

/**
 * What the edits of a form were made from, and what somebody else has made of it meanwhile (`theirs`). A save reads
 * `latest`: one that follows another at once would not see the new `base` yet.
 */
export function useVersions<Saved>(first: Saved) {
  const [base, setBase] = useState(first)
  const latest = useRef(first)
  const [theirs, setTheirs] = useState<Saved>()
  return {
    base,
    latest,
    theirs,
    note: (saved: Saved) => {
      latest.current = saved
      setBase(saved)
      setTheirs(undefined)
    },
    /** Notes what somebody else has saved meanwhile, and returns whether a write was refused for that (412). */
    noteTheirs: (error: unknown) => {
      if (!isChangedMeanwhile(error)) return false
      setTheirs(error.body['current'] as Saved)
      return true
    },
  }
}
