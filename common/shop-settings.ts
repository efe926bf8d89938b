import { z } from 'zod'
import { isCurrency, type Prices, WHOLE_DOLLARS } from './prices.ts'
import { httpAddress, someLines, wholeNumber } from './setting-kinds.ts'

const secret = (prefix: string) => z.string().regex(new RegExp(`^${prefix}`), `a key that begins with ${prefix}`)

/** The default, until a seller names the shop. */
export const DEFAULT_SHOP_NAME = 'Camber'
/** "2-4" in numbers. */
const daysOf = (text: string) => {
  const [from = 0, to = 0] = text.split('-').map(Number)
  return { from, to }
}
const DAYS = 'two numbers of working days, the fewest first, such as 2-4'
/** The year that the demo says it was founded in. */
const DEMO_SINCE = 1992
const DEMO_CONTACT = 'parts@camber.example'

/**
 * The seller's settings of the shop. `platform/config.ts` reads them from the environment, beside the base's own
 * settings.
 */
export const SHOP_SETTINGS = {
  DEMO_PARTS: wholeNumber(0, 1_000_000).default(120_000),
  SHOP_NAME: z.string().trim().min(1, 'a name').max(40, 'at most 40 characters').default(DEFAULT_SHOP_NAME),
  SHOP_SINCE: wholeNumber(1000, 2100).optional(),
  SELLER: someLines(6, 80).default([]),
  SHOP_MODE: z.enum(['demo', 'live'], 'demo or live').default('demo'),
  STRIPE_SECRET_KEY: secret('(sk|rk)_').optional(),
  STRIPE_PUBLISHABLE_KEY: secret('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: secret('whsec_').optional(),
  HOLD_MINUTES: wholeNumber(1, 1440).default(30),
  GUEST_HOLD_MINUTES: wholeNumber(1, 1440).default(15),
  TELEPHONE_HOLD_MINUTES: wholeNumber(1, 10_080).default(360),
  UNPAID_ORDERS: wholeNumber(1, 1_000_000).default(10),
  UNPAID_UNITS: wholeNumber(1, 1_000_000).default(200),
  UNPAID_ORDERS_UNCONFIRMED: wholeNumber(1, 1_000_000).default(3),
  UNPAID_UNITS_UNCONFIRMED: wholeNumber(1, 1_000_000).default(20),
  GUEST_ORDERS: wholeNumber(1, 1_000_000).default(3),
  GUEST_UNITS: wholeNumber(1, 1_000_000).default(20),
  GUEST_ORDERS_NETWORK: wholeNumber(1, 1_000_000).default(12),
  GUEST_UNITS_NETWORK: wholeNumber(1, 1_000_000).default(80),
  CURRENCY: z
    .string()
    .refine(isCurrency, 'a currency that cards are charged in, such as USD, EUR or JPY')
    .default(WHOLE_DOLLARS.currency),
  PRICES: z.enum(['whole', 'cents'], 'whole or cents').default('whole'),
  SHIPPING_PERCENT: wholeNumber(0, 100).default(5),
  FREE_SHIPPING_OVER: wholeNumber(0, 1_000_000).default(99),
  DELIVERY_DAYS: z
    .string()
    .regex(/^\d{1,2}-\d{1,2}$/, DAYS)
    .refine((days) => daysOf(days).from <= daysOf(days).to, DAYS)
    .default('2-4'),
  CARRIER_URL: httpAddress.optional(),
  CARRIER_SECRET: z.string().min(8, 'at least 8 characters').optional(),
  IMPORT_MAX_BYTES: wholeNumber(1, 2 ** 40).default(2 * 1024 ** 3),
  IMPORT_PRIVATE_ADDRESSES: z.enum(['no', 'yes'], 'no or yes').default('no'),
  CONTACT_EMAIL: z.email('an e-mail address').default(DEMO_CONTACT),
  SANDBOX_PORT: wholeNumber(0, 65535).optional(),
  SANDBOX_LOCAL_PORT: wholeNumber(0, 65535).default(0),
  SANDBOX_URL: httpAddress.optional(),
}

type ShopSettings = z.infer<z.ZodObject<typeof SHOP_SETTINGS>>
/** Settings of the base that these depend on. */
type Base = { PORT: number; BASE_URL?: string | undefined; SMTP_URL?: string | undefined; LIMITS: number }

/** Contradictions between these settings, a sentence each. */
export function wrongForShop(s: ShopSettings & Base): string[] {
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
  if (s.SHOP_MODE === 'demo' && s.PORT === 65535 && s.SANDBOX_PORT === undefined)
    wrong.push('SANDBOX_PORT is needed when PORT is 65535')
  if (Boolean(s.STRIPE_SECRET_KEY) !== Boolean(s.STRIPE_PUBLISHABLE_KEY))
    wrong.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY go together: give both or none')
  if (Boolean(s.CARRIER_URL) !== Boolean(s.CARRIER_SECRET))
    wrong.push('CARRIER_URL and CARRIER_SECRET go together: give both or none')
  return wrong
}

/** Values computed from these settings. */
export type ShopConfig = {
  SANDBOX_PORT: number
  /** `CURRENCY` and `PRICES`. */
  prices: Prices
  /** The year since which the shop says that it sells; null: it says none. */
  since: number | null
  /** `DELIVERY_DAYS` in numbers. */
  deliveryDays: { from: number; to: number }
}

export const shopConfig = (s: ShopSettings & { PORT: number }): ShopConfig => ({
  SANDBOX_PORT: s.SANDBOX_PORT ?? (s.PORT && s.PORT + 1),
  prices: { currency: s.CURRENCY, whole: s.PRICES === 'whole' },
  since: s.SHOP_SINCE ?? (s.SHOP_MODE === 'demo' ? DEMO_SINCE : null),
  deliveryDays: daysOf(s.DELIVERY_DAYS),
})
