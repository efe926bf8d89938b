import { type Phrase, phrase, type Thing } from '#common/phrase'

export type Fields = Record<string, Phrase>
type More = { fields?: Fields; extra?: Record<string, unknown>; headers?: Record<string, string>; cause?: unknown }

/**
 * A refusal that a client can act on. Doors turn it into `application/problem+json`; `code` is stable, `phrase` is for
 * people, `fields` says what is wrong with which field. A `cause` is for those who run the shop: doors log it.
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
    super(`${code}: ${said.say}`, { cause: more.cause })
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.phrase = said
    this.fields = more.fields
    this.extra = more.extra
    this.headers = more.headers
  }
}

/** 400: what was typed cannot be taken; each field says why. */
export const invalid = (fields: Fields, said = phrase('refusal.checkTyped')) =>
  new Problem(400, 'invalid', said, { fields })

/** 401: nobody is signed in. */
export const unauthorised = (said = phrase('refusal.logIn')) => new Problem(401, 'unauthorised', said)

/** 403: who is signed in may not do this. */
export const forbidden = (said: Phrase) => new Problem(403, 'forbidden', said)

/** 404: there is no such thing, or not for who asks. */
export const notFound = (thing: Thing) => new Problem(404, 'not-found', phrase('refusal.noSuch', thing))

/** 409: it cannot be done as things stand now. `extra` goes into the answer beside the code. */
export const conflict = (code: string, said: Phrase, extra?: Record<string, unknown>) =>
  new Problem(409, code, said, { extra })

/** 412: somebody else changed it since it was read. `extra` says what is there now (`current`). */
export const changedMeanwhile = (extra: Record<string, unknown>, said = phrase('refusal.changedMeanwhile')) =>
  new Problem(412, 'changed-meanwhile', said, { extra })

/** 429, with the seconds after which a try may succeed. */
export const tooMany = (seconds: number) =>
  new Problem(429, 'too-many-requests', phrase('refusal.tooManyTries', seconds), {
    headers: { 'retry-after': String(seconds) },
  })

/** 503: the shop is too busy just now, or what it needs does not answer, and why (`cause`); with the seconds to wait. */
export const unavailable = (said = phrase('refusal.busy'), seconds = 2, cause?: unknown) =>
  new Problem(503, 'unavailable', said, { headers: { 'retry-after': String(seconds) }, cause })

/** 507: the disk has no room. */
export const noRoom = () => new Problem(507, 'no-room', phrase('refusal.noRoom'))

/** The code of an error of the system, the database or a library; empty: it has none. */
export const codeOf = (err: unknown): string => (err instanceof Error && 'code' in err ? String(err.code) : '')

/** Whether a write failed because the disk, or the shop's quota, is full. */
export const isFull = (err: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(err))
