import { codeOf } from '../errors.ts'

/** Serialization failure, deadlock. */
const CLASHES = ['40001', '40P01']
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
/**
 * 08 connection, 53 out of room or connections, 57P shutting down or starting, timeouts; 25006 read-only server, such as a
 * primary that has just become a standby.
 */
const STATES = new RegExp(`^(08|53|57P|57014|25P03|25006|58030|${CLASHES.join('|')})`)
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
/** A stopped database removes its socket. */
const isNoSocket = (err: NodeJS.ErrnoException) => err.code === 'ENOENT' && err.syscall === 'connect'
/** Messages of the driver, which have no code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed))/

/**
 * Whether a statement failed for a temporary reason: the database is away, starting, full or overloaded. Its
 * transaction was rolled back, unless the connection was lost during the commit: then nobody knows, and only idempotent
 * work (with an Idempotency-Key, or a job) is safe to retry.
 */
export function isPassing(err: unknown): boolean {
  if (!(err instanceof Error)) return false
  const code = codeOf(err)
  return STATES.test(code) || NETWORK.includes(code) || isNoSocket(err) || WORDS.test(err.message)
}

/**
 * Whether a transaction was in another one's way, or wrote a row that another one has just added: the same again meets what is
 * there now. Only for work that looks before it writes; elsewhere a row that is already there is an answer.
 */
export const isClash = (err: unknown): boolean => [...CLASHES, UNIQUE_VIOLATION].includes(codeOf(err))

/** Whether a row says what only one may say, and another one says it. */
export const isTaken = (err: unknown): boolean => codeOf(err) === UNIQUE_VIOLATION

/** Whether a row cannot go because others refer to it, or cannot come because it refers to one that is gone. */
export const isReferred = (err: unknown): boolean => codeOf(err) === FOREIGN_KEY_VIOLATION

/** Whether its connection must be closed: an answer may still arrive on it, or it leads to the wrong server. */
export const isSpent = (err: unknown): boolean =>
  codeOf(err) === '25006' || (err instanceof Error && err.message === 'Query read timeout')

/**
 * Whether a text contained what the database cannot store (a null character, in a text or in JSON, or in JSON half of a
 * surrogate pair): the sender's mistake.
 */
export const isUnkeepable = (err: unknown): boolean =>
  ['22021', '22P05'].includes(codeOf(err)) || (codeOf(err) === '22P02' && /\bjson\b/.test((err as Error).message))

/** Whether a write named a user who was removed just before it; the foreign keys of all such tables refuse it. */
export const isByGoneUser = (err: unknown): boolean =>
  isReferred(err) && String((err as { constraint?: string }).constraint).endsWith('_user_id_fkey')
