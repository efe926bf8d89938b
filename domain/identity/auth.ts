import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { createAuthMiddleware, createEmailVerificationToken } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { phrase } from '#common/phrase'
import type { Ctx } from '#platform/context'
import { notFound, unavailable } from '#platform/errors'
import { createSemaphore } from '#platform/semaphore'
import { forgetUnproven } from './forget-unproven.ts'
import { discovers, openIdConfig, type Provider, providerOf } from './openid-provider.ts'
import { authSecret } from './secret.ts'

export { hashPassword, verifyPassword } from 'better-auth/crypto'

export const BASE_PATH = '/api/auth'
const DAY = 24 * 60 * 60
const HOUR = 60 * 60

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
export function createIdentity(ctx: Ctx, provider: Provider | undefined = providerOf(ctx.config)): Identity {
  const secret = once(() => authSecret(ctx.db))
  const plain = once(async () => betterAuth(optionsOf(ctx, await secret())))
  const social = once(async () => {
    if (!provider) throw notFound('provider')
    if (!(await discovers(provider))) throw unavailable(phrase('refusal.signInUnreachable'), 10)
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

/** Creates a value on first use and caches it; does not cache a failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make().catch((err) => ((made = undefined), Promise.reject(err))))
}

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

function optionsOf(ctx: Ctx, secret: string) {
  const { config } = ctx
  return {
    appName: config.SHOP_NAME,
    baseURL: config.baseUrl,
    basePath: BASE_PATH,
    secret,
    trustedOrigins: [config.baseUrl],
    database: { db: ctx.db, type: 'postgres', transaction: true },
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', ...stamps } },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...stamps,
      },
      expiresIn: 30 * DAY,
      updateAge: DAY,
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...stamps,
      },
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: false },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...stamps } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => send(ctx, 'password-changed', user),
      sendResetPassword: ({ user, token }) =>
        send(ctx, 'reset-password', user, `${config.baseUrl}/resetPassword?token=${token}`),
    },
    emailVerification: {
      expiresIn: DAY,
      sendVerificationEmail: ({ user, token }) => sendVerification(ctx, user, token),
    },
    databaseHooks: {
      account: { create: { after: (account) => forgetUnproven(ctx, account) } },
      user: {
        create: {
          async after(user) {
            if (user.emailVerified) return
            await sendVerification(ctx, user, await createEmailVerificationToken(secret, user.email, undefined, DAY))
          },
        },
      },
    },
    hooks: {
      after: createAuthMiddleware(async ({ path, context: { session, returned } }) => {
        const changed = path === '/change-password' && !(returned instanceof Error)
        if (changed && session) await send(ctx, 'password-changed', session.user)
      }),
    },
    // Our own limits are shared by all servers, and the door checks the origin of browsers only (api/auth.ts).
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'camber', disableCSRFCheck: true, ipAddress: { disableIpTracking: true } },
    telemetry: { enabled: false },
    // The door reports any other error, such as a database that is down, like any failure.
    onAPIError: { throw: true },
    logger: { level: 'error', log: (level, message, ...more) => ctx.log[level]({ more }, `identity: ${message}`) },
  } satisfies BetterAuthOptions
}

type Addressee = { name: string; email: string }

const sendVerification = (ctx: Ctx, user: Addressee, token: string) =>
  send(ctx, 'verify-email', user, `${ctx.config.baseUrl}${BASE_PATH}/verify-email?token=${token}`)

function send(ctx: Ctx, template: string, to: Addressee, link?: string): Promise<void> {
  return ctx.jobs.send(ctx.db, 'send-mail', { template, to: to.email, name: to.name, link })
}
