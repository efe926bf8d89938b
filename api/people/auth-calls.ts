import { createRoute, z } from '@hono/zod-openapi'
import { resetInput, resetRequestInput, signInInput, signUpInput, socialInput } from '#domain/identity/schema'
import { forAnyone, gives, problems, sessionCookie, takes } from '../door/shapes.ts'

export const person = z.object({ id: z.string(), email: z.string(), name: z.string(), emailVerified: z.boolean() })
const signedIn = z.object({ user: person.openapi('Person') })
const session = signedIn.extend({ session: z.object({ expiresAt: z.string() }) }).nullable()
export const done = z.object({ status: z.boolean() })
export const tags = ['Sign-in']

const post = <T extends z.ZodType, O extends z.ZodType>(
  operationId: string,
  path: string,
  summary: string,
  input: T,
  output: O,
) =>
  createRoute({
    method: 'post',
    path: `/auth/${path}`,
    operationId,
    ...forAnyone,
    tags,
    summary,
    request: { body: takes(input) },
    responses: { 200: gives('Done', output), ...problems(400, 401, 403, 409, 429) },
  })

export const signUp = post(
  'signUp',
  'sign-up/email',
  'Make an account and sign in: sets the session cookie',
  signUpInput,
  signedIn,
)
export const signIn = post('signIn', 'sign-in/email', 'Sign in: sets the session cookie', signInInput, signedIn)
export const social = post(
  'signInWithGoogle',
  'sign-in/social',
  'Where to go to sign in with Google',
  socialInput,
  z.object({ url: z.string() }),
)
export const askReset = post(
  'mailPasswordLink',
  'request-password-reset',
  'Mail a link for choosing a new password',
  resetRequestInput,
  done,
)
export const reset = post(
  'choosePassword',
  'reset-password',
  'Choose a new password with a mailed link; ends all sessions',
  resetInput,
  done,
)
export const askVerify = post(
  'mailConfirmationLink',
  'send-verification-email',
  'Mail a link that proves the e-mail',
  resetRequestInput,
  done,
)
export const signOut = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  operationId: 'signOut',
  security: [...sessionCookie, {}],
  tags,
  summary: 'End the session and, at once, its access tokens',
  responses: { 200: gives('Signed out', done), ...problems(403) },
})
export const getSession = createRoute({
  method: 'get',
  path: '/auth/get-session',
  operationId: 'showSession',
  security: [...sessionCookie, {}],
  tags,
  summary: 'The user of the session cookie, or null',
  responses: { 200: gives('The session', session), ...problems() },
})
export const callback = createRoute({
  method: 'get',
  path: '/auth/callback/google',
  operationId: 'returnFromGoogle',
  ...forAnyone,
  tags,
  summary: 'The redirect from the identity provider',
  responses: { 302: { description: 'Back to the shop, signed in or with ?error=<code>' }, ...problems() },
})
export const verifyEmail = createRoute({
  method: 'get',
  path: '/auth/verify-email',
  operationId: 'confirmEmail',
  ...forAnyone,
  tags,
  summary: 'Verify an e-mail by a mailed link',
  request: { query: z.object({ token: z.string().max(2000) }) },
  responses: { 303: { description: 'To /login?email=verified, or to /login?error=<code>' }, ...problems(400) },
})
