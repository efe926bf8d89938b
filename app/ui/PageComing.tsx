import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import * as words from '#common/words'

/** What is there sooner needs no word. */
const SOON_MS = 400

/** On a slow line: says that the page which was asked for is on its way. Until it is there, the old one stays. */
export function PageComing() {
  const isAsked = useNavigation().state !== 'idle'
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
      <div role="status" className="page-coming no-print">
        <span className="sr-only">{words.pageState.loading.label}</span>
      </div>
    )
  )
}
