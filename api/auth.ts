import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  countSignIn,
  countTry,
  type Identity,
  refusalOf,
  refuseCommonPassword,
  signInWentWell,
  type Try,
} from '#domain/identity'
import {
  changePasswordInput,
  resetInput,
  resetRequestInput,
  signInErrorCode,
  signInInput,
  signUpInput,
  socialInput,
} from '#domain/identity/schema'
import { addressOf } from './caller.ts'
import { deviceOf, rememberDevice } from './device-cookie.ts'
import { type Env, router } from './door.ts'
import { sameOrigin } from './origin.ts'
import { sessionOnly } from './session.ts'
import { forAnyone, gives, problems, sessionCookie, takes } from './shapes.ts'

const person = z.object({ id: z.string(), email: z.string(), name: z.string(), emailVerified: z.boolean() })
const signedIn = z.object({ user: person.openapi('Person') })
const session = signedIn.extend({ session: z.object({ expiresAt: z.string() }) }).nullable()
const done = z.object({ status: z.boolean() })
const tags = ['Sign-in']

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

const signUp = post(
  'signUp',
  'sign-up/email',
  'Make an account and sign in: sets the session cookie',
  signUpInput,
  signedIn,
)
const signIn = post('signIn', 'sign-in/email', 'Sign in: sets the session cookie', signInInput, signedIn)
const social = post(
  'signInWithGoogle',
  'sign-in/social',
  'Where to go to sign in with Google',
  socialInput,
  z.object({ url: z.string() }),
)
const askReset = post(
  'mailPasswordLink',
  'request-password-reset',
  'Mail a link for choosing a new password',
  resetRequestInput,
  done,
)
const reset = post(
  'choosePassword',
  'reset-password',
  'Choose a new password with a mailed link; ends all sessions',
  resetInput,
  done,
)
const askVerify = post(
  'mailConfirmationLink',
  'send-verification-email',
  'Mail a link that proves the e-mail',
  resetRequestInput,
  done,
)
const change = (identity: Identity) =>
  createRoute({
    method: 'post',
    path: '/auth/change-password',
    operationId: 'changePassword',
    security: sessionCookie,
    tags,
    summary: 'Change the password; ends all other sessions',
    middleware: sessionOnly(identity),
    request: { body: takes(changePasswordInput) },
    responses: { 200: gives('Done', done), ...problems(400, 401, 403, 409, 429) },
  })
const signOut = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  operationId: 'signOut',
  security: [...sessionCookie, {}],
  tags,
  summary: 'End the session; its access tokens die at once',
  responses: { 200: gives('Signed out', done), ...problems(403) },
})
const getSession = createRoute({
  method: 'get',
  path: '/auth/get-session',
  operationId: 'showSession',
  security: [...sessionCookie, {}],
  tags,
  summary: 'Who the session cookie says one is, or null',
  responses: { 200: gives('The session', session), ...problems() },
})
const callback = createRoute({
  method: 'get',
  path: '/auth/callback/google',
  operationId: 'returnFromGoogle',
  ...forAnyone,
  tags,
  summary: 'The way back from the identity provider',
  responses: { 302: { description: 'Back to the shop, signed in or with ?error=<code>' }, ...problems() },
})
const verifyEmail = createRoute({
  method: 'get',
  path: '/auth/verify-email',
  operationId: 'confirmEmail',
  ...forAnyone,
  tags,
  summary: 'A mailed link proves the e-mail',
  request: { query: z.object({ token: z.string().max(2000) }) },
  responses: { 303: { description: 'To /login?email=verified, or to /login?error=link-expired' }, ...problems(400) },
})

