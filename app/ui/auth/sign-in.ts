import { api } from '../../web/api.ts'
import { startSession } from '../../web/session.ts'

type Person = { email: string; name: string; emailVerified: boolean }

/** Whom the cookie session belongs to, null for nobody. */
export async function whoIsThere(): Promise<Person | null> {
  const answer = await api<{ user: Person } | null>('GET', '/auth/get-session', undefined, { withoutToken: true })
  return answer && answer.user
}

/** Trades the fresh cookie session for an access token and keeps it: from here on one is signed in. */
export async function enter(email: string): Promise<void> {
  const path = `/user/${encodeURIComponent(email)}`
  const { token } = await api<{ token: string }>('PUT', path, { email }, { withoutToken: true })
  startSession({ email, accessToken: token })
}

/** Signs in or up by e-mail and password. Throws `ApiProblem`. */
export async function signInBy(way: 'sign-in' | 'sign-up', input: object): Promise<void> {
  const { user } = await api<{ user: Person }>('POST', `/auth/${way}/email`, input, { withoutToken: true })
  await enter(user.email)
}
