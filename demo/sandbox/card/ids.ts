import { randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Letters and digits from the system's random source. */
export const randomText = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** An id as Stripe writes them: `pi_3…` for payments, `ch_3…` for charges, and so on. */
export const newId = (prefix: 'pi' | 'ch' | 're' | 'dp' | 'evt' | 'pm' | 'tok' | 'req' | 'payatt' | 'txn') =>
  `${prefix}_${prefix === 'req' ? randomText(14) : `3${randomText(23)}`}`

/** Unix seconds. */
export const now = () => Math.floor(Date.now() / 1000)
