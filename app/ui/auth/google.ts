import { signInErrorCode } from '#domain/identity/schema'
import { api, ApiProblem } from '../../web/api.ts'
import { pathHere } from '../../web/guard.tsx'
import { enter, whoIsThere } from './sign-in.ts'

/** The window of the provider, and the channel on which its last page tells how it went. */
const POPUP = 'camber-sign-in'
const LANDING = '/signedIn'
const ORIGIN_KEY = 'camber-sign-in-from'
const LOOK_MS = 250
/** How long after the window has gone its last word may still arrive. */
const CLOSED_MS = 2000

/** Why signing in with another account did not work: a code of `signInErrorText`. */
class SignInFailure extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.name = 'SignInFailure'
    this.code = code
  }
}

type Said = { error: string | null }
let open: Window | null = null

/**
 * Continue With Google, in a window of its own. A blocked window becomes a redirect (then this never returns, and the
 * landing page goes on to `from`); one that the user closes counts as cancelled about two seconds later.
 * @throws SignInFailure
 */
export async function continueWithGoogle(from: string, onBlocked: () => void): Promise<void> {
  if (open && !open.closed) {
    open.focus()
    throw new SignInFailure('cancelled-popup-request')
  }
  if (!canStore()) throw new SignInFailure('web-storage-unsupported')
  open = window.open('', POPUP, 'popup,width=480,height=680')
  if (!open) onBlocked()
  const popup = open
  try {
    const url = await providerAddress()
    if (!popup) return await redirect(url, from)
    const outcome = outcomeOf(popup)
    popup.location.replace(url)
    const { error } = await outcome
    if (error) throw new SignInFailure(error)
    await enterAsSession()
  } catch (error) {
    throw failureOf(error)
  } finally {
    popup?.close()
    open = null
  }
}

/** What any error means for signing in. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error
  const isNetwork = error instanceof ApiProblem && (error.status === 0 || error.status === 503)
  return new SignInFailure(isNetwork ? 'network-request-failed' : 'internal-error')
}

async function providerAddress(): Promise<string> {
  const back = { callbackURL: LANDING, errorCallbackURL: LANDING }
  const body = { provider: 'google' as const, ...back }
  try {
    return (await api('POST', '/auth/sign-in/social', { body, withoutToken: true })).url
  } catch (error) {
    throw error instanceof ApiProblem && error.status === 404 ? new SignInFailure('invalid-api-key') : error
  }
}

/** Leaves the page; the promise never ends. */
function redirect(url: string, from: string): Promise<never> {
  sessionStorage.setItem(ORIGIN_KEY, from)
  location.assign(url)
  return new Promise(() => {})
}

function canStore(): boolean {
  try {
    localStorage.setItem(POPUP, '')
    localStorage.removeItem(POPUP)
    return navigator.cookieEnabled
  } catch {
    return false
  }
}

function outcomeOf(popup: Window): Promise<Said> {
  const channel = new BroadcastChannel(POPUP)
  let look: ReturnType<typeof setInterval> | undefined
  return new Promise<Said>((done) => {
    channel.addEventListener('message', ({ data }) => done(data as Said))
    look = setInterval(() => {
      if (!popup.closed) return
      clearInterval(look)
      setTimeout(() => done({ error: 'popup-closed-by-user' }), CLOSED_MS)
    }, LOOK_MS)
  }).finally(() => {
    clearInterval(look)
    channel.close()
  })
}

async function enterAsSession() {
  const person = await whoIsThere()
  if (!person) throw new SignInFailure('web-storage-unsupported')
  await enter(person.email)
}

/**
 * What the landing page does: in the window, tells the login page and closes; after a redirect, signs in.
 * Answers where to go on, null when the window is done.
 */
export async function finishSignIn(error: string | null): Promise<string | null> {
  const code = error && signInErrorCode(error)
  if (window.opener || window.name === POPUP) {
    const channel = new BroadcastChannel(POPUP)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
    channel.postMessage({ error: code } satisfies Said)
    channel.close()
    window.close()
    return null
  }
  const from = pathHere(sessionStorage.getItem(ORIGIN_KEY) ?? '/')
  sessionStorage.removeItem(ORIGIN_KEY)
  const loginWith = (why: string) => `/login?error=${why}&from=${encodeURIComponent(from)}`
  if (code) return loginWith(code)
  try {
    await enterAsSession()
    return from
  } catch (failure) {
    return loginWith(failureOf(failure).code)
  }
}
