import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#platform/context'
import { readSetting } from './shop-setting.ts'

/** The key never changes, so each server reads it once. */
const secretOf = (ctx: Ctx) => ctx.cache.get('order-secret', [], () => readSetting(ctx.db, 'order-secret'))

/** The shop's own signature of a text. */
export async function signatureOf(ctx: Ctx, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(ctx))
    .update(text)
    .digest('base64url')
}

/** A text with the shop's signature of it and of its purpose: what is signed for one purpose counts for no other. */
export const sign = async (ctx: Ctx, text: string, purpose = ''): Promise<string> =>
  `${text}.${await signatureOf(ctx, purpose + text)}`

/** The text that was signed, to the letter and for this purpose; undefined: this shop did not sign it. */
export async function readSigned(ctx: Ctx, signed: string, purpose = ''): Promise<string | undefined> {
  const text = signed.slice(0, Math.max(0, signed.lastIndexOf('.')))
  const [right, given] = [Buffer.from(await sign(ctx, text, purpose)), Buffer.from(signed)]
  return right.length === given.length && timingSafeEqual(right, given) ? text : undefined
}
