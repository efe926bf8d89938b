import { useEffect, useState } from 'react'

/** What is paid after a place's time of the day leaves a day later. Such times stand at a quarter of an hour, as a rule. */
const QUARTER_MS = 15 * 60_000
const LOOK_MS = 60_000
const quarterNow = () => Math.floor(Date.now() / QUARTER_MS)

/** The quarter of an hour for which a page that somebody sees tells its days; it changes while the page stays open. */
export function useQuarter(): number {
  const [quarter, setQuarter] = useState(quarterNow)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setQuarter(quarterNow())
    const looks = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(looks)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return quarter
}
