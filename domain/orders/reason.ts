import { phrase, type Phrase, type Words } from '#common/phrase'
import { inCurrency } from '#common/prices'
import type { Ctx } from '#platform/context'

type Reasons = Words['order']['reasons']
type Figures<T> = T extends (figures: infer F, ...more: never[]) => string ? { params: F } : { params?: undefined }

/**
 * Why something happened to an order: a code of `words.order.reasons` with its figures (amounts in the smallest unit), what a
 * person wrote, or both.
 */
export type Reason = { [C in keyof Reasons]: { code: C; why?: string } & Figures<Reasons[C]> }[keyof Reasons] | Written
type Written = { code?: undefined; params?: undefined; why: string }

/** A reason as it is stored: `why` only ever holds what a person wrote. */
export type StoredReason = { code: string | null; params: unknown; why: string | null }

/** A reason as its columns take it. */
export const storedReason = ({ code, params, why }: Reason): StoredReason => ({
  code: code ?? null,
  params: params ?? null,
  why: why ?? null,
})

/** A reason in one word, for the audit: what a person wrote, else the code. */
export const briefly = ({ why, code }: Reason): string => why ?? code!

/** A stored reason as people read it, in an order's currency. Null: there is none. */
export const reasonRead = (ctx: Ctx, currency: string, stored: StoredReason): Phrase | string | null =>
  stored.code ? phrase('order.told', inCurrency(ctx.config.prices, currency), stored) : stored.why
