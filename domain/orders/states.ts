export const STATES = ['placed', 'paying', 'expired', 'paid', 'part-refunded', 'refunded', 'cancelled'] as const
export type State = (typeof STATES)[number]

/**
 * The allowed transitions of an order's state.
 * placed: unpaid, its stock is held. paying: the same, and the outcome of a payment is not known yet.
 * expired: unpaid, and its stock was released; it must take its stock again before anything else.
 * cancelled: it will not be filled; when its payment has been refunded it becomes refunded.
 * A refund that the bank returns leads back to the state before it.
 */
const TRANSITIONS: Record<State, readonly State[]> = {
  placed: ['paying', 'paid', 'expired', 'cancelled'],
  paying: ['placed', 'paid', 'cancelled'],
  expired: ['placed', 'cancelled'],
  paid: ['part-refunded', 'refunded', 'cancelled'],
  'part-refunded': ['paid', 'refunded', 'cancelled'],
  refunded: ['paid', 'part-refunded', 'cancelled'],
  cancelled: ['refunded'],
}

/** Whether an order may move from one state to the other. */
export const mayMove = (from: State, to: State) => TRANSITIONS[from].includes(to)

/** The states in which an order waits for its money. */
const UNPAID: readonly State[] = ['placed', 'paying', 'expired']

/** Whether an order in this state waits for its money. */
export const isUnpaid = (state: State) => UNPAID.includes(state)

/** The states in which nothing more of an order is sent or changed. */
export const isOver = (state: State): state is 'cancelled' | 'refunded' => state === 'cancelled' || state === 'refunded'
