import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { EMAIL_PROVED } from '#common/constants'
import {
  askNewEmail,
  deleteAccount,
  countSignIn,
  countTry,
  type Identity,
  refuseChangedPassword,
  refuseCommonPassword,
  signInWentWell,
  storedPassword,
  storedPasswordIf,
  takeNewEmail,
  type Try,
} from '#domain/identity'
import type { SignInError } from '#domain/identity/schema'
import { Problem } from '#platform/errors'
import * as calls from './auth-calls.ts'
import * as own from './own-account-calls.ts'
import { backHome, relayTo, shownDone, shownSession, shownUser } from './auth-relay.ts'
import { addressOf } from '../door/caller.ts'
import { deviceOf, isSecure, rememberDevice } from '../door/device-cookie.ts'
import { type Env, router } from '../door/door.ts'
import { sameOrigin } from '../door/origin.ts'

/** Sign-up, sign-in and the calls around them: better-auth behind the shop's own checks, limits and error messages. */
export function authRoutes(identity: Identity): OpenAPIHono<Env> {
  const routes = router()
  routes.use('/auth/*', sameOrigin)
  const { ask, relay } = relayTo(identity)

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
  routes.openapi(own.change(identity), async (c) => {
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
  routes.openapi(own.askEmail(identity), async (c) => {
    await count(c, 'new-email', c.var.session.userId)
    await askNewEmail(c.var.ctx, c.var.session, c.req.valid('json'))
    return c.json(shownDone(), 200)
  })
  routes.openapi(own.takeEmail(identity), async (c) => {
    await count(c, 'take-email', c.var.session.userId)
    const email = await takeNewEmail(c.var.ctx, c.var.session, c.req.valid('json').token)
    await rememberDevice(c, email)
    return c.json({ email }, 200)
  })
  routes.openapi(own.deleteOwn(identity), async (c) => {
    await count(c, 'delete-account', c.var.session.userId)
    await deleteAccount(c.var.ctx, c.var.session, c.req.valid('json').currentPassword)
    return c.json(shownDone(), 200)
  })
  routes.openapi(calls.verifyEmail, async (c) => {
    const error = await ask(c).then(
      () => null,
      (err) => linkError(c, err),
    )
    if (error) return c.redirect(`/login?error=${error}`, 303)
    // The page says so only beside this mark: anybody may type its address.
    setCookie(c, EMAIL_PROVED, '1', { path: '/login', maxAge: 600, sameSite: 'Lax', secure: isSecure(c) })
    return c.redirect('/login?email=verified', 303)
  })
  return routes
}

/** Why a link proved nothing: the link, or a fault of ours, which the log tells. */
function linkError<E extends Env>(c: Context<E>, err: unknown): SignInError {
  if (err instanceof Problem && err.status < 500) return 'link-expired'
  c.var.ctx.log.error({ err }, 'an e-mail could not be confirmed')
  return 'internal-error'
}
