import { randomInt } from 'node:crypto'

/** Without letters and digits that people confuse on the telephone: 0 O 1 I L U. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const signs = (count: number) => Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** An order's number for people, "CM-7F3K-29QD": random, so that it reveals nothing and cannot be guessed. */
export const orderNumber = () => `CM-${signs(4)}-${signs(4)}`
