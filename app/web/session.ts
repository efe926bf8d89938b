import { ACCESS_TOKEN_KEY, EMAIL_KEY } from '#common/constants'
import { storedValue } from './store.ts'

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

/** The request outlives the page. */
const tellShop = () =>
  fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  })

/** Ends the session here in any case, and on the server. False: the server could not be told. */
export async function signOut(): Promise<boolean> {
  try {
    const { ok, status } = await tellShop()
    return ok || status === 401
  } catch {
    return false
  } finally {
    endSession()
  }
}

/** From now on leaving the page signs out at once: signing out may wait for the account's cart. Returns how to stop. */
export function signOutWithPage(): () => void {
  const end = () => {
    tellShop().catch(() => {})
    endSession()
  }
  addEventListener('pagehide', end)
  return () => removeEventListener('pagehide', end)
}

/** Keeps the document's mark true when another tab signs in or out. Returns how to stop. */
export const followSession = () => token.subscribe(() => mark(token.read() !== null))

/** Calls when another tab has signed somebody in or out, or renewed the token. Returns how to stop. */
export function onSessionElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === ACCESS_TOKEN_KEY || key === null) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
