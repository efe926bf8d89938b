import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { type Phrase, phrase } from '#common/phrase'
import { Problem } from '#platform/errors'
import { createArrivals } from '#platform/http/arrivals'
import { addressOf } from './caller.ts'
import type { Env } from './door.ts'

const BODY_BYTES = 256 * 1024
const PATIENCE_MS = 10_000

/** What does not come is not waited for on the same connection either. */
export const tooSlow = (said: Phrase) =>
  new Problem(408, 'too-slow', said, {
    headers: { connection: 'close' },
  })
const tooLong = () => new Problem(413, 'too-large', phrase('refusal.callTooLong'))

const arrive = createArrivals({ ofOneAddress: 50, inAll: 2500 }, () => tooSlow(phrase('refusal.callTooSlow')))
const counted = bodyLimit({
  maxSize: BODY_BYTES,
  onError: () => {
    throw tooLong()
  },
})

const isUpload = (method: string, path: string) => method === 'POST' && path === '/images'

/**
 * Lets a call go on only when its whole body is here: at most 256 kB, within 10 s. A call that is at work, in a turn of
 * its kind, therefore never waits for its caller. Uploads see to it themselves: `./uploading.ts`.
 */
export const bodyFirst = createMiddleware<Env>(async (c, next) => {
  const { method, path } = c.req
  if (method === 'GET' || method === 'HEAD' || isUpload(method, path)) return next()
  const isTold = c.req.header('content-length') !== undefined && !c.req.header('transfer-encoding')
  if (isTold && Number(c.req.header('content-length')) > BODY_BYTES) throw tooLong()
  await arrive(addressOf(c), async (_, giveUp) => {
    const late = setTimeout(giveUp, PATIENCE_MS)
    try {
      await (isTold ? c.req.arrayBuffer() : counted(c, async () => {}))
    } finally {
      clearTimeout(late)
    }
  })
  await next()
})
