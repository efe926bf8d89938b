import { useEffect } from 'react'
import { createPath, type Path } from 'react-router'

/**
 * Where the code of the page that is `wanted` is gone, as after a newer build of the shop, the router loads the open page again, and the
 * press was in vain: this makes that load one of the wanted page. A browser without the Navigation API needs a second press.
 */
export function useReloadThere(wanted: Path | undefined) {
  const there = wanted && createPath(wanted)
  useEffect(() => {
    if (there === undefined || !('navigation' in window)) return undefined
    const lead = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return
      event.preventDefault()
      location.assign(there)
    }
    navigation.addEventListener('navigate', lead)
    return () => navigation.removeEventListener('navigate', lead)
  }, [there])
}
