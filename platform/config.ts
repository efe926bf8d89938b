import { resolve } from 'node:path'
import { z } from 'zod'
import { httpAddress, wholeNumber } from '#common/setting-kinds'
import { type ShopConfig, shopConfig, SHOP_SETTINGS, wrongForShop } from '#common/shop-settings'

/** Whether an address names a site alone: pages and calls lie at its root, and browsers tell it as an origin. */
const isSite = (address: string) => {
  const url = URL.parse(address)
  // What is no address at all is told so.
  return url?.protocol.startsWith('http') ? url.href === `${url.origin}/` : true
}

/** Every setting; common/shop-settings.ts has those of the shop itself. README has the same table for people. */
const settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: httpAddress.refine(isSite, 'an address without a path, such as https://shop.example').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgres://' }).optional(),
  ADMIN_EMAIL: z.email('an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(6, 'at least 6 characters').max(128, 'at most 128 characters').optional(),
  LIMITS: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'a number, 0 or more')
    .transform(Number)
    .default(1),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ISSUER: httpAddress.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address that begins with smtp:// or smtps://' }).optional(),
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, "a bucket's name")
    .optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  S3_PUBLIC_URL: httpAddress.optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  WORKERS: wholeNumber(1, 64).default(1),
  AUDIT_DAYS: wholeNumber(90, 36_500).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').default('info'),
  CHROMIUM_PATH: z.string().min(1).optional(),
  ...SHOP_SETTINGS,
})

type Settings = z.infer<typeof settings>
export type Config = Settings &
  ShopConfig & {
    /** The shop's public address, without a slash at the end. */
    baseUrl: string
    dataDir: string
  }

/** Settings that must not appear on a screen or in a log; some addresses contain a password. */
const SECRET = /SECRET|PASSWORD|_KEY$|^(DATABASE|SMTP)_URL$/

export class WrongSettings extends Error {}

const together = (s: Settings): string[] => {
  const wrong = wrongForShop(s)
  if (Boolean(s.GOOGLE_CLIENT_ID) !== Boolean(s.GOOGLE_CLIENT_SECRET))
    wrong.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: give both or none')
  const s3 = [s.S3_ENDPOINT, s.S3_BUCKET, s.S3_ACCESS_KEY, s.S3_SECRET_KEY].filter(Boolean).length
  if (s3 % 4 !== 0 || (s3 === 0 && (s.S3_REGION || s.S3_PUBLIC_URL)))
    wrong.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together: give all four or none')
  if (Boolean(s.ADMIN_EMAIL) !== Boolean(s.ADMIN_PASSWORD))
    wrong.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: give both or none')
  return wrong
}

/** Reads and checks all settings. An empty value counts as not given. Throws `WrongSettings`, each line naming one. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const value = SECRET.test(name) ? 'wrong' : `"${given[name]}"`
      return `${name} is ${value} but should be ${issue.message}`
    })
    throw new WrongSettings([...new Set(lines)].join('\n'))
  }
  const wrong = together(parsed.data)
  if (wrong.length > 0) throw new WrongSettings(wrong.join('\n'))
  const baseUrl = new URL(parsed.data.BASE_URL ?? `http://localhost:${parsed.data.PORT}`).origin
  return { ...parsed.data, ...shopConfig(parsed.data), baseUrl, dataDir: resolve(parsed.data.DATA_DIR) }
}
