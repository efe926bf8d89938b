export type Fields = Record<string, string>

/**
 * A refusal that a client can act on. Doors turn it into `application/problem+json`;
 * `code` is stable, `message` is for people, `fields` names what was wrong where.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly fields?: Fields
  /** Further members of the answer, such as the right `total`. */
  readonly extra?: Record<string, unknown>
  readonly headers?: Record<string, string>

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Fields; extra?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.fields = more.fields
    this.extra = more.extra
    this.headers = more.headers
  }
}

export const invalid = (fields: Fields, message = 'Please check what you typed.') =>
  new Problem(400, 'invalid', message, { fields })
export const unauthorised = (message = 'Please log in.') => new Problem(401, 'unauthorised', message)
export const forbidden = (message = 'You may not do this.') => new Problem(403, 'forbidden', message)
export const notFound = (what = 'page') => new Problem(404, 'not-found', `There is no such ${what}.`)
export const conflict = (code: string, message: string, extra?: Record<string, unknown>) =>
  new Problem(409, code, message, { extra })
export const tooMany = (seconds: number) =>
  new Problem(429, 'too-many-requests', `Too many tries. Please wait ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  })
export const unavailable = (message = 'We are busy. Please try again in a moment.', seconds = 2) =>
  new Problem(503, 'unavailable', message, { headers: { 'retry-after': String(seconds) } })
export const noRoom = () =>
  new Problem(507, 'no-room', 'There is no room left to keep this just now. Please try again later.')

/** Whether a file could not be written because the disk, or the shop's share of it, is full. */
export const isFull = (err: unknown): boolean =>
  err instanceof Error && 'code' in err && (err.code === 'ENOSPC' || err.code === 'EDQUOT')
