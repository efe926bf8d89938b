import { mapAmounts } from '#common/amounts'
import { fromWritten } from '#common/prices'
import { failedCall } from '#common/words'
import { pathOf, requestOf } from './api-request.ts'
import type { Answer, FilePath, Given, ListPath, Method, PathOf } from './api-types.ts'
import { intentionOf } from './intention.ts'
import { pricesHere } from './settings.ts'
import { currentSession, endSession, startSession } from './session.ts'

type Options = {
  signal?: AbortSignal
  /** Milliseconds until the call counts as failed; 15 s unless told. */
  timeout?: number
  /** Asked by whoever the cookie says, not by who is signed in here: for signing in itself. */
  withoutToken?: boolean
  /** That of the amounts in the body; the shop's unless told. */
  currency?: string
}
/** The last argument of a call, which may be left out where nothing must be given. */
type Asked<G> = object extends G ? [(G & Options)?] : [G & Options]
type Loose = Options & { path?: object; query?: object; body?: unknown }

/** A refusal of the API, or of the network (`status` 0, `code` "offline" or "timeout"). `message` is for people. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** The whole answer, with members such as the right `total`. */
  readonly body: Record<string, unknown>

  constructor(status: number, code: string, message: string, body: Record<string, unknown> = {}) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.body = body
    this.fields = (body['fields'] as Record<string, string> | undefined) ?? {}
  }
}

/** Whether a call was refused because somebody else has changed the same meanwhile. */
export const isChangedMeanwhile = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status === 412

/** Where the shop does not know who is there any more: the session ran out, or was ended in another tab. */
export const SIGNED_OUT = failedCall.signedOut

/** Amounts are numbers such as 12.49 outside; everything here has them in the smallest unit of the currency. */
const read = async <T>(response: Response): Promise<T> =>
  mapAmounts((await response.json()) as T, pricesHere(), fromWritten)

async function refusal(response: Response): Promise<ApiProblem> {
  const body = await read<Record<string, unknown>>(response).catch((): Record<string, unknown> => ({}))
  const code = typeof body['code'] === 'string' ? body['code'] : `http-${response.status}`
  const text = [body['detail'], body['message'], body['title']].find((one) => typeof one === 'string')
  return new ApiProblem(response.status, code, String(text ?? failedCall.wentWrong), body)
}

async function reach(url: string, init: RequestInit, { signal, timeout = 15_000 }: Options): Promise<Response> {
  const limit = AbortSignal.timeout(timeout)
  try {
    return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit })
  } catch (error) {
    if (signal?.aborted) throw error
    if (limit.aborted) throw new ApiProblem(0, 'timeout', failedCall.tookTooLong)
    throw new ApiProblem(0, 'offline', failedCall.notReached)
  }
}

let renewing: Promise<boolean> | null = null

/** Trades the cookie for a fresh token; many calls at once share one renewal. False ends the session here. */
const renew = (email: string): Promise<boolean> => {
  renewing ??= renewToken(email).finally(() => {
    renewing = null
  })
  return renewing
}

async function renewToken(email: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'PUT', headers, body: JSON.stringify({ email }) }
  const response = await reach(`/api/user/${encodeURIComponent(email)}`, init, {})
  if (response.ok) {
    const { token } = (await response.json()) as Answer<'PUT', '/user/{user}'>
    startSession({ email, accessToken: token })
    return true
  }
  if (response.status >= 500 || response.status === 429) throw await refusal(response)
  endSession()
  return false
}

async function send(method: Method, template: string, asked: Loose = {}): Promise<Response> {
  const { path: values, query, body, currency, ...options } = asked
  const path = pathOf(template, values, query)
  const intention = intentionOf(method, path, body)
  const who = () => (options.withoutToken ? null : currentSession())
  const call = () =>
    reach(`/api${path}`, requestOf(method, body, { key: intention?.key, session: who(), currency }), options)
  let response = await call()
  const session = who()
  // Where the session has run out, what the shop shows to everybody is read without it.
  if (response.status === 401 && session && ((await renew(session.email)) || method === 'GET')) response = await call()
  const problem = response.ok ? null : await refusal(response)
  if (problem?.status === 401 && !options.withoutToken) problem.message = SIGNED_OUT
  if (!isOutcomeOpen(problem)) intention?.settle()
  if (problem) throw problem
  return response
}

const isOutcomeOpen = (problem: ApiProblem | null) =>
  problem !== null && (problem.status >= 500 || problem.code === 'still-running')

/**
 * One call of the shop's API, as its description has it: `await api('GET', '/orders/{id}', { path: { id } })`. The path
 * is below `/api`. A body is JSON, or a FormData as it is; amounts are in the smallest unit of the currency. An expired
 * token is renewed once. A write that is sent again because its answer was lost is done once. Throws `ApiProblem`.
 */
export async function api<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[asked]: Asked<Given<M, P>>
): Promise<Answer<M, P>> {
  return read<Answer<M, P>>(await send(method, path, asked))
}

/** One page of a list that the API sends as a bare array; `next` is the cursor of the page after it, told in `Link`. */
export async function apiPage<P extends ListPath>(
  path: P,
  ...[asked]: Asked<Given<'GET', P>>
): Promise<{ items: Answer<'GET', P>; next: string | null }> {
  const response = await send('GET', path, asked)
  const [, address] = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? []
  const next = address ? new URL(address, location.origin).searchParams.get('cursor') : null
  return { items: await read<Answer<'GET', P>>(response), next }
}

/** A file of the API, such as a spreadsheet. It may take a minute. */
export const apiFile = async <P extends FilePath>(path: P, ...[asked]: Asked<Given<'GET', P>>): Promise<Blob> =>
  (await send('GET', path, { timeout: 60_000, ...asked })).blob()

/** Whether a call was refused that a confirmed e-mail address would allow. */
export const mayConfirm = (error: unknown): boolean => error instanceof ApiProblem && error.body['mayConfirm'] === true

/** What to tell a person about anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiProblem ? error.message : failedCall.wentWrong
