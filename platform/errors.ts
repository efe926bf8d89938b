import { type Phrase, phrase, type Thing } from '#common/phrase'

export type Fields = Record<string, Phrase>
type More = { fields?: Fields; extra?: Record<string, unknown>; headers?: Record<string, string> }

/**
 * A refusal that a client can act on. Doors turn it into `application/problem+json`; `code` is stable, `phrase` is for
 * people, `fields` says what is wrong with which field.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly phrase: Phrase
  readonly fields?: Fields
  /** Further members of the response, such as the right `total`. */
  readonly extra?: Record<string, unknown>
  readonly headers?: Record<string, string>

  constructor(status: number, code: string, said: Phrase, more: More = {}) {
    super(`${code}: ${said.say}`)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.phrase = said
    this.fields = more.fields
    this.extra = more.extra
    this.headers = more.headers
  }
}

export const invalid = (fields: Fields, said = phrase('refusal.checkTyped')) =>
  new Problem(400, 'invalid', said, { fields })
export const unauthorised = (said = phrase('refusal.logIn')) => new Problem(401, 'unauthorised', said)
export const forbidden = (said = phrase('refusal.notAllowed')) => new Problem(403, 'forbidden', said)
export const notFound = (thing: Thing) => new Problem(404, 'not-found', phrase('refusal.noSuch', thing))
export const conflict = (code: string, said: Phrase, extra?: Record<string, unknown>) =>
  new Problem(409, code, said, { extra })
export const tooMany = (seconds: number) =>
  new Problem(429, 'too-many-requests', phrase('refusal.tooManyTries', seconds), {
    headers: { 'retry-after': String(seconds) },
  })
export const unavailable = (said = phrase('refusal.busy'), seconds = 2) =>
  new Problem(503, 'unavailable', said, { headers: { 'retry-after': String(seconds) } })
export const noRoom = () => new Problem(507, 'no-room', phrase('refusal.noRoom'))

/** Whether a write failed because the disk, or the shop's quota, is full. */
export const isFull = (err: unknown): boolean =>
  err instanceof Error && 'code' in err && (err.code === 'ENOSPC' || err.code === 'EDQUOT')
