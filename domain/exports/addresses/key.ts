import { createHash, timingSafeEqual } from 'node:crypto'

/** What the shop keeps of an address's secret. Secrets are long and random, so a plain hash cannot be guessed. */
export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** Whether this is the secret of that hash; takes the same time for any other. */
export const isKey = (key: string, hash: Buffer): boolean => timingSafeEqual(hashOf(key), hash)
