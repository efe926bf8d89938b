import { useCallback, useEffect, useState } from 'react'
import type { ShownOrder } from '#domain/orders/schema'
import { messageOf } from '../../web/api.ts'
import { answerOf, heldPayment, type Opened, openPayment, timeHeld } from './open-payment.ts'

const ASK_AGAIN_MS = 3000
const LOOK_MS = 15_000

/** What there is to pay with, fetched when the page opens; null while it is on its way. */
export function useOpened(order: ShownOrder) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const open = useCallback(() => {
    const tell = (now: Opened) => {
      setOpened(now)
      setProblem(null)
    }
    openPayment(order).then(tell, (error: unknown) => setProblem(messageOf(error)))
  }, [order])
  useEffect(open, [open])
  return { opened, setOpened, problem, open }
}

/** While the outcome is not known, asks the shop until it is. */
export function useAnswer(order: ShownOrder, opened: Opened | null, tell: (opened: Opened) => void) {
  const isPending = opened?.kind === 'pending'
  useEffect(() => {
    if (!isPending) return
    const clock = setInterval(async () => {
      const now = await answerOf(order).catch(() => null)
      if (now && now.kind !== 'pending') tell(now)
    }, ASK_AGAIN_MS)
    return () => clearInterval(clock)
  }, [isPending, order, tell])
}

/** While somebody looks at the card form, its parts are not let go; those that were let go wait until Pay is pressed. */
export function useHold(order: ShownOrder, opened: Opened | null, tell: (opened: Opened) => void) {
  useEffect(() => {
    if (opened?.kind !== 'open') return
    const look = async () => {
      if (document.hidden || timeHeld(opened) <= 0) return
      const now = await heldPayment(order, opened).catch(() => opened)
      if (now !== opened) tell(now)
    }
    const clock = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', look)
    }
  }, [order, opened, tell])
}
