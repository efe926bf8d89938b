import type { State } from '#domain/orders/schema'

type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'signal'

/** How each state of an order is said, and in which tone. */
export const STATE_WORDS: Record<State, { label: string; tone: Tone }> = {
  placed: { label: 'Waiting for payment', tone: 'signal' },
  paying: { label: 'Payment on its way', tone: 'warn' },
  expired: { label: 'No longer set aside', tone: 'warn' },
  paid: { label: 'Paid', tone: 'good' },
  'part-refunded': { label: 'Partly refunded', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
}

/** "12 min 05 s", or null when the time is over. */
export function timeLeft(until: string, now: number): string | null {
  const seconds = Math.floor((Date.parse(until) - now) / 1000)
  if (seconds <= 0) return null
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `${minutes} min ${String(seconds % 60).padStart(2, '0')} s` : `${seconds} s`
}
