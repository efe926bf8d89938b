import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Says the title of each page that a link leads to, and takes the focus there, as a browser does with a new document.
 * What a page focuses by itself keeps the focus, and so does a control of the page that stays, such as the dashboard's menu.
 */
export function PageTold() {
  const { key, pathname } = useLocation()
  const left = useRef({ key, pathname })
  const [title, setTitle] = useState('')
  useEffect(() => {
    const from = left.current
    left.current = { key, pathname }
    if (from.key === key) return
    const isAnother = from.pathname !== pathname
    const main = document.getElementById('main')
    const { activeElement: focused } = document
    const isLost = !focused || focused === document.body
    if (isLost || (isAnother && !main?.contains(focused))) main?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/set-state-in-effect -- the title is the document's, which has it by now
    if (isAnother) setTitle(document.title)
  }, [key, pathname])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
