import type { Ctx } from '#platform/context'

/** What is past is read again after so long: a refund may have changed it. */
const READ_AGAIN_MS = 300_000

/** The name under which a figure of the days before `today` is cached: it is another one every few minutes. */
export const cacheName = (ctx: Ctx, figure: string, today: string): string =>
  `${figure} ${today} ${Math.floor(ctx.clock.now().getTime() / READ_AGAIN_MS)}`
