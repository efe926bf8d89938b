import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** The box that scrolls, or the page where that is not a box of its own. */
const scrollerOf = (box: Element) =>
  box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY !== 'visible'
    ? box
    : document.scrollingElement!

/** How far below the top of all that a scroller holds something stands. */
const depthOf = (link: Element, scroller: Element) =>
  link.getBoundingClientRect().top +
  scroller.scrollTop -
  (scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top)

/**
 * Keeps a pressed link of a box where it is on the screen when the page at its `address` has come, though what stands above it
 * has become longer or shorter. `box` and `onClick` go on the box.
 */
export function useKeptPlace<Box extends HTMLElement>(address: string) {
  const box = useRef<Box>(null)
  const pressed = useRef<{ link: Element; scroller: Element; depth: number; address: string } | null>(null)
  useLayoutEffect(() => {
    const was = pressed.current
    if (!was || was.address === address) return
    pressed.current = null
    if (was.link.isConnected) was.scroller.scrollTop += depthOf(was.link, was.scroller) - was.depth
  })
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    const scroller = scrollerOf(box.current!)
    pressed.current = { link, scroller, depth: depthOf(link, scroller), address }
  }
  return { box, onClick }
}
