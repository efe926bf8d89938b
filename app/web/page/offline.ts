const isElsewhere = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.target !== '_blank' && !(link.hash && link.pathname === location.pathname)

let refused = 0
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

const stop = (event: Event) => {
  if (navigator.onLine) return
  event.preventDefault()
  event.stopPropagation()
  refused++
  tell()
}
const forget = () => {
  refused = 0
  tell()
}

/** How many presses were not followed since the line was lost. */
export const countRefused = () => refused
/** Tells of every change of that count. Returns how to end it. */
export function followRefused(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const onClick = (event: Event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (link && isElsewhere(link)) stop(event)
}
/** A form with an address leads to it; one without is sent by script, which says itself what became of it. */
const onSubmit = (event: Event) => {
  if (event.target instanceof HTMLFormElement && event.target.hasAttribute('action')) stop(event)
}

/** While offline, stays on the page whatever link is followed: one that cannot be fetched would take its place. Returns how to end it. */
export function stayWhileOffline() {
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('online', forget)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('online', forget)
  }
}

/** Tells of every change of the line. Returns how to end it. */
export function followLine(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
