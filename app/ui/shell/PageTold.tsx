import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Says the title of each page that a link leads to, and takes the focus there, as a browser does with a new document.
 * What a page focuses by itself keeps the focus, and so does a control of the page that stays, such as the dashboard's menu.
 */
export function PageTold() {
  const { key, pathname, hash } = useLocation()
  const left = useRef({ key, pathname })
  const [title, setTitle] = useState('')
  useEffect(() => {
    const from = left.current
    left.current = { key, pathname }
    const isAnother = from.pathname !== pathname
    // A place of the same page: the browser goes on from there.
    if (from.key === key || (hash && !isAnother)) return undefined
    // A dialog that closes with its page gives the focus back first.
    const end = setTimeout(() => {
      const main = document.getElementById('main')
      const { activeElement: focused } = document
      const isLost = !focused || focused === document.body
      if (isLost || (isAnother && !main?.contains(focused))) main?.focus({ preventScroll: true })
      if (isAnother) setTitle(document.title)
    })
    return () => clearTimeout(end)
  }, [key, pathname, hash])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
