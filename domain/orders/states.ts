export const STATES = ['placed', 'paying', 'expired', 'paid', 'part-refunded', 'refunded', 'cancelled'] as const
export type State = (typeof STATES)[number]

/**
 * Where an order may go from each state.
 * placed: unpaid, its stock is held. paying: the same, and the outcome of a payment is not known yet. expired: unpaid,
 * and its stock was given back; it must be placed anew, with its stock, before anything else becomes of it.
 * cancelled: it will not be filled; what was paid for it goes back, which makes it refunded. A refund that the bank
 * sends back leads to where the order was before it.
 */
export const TRANSITIONS: Record<State, readonly State[]> = {
  placed: ['paying', 'paid', 'expired', 'cancelled'],
  paying: ['placed', 'paid', 'cancelled'],
  expired: ['placed', 'cancelled'],
  paid: ['part-refunded', 'refunded', 'cancelled'],
  'part-refunded': ['paid', 'refunded', 'cancelled'],
  refunded: ['paid', 'part-refunded', 'cancelled'],
  cancelled: ['refunded'],
}

/** Whether a way leads from one state to the other. */
export const mayMove = (from: State, to: State) => TRANSITIONS[from].includes(to)

/** The states in which an order waits for its money. */
export const UNPAID: readonly State[] = ['placed', 'paying', 'expired']
export const isUnpaid = (state: State) => UNPAID.includes(state)
