import type { Ctx } from '#platform/context'
import { countUse, forget, uncount } from '#platform/counters'
import { type Limit, limit } from '#platform/rate-limit'

const MINUTE = 60

/** `device`: one that has signed in to this account before. `address` is undefined for an internal call. */
type SignInTry = { email: string; address: string | undefined; device: string | undefined }

const byAddress: Limit = { points: 50, seconds: 5 * MINUTE }
const byPair: Limit = { points: 10, seconds: 5 * MINUTE }
const byDevice: Limit = { points: 10, seconds: 5 * MINUTE }
const byAccount = { seconds: 60 * MINUTE, free: 3, stepMs: 250, mostMs: 2000 }

const pairOf = ({ email, address }: SignInTry) => `${email} ${address ?? ''}`

/**
 * Counts an attempt to sign in, whether or not the account exists; throws 429 after too many. Returns the milliseconds
 * by which to delay the response, right or wrong: up to 2 s for an unknown device, longer with each failed attempt for
 * this account within an hour. Failed attempts never refuse people at other addresses, and a known device has its own
 * count and no delay.
 */
export async function countSignIn(ctx: Ctx, tried: SignInTry): Promise<number> {
  const { email, address, device } = tried
  if (device) await limit(ctx, 'sign-in/device', device, byDevice)
  if (device || ctx.config.LIMITS === 0) return 0
  if (address) await limit(ctx, 'sign-in/address', address, byAddress)
  await limit(ctx, 'sign-in/account-and-address', pairOf(tried), byPair)
  const { used } = await countUse(ctx, 'sign-in/account', email, byAccount.seconds)
  return Math.min(Math.max(used - byAccount.free, 0) * byAccount.stepMs, byAccount.mostMs)
}

/**
 * Undoes the count of a successful attempt, and clears the failed ones of that device, or of that account and address.
 */
export async function signInWentWell(ctx: Ctx, tried: SignInTry): Promise<void> {
  const { email, address, device } = tried
  if (device) return forget(ctx, 'sign-in/device', device)
  if (address) await uncount(ctx, 'sign-in/address', address, byAddress.seconds)
  await forget(ctx, 'sign-in/account-and-address', pairOf(tried))
  await uncount(ctx, 'sign-in/account', email, byAccount.seconds)
}
