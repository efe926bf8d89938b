import type { Ctx } from '#platform/context'
import { codeOf } from '#platform/errors'

type Level = 'debug' | 'info' | 'warn' | 'error'

/**
 * Writes what the library for sign-in tells into the shop's log. A callback that nobody waits for (cancelled, late, opened by hand) is
 * the visitor's doing, so it is no error of the shop.
 */
export const authLog =
  (ctx: Ctx) =>
  (level: Level, message: string, ...more: unknown[]): void =>
    ctx.log[isVisitors(message, more[0]) ? 'info' : level]({ more }, `identity: ${message}`)

function isVisitors(message: string, error: unknown): boolean {
  if (/^(State not found|INVALID_CALLBACK_REQUEST)$/.test(message)) return true
  return /^Failed to parse state$/.test(message) && codeOf(error).startsWith('state_')
}
