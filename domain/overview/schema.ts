import { z } from 'zod'
import { anAmount } from '#common/fields'
import { unsentMails } from '#domain/failed-work/schema'
import { fitmentCheck } from '#domain/fitment/schema'
import { unanswered } from '#domain/orders/schema'
import { stuckRefund } from '#domain/payments/schema'
import { fetchTrouble } from '#domain/supply/schema'

const SETUP_STEPS = [
  'shop-name',
  'seller',
  'address',
  'delivery',
  'brands',
  'parts',
  'best-sellers',
  'posts',
  'texts',
  'payment-events',
  'second-admin',
  'google',
] as const

/** One step to set up a live shop. */
const setupStep = z.object({ code: z.enum(SETUP_STEPS), done: z.boolean() })
export type SetupStep = z.infer<typeof setupStep>

/** So many rows at most has each list of what waits for an admin. */
export const WAITING_ROWS = 100

/** The shop's figures, for admins. Revenue is in the shop's currency, less refunds; days are UTC, the last is today. */
export const overview = z.object({
  /** The steps to set up; empty in a demo shop. */
  setup: z.array(setupStep),
  /** Each of the last 30 days, by the day of payment. */
  days: z.array(z.object({ day: z.iso.date(), orders: z.int(), revenue: anAmount })),
  /** The 30 days before those. */
  before: z.object({ orders: z.int(), revenue: anAmount }),
  states: z.array(z.object({ state: z.string(), count: z.int() })),
  /** The most bought parts of the last 30 days. */
  bestSellers: z.array(
    z.object({ partId: z.string().nullable(), name: z.string(), quantity: z.int(), revenue: anAmount }),
  ),
  /** What buyers asked about their orders and nobody has answered, the longest wait first. These three lists end at 100 rows. */
  questions: z.array(unanswered),
  /** Refunds that failed, or that wait for balance at the provider. */
  refunds: z.array(stuckRefund),
  /** Suppliers' files that cannot be fetched, and fetched ones that wait. */
  files: z.array(fetchTrouble),
  /** The result of the last check of fitment data; null: none has run yet. */
  fitment: fitmentCheck.nullable(),
  /** So many works failed until they were given up (`GET /failed-work`). */
  failedWork: z.int(),
  /** Mails that could not be sent yet; null: none. */
  unsentMails: unsentMails.nullable(),
  /** So many reports that a fit is wrong wait for a decision. */
  fitReports: z.int(),
  /** So many proposed corrections of parts wait for a decision. */
  corrections: z.int(),
  /** Parts with few units left, the most popular first: 100 at most. */
  lowStock: z.array(z.object({ _id: z.string(), name: z.string(), number: z.string(), stock: z.int() })),
})
export type Overview = z.infer<typeof overview>
