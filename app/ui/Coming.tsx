import { useEffect, useState } from 'react'
import * as words from '#common/words'

/** What is there sooner needs no word. */
const SOON_MS = 400

/** Says on a slow line that what was asked for is on its way. */
export function Coming({ isAsked }: { isAsked: boolean }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isAsked) return undefined
    const soon = setTimeout(setSlow, SOON_MS, true)
    return () => {
      clearTimeout(soon)
      setSlow(false)
    }
  }, [isAsked])
  return (
    isSlow && (
      <div role="status" className="coming no-print">
        <span className="sr-only">{words.pageState.coming}</span>
      </div>
    )
  )
}