/** Sign-up, sign-in and what belongs to it: better-auth behind the shop's own checks, limits and error texts. */
export function authRoutes(identity: Identity): OpenAPIHono<Env> {
  const routes = router()
  routes.use('/auth/*', sameOrigin)

  /** better-auth's answer to this call with `body` for input: a refusal becomes a Problem. */
  async function ask<E extends Env>(c: Context<E>, body?: object): Promise<Response> {
    const url = new URL(c.req.url)
    const path = url.pathname.slice(url.pathname.indexOf('/auth/'))
    const headers = new Headers(c.req.raw.headers)
    headers.delete('content-length')
    if (body) headers.set('content-type', 'application/json')
    const answer = await identity.handle(
      new Request(`${c.var.ctx.config.baseUrl}/api${path}${url.search}`, {
        method: c.req.method,
        headers,
        body: body && JSON.stringify(body),
      }),
    )
    if (answer.status < 400) return answer
    const said = (await answer.json().catch(() => ({}))) as { code?: string }
    throw refusalOf(answer.status, said.code)
  }

  /** Like `ask`, keeping the cookies and what `show` picks of the answer: never the session's secret. */
  async function relay<E extends Env, T>(
    c: Context<E>,
    body: object | undefined,
    show: (said: Said) => T,
    whenWell?: () => Promise<void>,
  ) {
    const answer = await ask(c, body)
    for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    await whenWell?.()
    return c.json(show((await answer.json()) as Said), 200)
  }

  const count = <E extends Env>(c: Context<E>, what: Try, account?: string) =>
    countTry(c.var.ctx, what, { address: addressOf(c), account })

  routes.openapi(signUp, async (c) => {
    const input = c.req.valid('json')
    await count(c, 'sign-up')
    await refuseCommonPassword(input.password, 'password')
    return relay(c, input, shownUser, () => rememberDevice(c, input.email))
  })
  routes.openapi(signIn, async (c) => {
    const input = c.req.valid('json')
    const { email } = input
    const tried = { email, address: addressOf(c), device: await deviceOf(c, email) }
    c.set('heldBackMs', await countSignIn(c.var.ctx, tried))
    return relay(c, input, shownUser, async () => {
      await signInWentWell(c.var.ctx, tried)
      await rememberDevice(c, email, tried.device)
    })
  })
  routes.openapi(signOut, (c) => relay(c, {}, shownDone))
  routes.openapi(getSession, (c) => relay(c, undefined, shownSession))
  routes.openapi(social, async (c) => {
    await count(c, 'social')
    return relay(c, { ...c.req.valid('json'), disableRedirect: true }, (said) => ({ url: said!.url! }))
  })
  routes.openapi(callback, async (c) => backHome(await ask(c)))
  routes.openapi(askReset, async (c) => {
    await count(c, 'password-mail', c.req.valid('json').email)
    return relay(c, c.req.valid('json'), shownDone)
  })
  routes.openapi(reset, async (c) => {
    const input = c.req.valid('json')
    await count(c, 'password-reset')
    await refuseCommonPassword(input.newPassword, 'newPassword')
    return relay(c, input, shownDone)
  })
  routes.openapi(askVerify, async (c) => {
    await count(c, 'verify-mail', c.req.valid('json').email)
    return relay(c, c.req.valid('json'), shownDone)
  })
  routes.openapi(change(identity), async (c) => {
    const { userId, email } = c.var.session
    await count(c, 'password-change', userId)
    await refuseCommonPassword(c.req.valid('json').newPassword, 'newPassword')
    const input = { ...c.req.valid('json'), revokeOtherSessions: true }
    return relay(c, input, shownDone, () => rememberDevice(c, email))
  })
  routes.openapi(verifyEmail, async (c) => {
    const isProved = await ask(c).then(
      () => true,
      () => false,
    )
    return c.redirect(`/login?${isProved ? 'email=verified' : 'error=link-expired'}`, 303)
  })
  return routes
}

type Said = {
  user?: z.infer<typeof person>
  session?: { expiresAt: string }
  url?: string
} | null

const shownDone = () => ({ status: true })

function shownUser(said: Said) {
  const { id, email, name, emailVerified } = said!.user!
  return { user: { id, email, name, emailVerified } }
}

const shownSession = (said: Said) => said && { ...shownUser(said), session: { expiresAt: said.session!.expiresAt } }

/** The way back from the provider, an error in it told by one of our own codes. */
function backHome(answer: Response): Response {
  const to = answer.headers.get('location')
  const error = to && /[?&]error=([^&]*)/.exec(to)?.[1]
  if (!to || !error) return answer
  const headers = new Headers(answer.headers)
  const [path] = to.split('?', 1)
  headers.set('location', `${path!.endsWith('/error') ? '/login' : path}?error=${signInErrorCode(error)}`)
  return new Response(null, { status: answer.status, headers })
}
