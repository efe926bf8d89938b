import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { type Phrase, phrase } from '#common/phrase'
import { Problem } from '#platform/errors'
import { createArrivals } from '#platform/http/arrivals'
import { addressOf } from './caller.ts'
import type { Env } from './door.ts'

const BODY_BYTES = 256 * 1024
const PATIENCE_MS = 10_000

/** Closes the connection, so that the server does not wait for the rest of a body. */
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

const UPLOAD = /^(POST \/(images|imports)|PUT \/suppliers\/[^/]+\/mappings\.csv)$/
const isUpload = (method: string, path: string) => UPLOAD.test(`${method} ${path}`)

/**
 * Lets a call proceed only when its whole body has arrived: at most 256 kB, within 10 s. So a running call, which holds
 * a turn, never waits for its caller. Pictures and suppliers' files have ways of their own: `./picture-first.ts`,
 * `./supplier-file-first.ts`.
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
