import { ACCESS_TOKEN_KEY } from '#common/constants'
import { storedValue } from './store.ts'

export const EMAIL_KEY = 'camber-email'

const token = storedValue(ACCESS_TOKEN_KEY, (text) => text)
const email = storedValue(EMAIL_KEY, (text) => text)

export type Session = { email: string; accessToken: string }

/** Who is signed in, as this browser remembers it; the server decides at every call. */
export function currentSession(): Session | null {
  const [who, accessToken] = [email.read(), token.read()]
  return who && accessToken ? { email: who, accessToken } : null
}

/** The signed-in person's e-mail, null when nobody is signed in (and while a page hydrates). */
export function useSession(): { email: string } | null {
  const [who, accessToken] = [email.use(), token.use()]
  return who && accessToken ? { email: who } : null
}

const mark = (signedIn: boolean) => document.documentElement.toggleAttribute('data-signed-in', signedIn)

/** Remembers who is signed in, here and in the other tabs. */
export function startSession(session: Session) {
  email.write(session.email)
  token.write(session.accessToken)
  mark(true)
}

/** Forgets who was signed in, here and in the other tabs. */
export function endSession() {
  token.write(null)
  email.write(null)
  mark(false)
}

/** Ends the session here in any case, and on the server. False: the server could not be told. */
export async function signOut(): Promise<boolean> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  try {
    const { ok, status } = await fetch('/api/auth/sign-out', { ...init, signal: AbortSignal.timeout(10_000) })
    return ok || status === 401
  } catch {
    return false
  } finally {
    endSession()
  }
}

/** Keeps the document's mark true when another tab signs in or out. Returns how to stop. */
export const followSession = () => token.subscribe(() => mark(token.read() !== null))
