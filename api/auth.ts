import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  countSignIn,
  countTry,
  type Identity,
  refusalOf,
  refuseChangedPassword,
  refuseCommonPassword,
  signInWentWell,
  storedPassword,
  storedPasswordIf,
  type Try,
} from '#domain/identity'
import { signInErrorCode } from '#domain/identity/schema'
import * as calls from './auth-calls.ts'
import { addressOf } from './caller.ts'
import { deviceOf, rememberDevice } from './device-cookie.ts'
import { type Env, router } from './door.ts'
import { sameOrigin } from './origin.ts'

/** Sign-up, sign-in and the calls around them: better-auth behind the shop's own checks, limits and error messages. */
export function authRoutes(identity: Identity): OpenAPIHono<Env> {
  const routes = router()
  routes.use('/auth/*', sameOrigin)

  /** better-auth's response to this call with `body` as input: a refusal becomes a Problem. */
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

  /**
   * Like `ask`; returns the cookies and what `show` picks from the response, never the session's secret. `check` may still
   * refuse it.
   */
  async function relay<E extends Env, T>(
    c: Context<E>,
    body: object | undefined,
    show: (said: Said) => T,
    { check, whenWell }: { check?: (said: Said) => Promise<void>; whenWell?: () => Promise<void> } = {},
  ) {
    const answer = await ask(c, body)
    const said = (await answer.json()) as Said
    await check?.(said)
    for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    await whenWell?.()
    return c.json(show(said), 200)
  }

  const count = <E extends Env>(c: Context<E>, what: Try, account?: string) =>
    countTry(c.var.ctx, what, { address: addressOf(c), account })

  routes.openapi(calls.signUp, async (c) => {
    const input = c.req.valid('json')
    await count(c, 'sign-up')
    await refuseCommonPassword(input.password, 'password')
    return relay(c, input, shownUser, { whenWell: () => rememberDevice(c, input.email) })
  })
  routes.openapi(calls.signIn, async (c) => {
    const input = c.req.valid('json')
    const { email } = input
    const tried = { email, address: addressOf(c), device: await deviceOf(c, email) }
    c.set('heldBackMs', await countSignIn(c.var.ctx, tried))
    const before = await storedPassword(c.var.ctx, email)
    return relay(c, input, shownUser, {
      check: (said) => refuseChangedPassword(c.var.ctx, { token: said!.token!, before }),
      async whenWell() {
        await signInWentWell(c.var.ctx, tried)
        await rememberDevice(c, email, tried.device)
      },
    })
  })
  routes.openapi(calls.signOut, (c) => relay(c, {}, shownDone))
  routes.openapi(calls.getSession, (c) => relay(c, undefined, shownSession))
  routes.openapi(calls.social, async (c) => {
    await count(c, 'social')
    return relay(c, { ...c.req.valid('json'), disableRedirect: true }, (said) => ({ url: said!.url! }))
  })
  routes.openapi(calls.callback, async (c) => backHome(await ask(c)))
  routes.openapi(calls.askReset, async (c) => {
    await count(c, 'password-mail', c.req.valid('json').email)
    return relay(c, c.req.valid('json'), shownDone)
  })
  routes.openapi(calls.reset, async (c) => {
    const input = c.req.valid('json')
    await count(c, 'password-reset')
    await refuseCommonPassword(input.newPassword, 'newPassword')
    return relay(c, input, shownDone)
  })
  routes.openapi(calls.askVerify, async (c) => {
    await count(c, 'verify-mail', c.req.valid('json').email)
    return relay(c, c.req.valid('json'), shownDone)
  })
  routes.openapi(calls.change(identity), async (c) => {
    const { userId, email } = c.var.session
    await count(c, 'password-change', userId)
    await refuseCommonPassword(c.req.valid('json').newPassword, 'newPassword')
    const input = { ...c.req.valid('json'), revokeOtherSessions: true }
    return relay(c, input, shownDone, {
      async check(said) {
        const before = await storedPasswordIf(c.var.ctx, email, input.newPassword)
        await refuseChangedPassword(c.var.ctx, { token: said!.token!, before })
      },
      whenWell: () => rememberDevice(c, email),
    })
  })
  routes.openapi(calls.verifyEmail, async (c) => {
    const isProved = await ask(c).then(
      () => true,
      () => false,
    )
    return c.redirect(`/login?${isProved ? 'email=verified' : 'error=link-expired'}`, 303)
  })
  return routes
}

type Said = {
  user?: z.infer<typeof calls.person>
  token?: string
  session?: { expiresAt: string }
  url?: string
} | null

const shownDone = () => ({ status: true })

function shownUser(said: Said) {
  const { id, email, name, emailVerified } = said!.user!
  return { user: { id, email, name, emailVerified } }
}

const shownSession = (said: Said) => said && { ...shownUser(said), session: { expiresAt: said.session!.expiresAt } }

/** The redirect from the provider; an error in it becomes one of our own codes. */
function backHome(answer: Response): Response {
  const to = answer.headers.get('location')
  const error = to && /[?&]error=([^&]*)/.exec(to)?.[1]
  if (!to || !error) return answer
  const headers = new Headers(answer.headers)
  const [path] = to.split('?', 1)
  headers.set('location', `${path!.endsWith('/error') ? '/login' : path}?error=${signInErrorCode(error)}`)
  return new Response(null, { status: answer.status, headers })
}
