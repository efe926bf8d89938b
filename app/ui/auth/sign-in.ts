import type { z } from 'zod'
import type { signInInput, signUpInput } from '#domain/identity/schema'
import { api } from '../../web/api.ts'
import type { Answer } from '../../web/api-types.ts'
import { startSession } from '../../web/session.ts'

type Person = NonNullable<Answer<'GET', '/auth/get-session'>>['user']

/** Whom the cookie session belongs to, null for nobody. */
export async function whoIsThere(): Promise<Person | null> {
  const answer = await api('GET', '/auth/get-session', { withoutToken: true })
  return answer && answer.user
}

/** Trades the fresh cookie session for an access token and keeps it: from here on one is signed in. */
export async function enter(email: string): Promise<void> {
  const { token } = await api('PUT', '/user/{user}', { path: { user: email }, body: { email }, withoutToken: true })
  startSession({ email, accessToken: token })
}

/** Signs in by e-mail and password. Throws `ApiProblem`. */
export async function signIn(body: z.infer<typeof signInInput>): Promise<void> {
  const { user } = await api('POST', '/auth/sign-in/email', { body, withoutToken: true })
  await enter(user.email)
}

/** Makes an account and signs in. Throws `ApiProblem`. */
export async function signUp(body: z.infer<typeof signUpInput>): Promise<void> {
  const { user } = await api('POST', '/auth/sign-up/email', { body, withoutToken: true })
  await enter(user.email)
}
