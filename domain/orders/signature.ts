import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSetting } from '#domain/identity'
import type { Ctx } from '#platform/context'

/** The key never changes, so each server reads it once. */
const secretOf = (ctx: Ctx) => ctx.cache.get('order-secret', [], () => readSetting(ctx.db, 'order-secret'))

/** The shop's own signature of a text. */
export async function signatureOf(ctx: Ctx, text: string): Promise<string> {
  return createHmac('sha256', await secretOf(ctx))
    .update(text)
    .digest('base64url')
}
/** Whether the shop itself signed this text. */
export async function isSignature(ctx: Ctx, text: string, signature: string): Promise<boolean> {
  const [right, given] = [Buffer.from(await signatureOf(ctx, text)), Buffer.from(signature)]
  return right.length === given.length && timingSafeEqual(right, given)
}
