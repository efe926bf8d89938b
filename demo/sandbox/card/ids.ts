import { randomText } from '../service/random-text.ts'

/** An id as Stripe writes them: `pi_3…` for payments, `ch_3…` for charges, and so on. */
export const newId = (prefix: 'pi' | 'ch' | 're' | 'dp' | 'evt' | 'pm' | 'tok' | 'req' | 'payatt' | 'txn') =>
  `${prefix}_${prefix === 'req' ? randomText(14) : `3${randomText(23)}`}`
