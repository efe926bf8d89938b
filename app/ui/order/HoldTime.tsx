import { useEffect, useState } from 'react'
import { orderPage } from '#common/words'
import { timeLeft } from './order-words.ts'

/** How long the parts of an unpaid order are still set aside, counting down. */
export function HoldTime({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [])
  const left = timeLeft(until, now)
  return (
    <p className="text-[0.9375rem] text-ink-2">
      {left ? (
        <>
          {orderPage.held.for} <span className="tabular font-semibold text-ink">{left}</span>
        </>
      ) : (
        orderPage.held.over
      )}
    </p>
  )
}
