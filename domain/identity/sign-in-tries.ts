import type { Ctx } from '#platform/context'
import { countUse, forget, uncount } from '#platform/counters'
import { type Limit, limit } from '#platform/rate-limit'

const MINUTE = 60

/** `device`: one that signed in well to this account before. `address` is undefined for a call from inside. */
export type SignInTry = { email: string; address: string | undefined; device: string | undefined }

const byAddress: Limit = { points: 50, seconds: 5 * MINUTE }
const byPair: Limit = { points: 10, seconds: 5 * MINUTE }
const byDevice: Limit = { points: 10, seconds: 5 * MINUTE }
const byAccount = { seconds: 60 * MINUTE, free: 3, stepMs: 250, mostMs: 2000 }

const pairOf = ({ email, address }: SignInTry) => `${email} ${address ?? ''}`

/**
 * Counts a try to sign in, whether or not there is such an account; too many are refused with 429. The milliseconds
 * by which to hold its answer back, right or wrong: up to 2 s from a device that is not known, the longer the more
 * tries for this account failed within an hour. No number of wrong guesses refuses those who guess from elsewhere,
 * and a known device is neither counted with others nor held back.
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

/** A try that went well does not count, and clears the failed ones of that device, or of that account and address. */
export async function signInWentWell(ctx: Ctx, tried: SignInTry): Promise<void> {
  const { email, address, device } = tried
  if (device) return forget(ctx, 'sign-in/device', device)
  if (address) await uncount(ctx, 'sign-in/address', address, byAddress.seconds)
  await forget(ctx, 'sign-in/account-and-address', pairOf(tried))
  await uncount(ctx, 'sign-in/account', email, byAccount.seconds)
}
