/**
 * 08 connection, 53 out of room or connections, 57P shutting down or starting; a timeout, a deadlock, a lost race; 25006
 * a server that may only be read, such as a primary that has just become a standby.
 */
const STATES = /^(08|53|57P|57014|40001|40P01|25P03|25006|58030)/
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
/** A stopped database takes the socket it listened on with it. */
const isNoSocket = (err: NodeJS.ErrnoException) => err.code === 'ENOENT' && err.syscall === 'connect'
/** The driver's own words, which carry no code. */
const WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed))/

/**
 * Whether a statement failed for a reason that will pass: the database is away, starting, full or overrun. Nothing of
 * its transaction was done, unless the connection was lost at the commit: then nobody knows, and only what takes effect
 * once however often it is asked (an Idempotency-Key, a job) may safely be asked again.
 */
export function isPassing(err: unknown): boolean {
  if (!(err instanceof Error)) return false
  const code = 'code' in err ? String(err.code) : ''
  return STATES.test(code) || NETWORK.includes(code) || isNoSocket(err) || WORDS.test(err.message)
}

/** Whether its connection must be closed: an answer may still be on its way, or the server is the wrong one to ask. */
export const isSpent = (err: unknown): boolean =>
  err instanceof Error && (err.message === 'Query read timeout' || ('code' in err && err.code === '25006'))

/** Whether a text held what the database cannot keep (a null sign, in a text or in JSON): the sender's slip, not ours. */
export const isUnkeepable = (err: unknown): boolean =>
  err instanceof Error && 'code' in err && (err.code === '22021' || err.code === '22P05')

/** Whether a write named a user who was removed a moment before it: every table that names one refuses it so. */
export const isByGoneUser = (err: unknown): boolean =>
  err instanceof Error &&
  'code' in err &&
  err.code === '23503' &&
  'constraint' in err &&
  String(err.constraint).endsWith('_user_id_fkey')
