import { order as words, orderPage } from '#common/words'
import type { ShownOrder, State } from '#domain/orders/schema'

type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'signal'

/** How each state of an order is said, and in which tone. */
export const STATE_WORDS: Record<State, { label: string; tone: Tone }> = {
  placed: { label: words.state.placed, tone: 'signal' },
  paying: { label: words.state.paying, tone: 'warn' },
  expired: { label: words.state.expired, tone: 'warn' },
  paid: { label: words.state.paid, tone: 'good' },
  'part-refunded': { label: words.state['part-refunded'], tone: 'plain' },
  refunded: { label: words.state.refunded, tone: 'plain' },
  cancelled: { label: words.state.cancelled, tone: 'plain' },
}

/** Whether nothing of an order is left to send, to change or to send back. */
export const isOver = ({ state }: ShownOrder) => state === 'cancelled' || state === 'refunded'

/** "12 min 05 s", or null when the time is over. */
export function timeLeft(until: string, now: number): string | null {
  const seconds = Math.floor((Date.parse(until) - now) / 1000)
  if (seconds <= 0) return null
  return orderPage.held.time(Math.floor(seconds / 60), seconds % 60)
}
