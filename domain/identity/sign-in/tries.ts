import type { Ctx } from '#platform/context'
import { type Limit, limit } from '#platform/rate-limit'

const MINUTE = 60

type Rules = { address?: Limit; account?: Limit }

/** How many attempts one address and one account have. */
const rules = {
  // The response reveals whether an e-mail has an account, so that nobody waits in vain for a mail; so the limit is
  // low.
  'sign-up': { address: { points: 30, seconds: 10 * MINUTE } },
  'password-mail': { address: { points: 20, seconds: 60 * MINUTE }, account: { points: 5, seconds: 60 * MINUTE } },
  'verify-mail': { address: { points: 20, seconds: 60 * MINUTE }, account: { points: 5, seconds: 60 * MINUTE } },
  'password-reset': { address: { points: 30, seconds: 15 * MINUTE } },
  'password-change': { account: { points: 10, seconds: 15 * MINUTE } },
  // The response tells whether an e-mail has an account, and each good one mails somebody.
  'new-email': { address: { points: 20, seconds: 60 * MINUTE }, account: { points: 10, seconds: 60 * MINUTE } },
  'take-email': { account: { points: 30, seconds: 15 * MINUTE } },
  'delete-account': { account: { points: 10, seconds: 15 * MINUTE } },
  token: { account: { points: 60, seconds: MINUTE } },
  social: { address: { points: 60, seconds: 5 * MINUTE } },
} satisfies Record<string, Rules>

export type Try = keyof typeof rules
/** `address` is undefined for an internal call, which has none. */
type Trier = { address?: string; account?: string }

/** Counts an attempt; throws 429 after too many. */
export async function countTry(ctx: Ctx, what: Try, { address, account }: Trier): Promise<void> {
  const rule: Rules = rules[what]
  if (rule.address && address) await limit(ctx, `${what}/address`, address, rule.address)
  if (rule.account && account) await limit(ctx, `${what}/account`, account, rule.account)
}
