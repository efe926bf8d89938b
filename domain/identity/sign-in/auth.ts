import { betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { notFound, unavailable } from '#platform/errors'
import { once } from '#platform/once'
import { createSemaphore } from '#platform/semaphore'
import { optionsOf } from './auth-options.ts'
import { discover, openIdConfig, providerOf } from './openid-provider.ts'
import { authSecret } from './secret.ts'

export { hashPassword, verifyPassword } from 'better-auth/crypto'

export type Session = { id: string; userId: string; email: string; setCookies: string[] }

export type Identity = {
  /** Answers a request to `/api/auth/...` in better-auth's own shapes. */
  handle(request: Request): Promise<Response>
  /** The live session of a request's cookie, and the cookies to set if it was prolonged. */
  sessionOf(headers: Headers): Promise<Session | undefined>
}

/**
 * Accounts, passwords, sessions and an OpenID Connect provider: better-auth on the shop's own tables. The provider's
 * settings are fetched at the first sign-in with it, so that the shop starts and all other sign-ins work while it is
 * down.
 */
export function createIdentity(ctx: Ctx): Identity {
  const provider = providerOf(ctx.config)
  const secret = once(() => authSecret(ctx.db))
  const plain = once(async () => betterAuth(optionsOf(ctx, await secret())))
  const social = once(async () => {
    if (!provider) throw notFound('provider')
    await discover(provider).catch((err: unknown) => {
      throw unavailable(phrase('refusal.signInUnreachable'), 10, err)
    })
    const plugins = [genericOAuth({ config: [openIdConfig(provider)] })]
    return betterAuth({ ...optionsOf(ctx, await secret()), plugins })
  })
  // Hashing a password takes a core for a while, and a sign-up its database connection with it.
  const hashing = createSemaphore(4, 200)
  return {
    async handle(request) {
      const { pathname } = new URL(request.url)
      const auth = await (/\/(sign-in\/social|callback\/)/.test(pathname) ? social() : plain())
      return /password|\/email$/.test(pathname) ? hashing(() => auth.handler(request)) : auth.handler(request)
    },
    async sessionOf(headers) {
      const auth = await plain()
      const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true })
      if (!response) return undefined
      const { session, user } = response
      return { id: session.id, userId: user.id, email: user.email, setCookies: answer.getSetCookie() }
    },
  }
}
