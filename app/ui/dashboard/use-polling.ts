import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page's data again every so often while something moves; not while nobody looks. */
export function usePolling(isMoving: boolean, ms = 1500) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isMoving || state !== 'idle') return undefined
    const timer = setTimeout(() => {
      if (!document.hidden) void revalidate()
    }, ms)
    const onShow = () => !document.hidden && void revalidate()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [isMoving, state, ms, revalidate])
}
