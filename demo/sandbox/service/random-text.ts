import { randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Letters and digits from the system's random source. */
export const randomText = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
