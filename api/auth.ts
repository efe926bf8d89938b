import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Identity, refusalOf } from '#domain/identity'
import {
  changePasswordInput,
  resetInput,
  resetRequestInput,
  signInErrorCode,
  signInInput,
  signUpInput,
} from '#domain/identity/schema'
import { type Env, router } from './door.ts'
import { sameOrigin } from './origin.ts'

const person = z.object({ id: z.string(), email: z.string(), name: z.string(), emailVerified: z.boolean() })
const signedIn = z.object({ user: person.openapi('Person') })
const done = z.object({ status: z.boolean() })
const problem = { description: 'Refused: application/problem+json' }

const answers = (description: string, schema: z.ZodType) => ({
  200: { description, content: { 'application/json': { schema } } },
  400: problem,
  401: problem,
  429: problem,
})
const takes = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})
const post = <T extends z.ZodType>(path: string, summary: string, input: T, output: z.ZodType) =>
  createRoute({
    method: 'post',
    path,
    tags: ['Sign-in'],
    summary,
    request: takes(input),
    responses: answers('Done', output),
  })

const shopPath = z.string().regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this shop')
const socialInput = z.object({
  provider: z.literal('google'),
  callbackURL: shopPath.default('/'),
  errorCallbackURL: shopPath.default('/login'),
})

/** Sign-up, sign-in and what belongs to it, as better-auth answers it, without the session's secret in any body. */
export function authRoutes(identity: Identity): OpenAPIHono<Env> {
  const routes = router()
  routes.use('/auth/*', sameOrigin)

  /** better-auth's answer to this call with `body` for input: a refusal becomes a Problem. */
  async function ask(c: Context<Env>, body?: object): Promise<Response> {
    const { baseUrl } = c.var.ctx.config
    const path = c.req.path.slice(c.req.path.indexOf('/auth/'))
    const headers = new Headers(c.req.raw.headers)
    headers.delete('content-length')
    if (body) headers.set('content-type', 'application/json')
    const answer = await identity.handle(
      new Request(`${baseUrl}/api${path}${new URL(c.req.url).search}`, {
        method: c.req.method,
        headers,
        body: body && JSON.stringify(body),
      }),
    )
    if (answer.status < 400) return answer
    const said = (await answer.json().catch(() => ({}))) as { code?: string }
    throw refusalOf(answer.status, said.code)
  }

  /** Like `ask`, keeping the cookies and what `show` picks of the answer. */
  async function relay(c: Context<Env>, body: object | undefined, show: (said: Said) => unknown) {
    const answer = await ask(c, body)
    for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    return c.json(show((await answer.json()) as Said), 200)
  }

  routes.openapi(post('/auth/sign-up/email', 'Make an account and sign in', signUpInput, signedIn), (c) =>
    relay(c, c.req.valid('json'), shownUser),
  )
  routes.openapi(post('/auth/sign-in/email', 'Sign in: sets the session cookie', signInInput, signedIn), (c) =>
    relay(c, c.req.valid('json'), shownUser),
  )
  routes.openapi(signOut, (c) => relay(c, {}, () => ({ status: true })))
  routes.openapi(getSession, (c) =>
    relay(c, undefined, (said) => said && { ...shownUser(said), session: { expiresAt: said.session?.expiresAt } }),
  )
  routes.openapi(
    post('/auth/sign-in/social', 'Where to go to sign in with Google', socialInput, z.object({ url: z.string() })),
    (c) => relay(c, { ...c.req.valid('json'), disableRedirect: true }, (said) => ({ url: said?.url })),
  )
  routes.openapi(callback, async (c) => backHome(await ask(c)))
  routes.openapi(
    post('/auth/request-password-reset', 'Mail a link to choose a new password', resetRequestInput, done),
    (c) => relay(c, c.req.valid('json'), () => ({ status: true })),
  )
  routes.openapi(post('/auth/reset-password', 'Choose a new password with a mailed link', resetInput, done), (c) =>
    relay(c, c.req.valid('json'), () => ({ status: true })),
  )
  routes.openapi(post('/auth/change-password', 'Change the password; ends other sessions', changePasswordInput, done), (c) =>
    relay(c, { ...c.req.valid('json'), revokeOtherSessions: true }, () => ({ status: true })),
  )
  routes.openapi(
    post('/auth/send-verification-email', 'Mail a link that proves the e-mail', resetRequestInput, done),
    (c) => relay(c, c.req.valid('json'), () => ({ status: true })),
  )
  routes.openapi(verifyEmail, async (c) => {
    const failed = await ask(c).then(
      () => '',
      () => '&error=link-expired',
    )
    return c.redirect(`/login?email=${failed ? 'unproven' : 'verified'}${failed}`, 303)
  })
  return routes
}

type Said = {
  user?: { id: string; email: string; name: string; emailVerified: boolean }
  session?: { expiresAt: string }
  url?: string
} | null

function shownUser(said: Said) {
  const { id, email, name, emailVerified } = said!.user!
  return { user: { id, email, name, emailVerified } }
}

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

const signOut = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  tags: ['Sign-in'],
  summary: 'End the session; its access tokens die at once',
  responses: answers('Signed out', done),
})
const getSession = createRoute({
  method: 'get',
  path: '/auth/get-session',
  tags: ['Sign-in'],
  summary: 'Who the session cookie says one is, or null',
  responses: answers('The session', z.object({ ...signedIn.shape, session: z.object({ expiresAt: z.string() }) }).nullable()),
})
const callback = createRoute({
  method: 'get',
  path: '/auth/callback/google',
  tags: ['Sign-in'],
  summary: 'The way back from the identity provider',
  responses: { 302: { description: 'Back to the shop, signed in or with ?error=<code>' } },
})
const verifyEmail = createRoute({
  method: 'get',
  path: '/auth/verify-email',
  tags: ['Sign-in'],
  summary: 'A mailed link proves the e-mail',
  request: { query: z.object({ token: z.string() }) },
  responses: { 303: { description: 'To /login?email=verified, or with &error=link-expired' } },
})
