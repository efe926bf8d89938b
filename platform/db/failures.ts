/** Serialization failure, deadlock. */
const CLASHES = ['40001', '40P01']
const ALREADY_THERE = '23505'
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
  const code = 'code' in err ? String(err.code) : ''
  return STATES.test(code) || NETWORK.includes(code) || isNoSocket(err) || WORDS.test(err.message)
}

/**
 * Whether a transaction was in another one's way, or wrote a row that another one has just added: the same again meets what is
 * there now. Only for work that looks before it writes; elsewhere a row that is already there is an answer.
 */
export const isClash = (err: unknown): boolean =>
  err instanceof Error && 'code' in err && [...CLASHES, ALREADY_THERE].includes(String(err.code))

/** Whether its connection must be closed: an answer may still arrive on it, or it leads to the wrong server. */
export const isSpent = (err: unknown): boolean =>
  err instanceof Error && (err.message === 'Query read timeout' || ('code' in err && err.code === '25006'))

/**
 * Whether a text contained what the database cannot store (a null character, in a text or in JSON, or in JSON half of a
 * surrogate pair): the sender's mistake.
 */
export const isUnkeepable = (err: unknown): boolean =>
  err instanceof Error &&
  'code' in err &&
  (err.code === '22021' || err.code === '22P05' || (err.code === '22P02' && /\bjson\b/.test(err.message)))

/** Whether a write named a user who was removed just before it; the foreign keys of all such tables refuse it. */
export const isByGoneUser = (err: unknown): boolean =>
  err instanceof Error &&
  'code' in err &&
  err.code === '23503' &&
  'constraint' in err &&
  String(err.constraint).endsWith('_user_id_fkey')
