import { randomInt } from 'node:crypto'

/** Without letters and digits that people confuse on the telephone: 0 O 1 I L U. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const fourDrawn = () => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')

/** An order's number for people, "CM-7F3K-29QD": random, so that it reveals nothing and cannot be guessed. */
export const orderNumber = () => `CM-${fourDrawn()}-${fourDrawn()}`
