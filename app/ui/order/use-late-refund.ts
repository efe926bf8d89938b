import { useEffect, useEffectEvent, useState } from 'react'
import type { ShownOrder } from '#domain/orders/schema'
import type { ShownRefund } from '#domain/payments/schema'

const LOOK_MS = 2000
const MOST_LOOKS = 15

/** Reads a cancelled order again until its refund stands: a job asks for it, so for some seconds there is none yet. */
export function useLateRefund(
  { state, paid }: Pick<ShownOrder, 'state' | 'paid'>,
  refunds: readonly ShownRefund[],
  load: () => void,
) {
  const [looks, setLooks] = useState(0)
  const waits = state === 'cancelled' && paid && refunds.every(({ state }) => state === 'succeeded')
  const look = useEffectEvent(() => {
    setLooks(looks + 1)
    load()
  })
  useEffect(() => {
    if (!waits || looks === MOST_LOOKS) return undefined
    const timer = setTimeout(look, LOOK_MS)
    return () => clearTimeout(timer)
  }, [waits, looks])
}
