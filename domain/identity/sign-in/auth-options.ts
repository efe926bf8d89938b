import type { BetterAuthOptions } from 'better-auth'
import { createAuthMiddleware, createEmailVerificationToken } from 'better-auth/api'
import type { Ctx } from '#platform/context'
import { authLog } from './auth-log.ts'
import { forgetLinks } from './forget-links.ts'
import { forgetUnproven } from './forget-unproven.ts'
import { replacePassword } from './replace-password.ts'

const BASE_PATH = '/api/auth'
const DAY = 24 * 60 * 60
const HOUR = 60 * 60

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** What better-auth is told: the shop's own tables, mails and times. */
export function optionsOf(ctx: Ctx, secret: string) {
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
      onPasswordReset: ({ user }) => passwordChanged(ctx, user),
      sendResetPassword: ({ user, token }) =>
        send(ctx, 'reset-password', user, `${config.baseUrl}/resetPassword?token=${token}`),
    },
    emailVerification: {
      expiresIn: DAY,
      sendVerificationEmail: ({ user, token }) => sendVerification(ctx, user, token),
    },
    databaseHooks: {
      session: { create: { after: ({ userId }) => joinOrders(ctx, userId) } },
      account: {
        create: { after: (account) => forgetUnproven(ctx, account) },
        update: {
          async before({ password }, call) {
            if (call?.path !== '/change-password') return
            const userId = call.context.session!.user.id
            await replacePassword(ctx, { userId, current: call.body.currentPassword, hash: password! })
            return false // it is written
          },
        },
      },
      user: {
        create: {
          async after(user) {
            if (user.emailVerified) return
            await sendVerification(ctx, user, await createEmailVerificationToken(secret, user.email, undefined, DAY))
          },
        },
        update: { after: (user) => joinOrders(ctx, user.id) },
      },
    },
    hooks: {
      after: createAuthMiddleware(async ({ path, context: { session, returned } }) => {
        const changed = path === '/change-password' && !(returned instanceof Error)
        if (changed && session) await passwordChanged(ctx, session.user)
      }),
    },
    // Our own limits are shared by all servers, and the door checks the origin of browsers only (api/people/auth.ts).
    rateLimit: { enabled: false },
    advanced: { cookiePrefix: 'camber', disableCSRFCheck: true, ipAddress: { disableIpTracking: true } },
    telemetry: { enabled: false },
    // The door reports any other error, such as a database that is down, like any failure.
    onAPIError: { throw: true },
    logger: { level: 'error', log: authLog(ctx) },
  } satisfies BetterAuthOptions
}

/** Lets what was ordered without an account join it, once its e-mail address is proved. */
const joinOrders = (ctx: Ctx, userId: string): Promise<void> => ctx.jobs.send(ctx.db, 'join-orders', { userId })

type Addressee = { name: string; email: string }

async function passwordChanged(ctx: Ctx, user: Addressee & { id: string }): Promise<void> {
  await forgetLinks(ctx, user.id)
  await send(ctx, 'password-changed', user)
}

const sendVerification = (ctx: Ctx, user: Addressee, token: string) =>
  send(ctx, 'verify-email', user, `${ctx.config.baseUrl}${BASE_PATH}/verify-email?token=${token}`)

function send(ctx: Ctx, template: string, to: Addressee, link?: string): Promise<void> {
  return ctx.jobs.send(ctx.db, 'send-mail', { template, to: to.email, name: to.name, link })
}
