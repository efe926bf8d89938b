import { resolve } from 'node:path'
import { z } from 'zod'
import { isCurrency, type Prices, WHOLE_DOLLARS } from '#common/prices'

const whole = (low: number, high: number) => {
  const says = `a whole number from ${low} to ${high}`
  return z
    .string()
    .regex(/^\d+$/, says)
    .transform(Number)
    .refine((n) => n >= low && n <= high, says)
}
const http = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
const secret = (prefix: string) => z.string().regex(new RegExp(`^${prefix}`), `a key that begins with ${prefix}`)

/** Until a seller names the shop. */
export const DEFAULT_SHOP_NAME = 'Camber'
const DEMO_CONTACT = 'parts@camber.example'

/** Every setting of the shop. The same table, for people, stands in README. */
const settings = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: http.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'an address that begins with postgres://' }).optional(),
  DEMO_PARTS: whole(0, 1_000_000).default(120_000),
  ADMIN_EMAIL: z.email('an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(6, 'at least 6 characters').optional(),
  SHOP_NAME: z.string().trim().min(1, 'a name').max(40, 'at most 40 characters').default(DEFAULT_SHOP_NAME),
  LIMITS: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'a number, 0 or more')
    .transform(Number)
    .default(1),
  SHOP_MODE: z.enum(['demo', 'live'], 'demo or live').default('demo'),
  STRIPE_SECRET_KEY: secret('(sk|rk)_').optional(),
  STRIPE_PUBLISHABLE_KEY: secret('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: secret('whsec_').optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_ISSUER: http.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address that begins with smtp:// or smtps://' }).optional(),
  S3_ENDPOINT: http.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, "a bucket's name")
    .optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  S3_PUBLIC_URL: http.optional(),
  HOLD_MINUTES: whole(1, 1440).default(30),
  UNPAID_ORDERS: whole(1, 1_000_000).default(10),
  UNPAID_UNITS: whole(1, 1_000_000).default(200),
  UNPAID_ORDERS_UNCONFIRMED: whole(1, 1_000_000).default(3),
  UNPAID_UNITS_UNCONFIRMED: whole(1, 1_000_000).default(20),
  CURRENCY: z
    .string()
    .refine(isCurrency, 'a currency that cards are charged in, such as USD, EUR or JPY')
    .default(WHOLE_DOLLARS.currency),
  PRICES: z.enum(['whole', 'cents'], 'whole or cents').default('whole'),
  SHIPPING_PERCENT: whole(0, 100).default(5),
  FREE_SHIPPING_OVER: whole(0, 1_000_000).default(99),
  DELIVERY_DAYS: z
    .string()
    .regex(/^\d{1,2}-\d{1,2}$/, 'two numbers of working days, such as 2-4')
    .default('2-4'),
  CONTACT_EMAIL: z.email('an e-mail address').default(DEMO_CONTACT),
  SANDBOX_PORT: whole(0, 65535).optional(),
  SANDBOX_LOCAL_PORT: whole(0, 65535).default(0),
  SANDBOX_URL: http.optional(),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  WORKERS: whole(1, 64).default(1),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent')
    .default('info'),
  CHROMIUM_PATH: z.string().min(1).optional(),
})

type Settings = z.infer<typeof settings>
export type Config = Settings & {
  SANDBOX_PORT: number
  /** Where the shop is reached from outside, without a slash at the end. */
  baseUrl: string
  dataDir: string
  /** `CURRENCY` and `PRICES`. */
  prices: Prices
}

/** Settings whose values nobody should read over a shoulder or in a log; some addresses hold a password. */
const SECRET = /SECRET|PASSWORD|_KEY$|^(DATABASE|SMTP)_URL$/

export class WrongSettings extends Error {}

const together = (s: Settings): string[] => {
  const wrong: string[] = []
  if (s.SHOP_MODE === 'live') {
    const needed = [
      'BASE_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
    ] as const
    for (const name of needed) if (!s[name]) wrong.push(`${name} is needed when SHOP_MODE is live`)
    if (s.CONTACT_EMAIL === DEMO_CONTACT) wrong.push('CONTACT_EMAIL is needed when SHOP_MODE is live')
    if (s.LIMITS === 0) wrong.push('LIMITS may be 0 in demo mode only')
    if (s.SANDBOX_URL) wrong.push('SANDBOX_URL may be given in demo mode only')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const)
      if (/^[a-z]+_test_/.test(s[name] ?? ''))
        wrong.push(`${name} is a test key, which moves no money: a live shop needs a live one`)
  }
  if (Boolean(s.STRIPE_SECRET_KEY) !== Boolean(s.STRIPE_PUBLISHABLE_KEY))
    wrong.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY go together: give both or none')
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
  const baseUrl = (parsed.data.BASE_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/+$/, '')
  const prices = { currency: parsed.data.CURRENCY, whole: parsed.data.PRICES === 'whole' }
  const { PORT, SANDBOX_PORT = PORT && PORT + 1 } = parsed.data
  return { ...parsed.data, SANDBOX_PORT, baseUrl, dataDir: resolve(parsed.data.DATA_DIR), prices }
}
