import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import { type Encoding, encodingFor, isKnown } from '#platform/http/negotiation'
import type { Env } from './door.ts'
import { textOf } from './text.ts'

/** Shorter responses hardly get smaller. */
const LEAST_BYTES = 1024
/** Room for most responses; by default a compressor takes 64 kB for each. */
const PIECE = 8 * 1024
const BODIES_OF_OURS = /^(application\/(\w+\+)?json|text\/html)\b/
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** A compressor clears its memory first, by default 256 kB: a small body needs a quarter of it. */
const OF_SMALL = { windowBits: 13, memLevel: 6 }

/** Low levels save most of the bytes in the least time. */
function compress(body: string, encoding: Exclude<Encoding, 'identity'>): Buffer<ArrayBuffer> {
  return encoding === 'br'
    ? brotliCompressSync(body, { chunkSize: PIECE, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : gzipSync(body, { chunkSize: PIECE, level: 1, ...(body.length <= PIECE && OF_SMALL) })
}

/**
 * `middleware` of a route that returns the same to everybody: a caller without a token may cache the response and
 * revalidate it with `If-None-Match`; it must do so before each use.
 */
export const revalidated = createMiddleware<Env>(async (c, next) => {
  if (c.var.ctx.actor.kind === 'anonymous') c.header('cache-control', REVALIDATED)
  c.header('vary', 'Accept-Encoding, Authorization')
  await next()
})

/**
 * Sends the response: 304 if the caller already has it, else compressed if the caller accepts that and it is worth it.
 * No response may be cached unless its route is `revalidated`.
 */
export const sent = createMiddleware<Env>(async (c, next) => {
  c.header('cache-control', 'no-store')
  c.header('vary', 'Accept-Encoding')
  await next()
  const { status, headers } = c.res
  if (!BODIES_OF_OURS.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return
  const answer = (body: string | Buffer<ArrayBuffer> | null, as = status) => {
    c.res = undefined // else the old body would be read into the new response's headers
    c.res = new Response(body, { status: as, headers })
  }
  const body = await textOf(c.res)
  if (status === 200 && headers.get('cache-control') === REVALIDATED) {
    const etag = `W/"${hash('sha1', body, 'base64url')}"`
    headers.set('etag', etag)
    if (isKnown(c.req.header('if-none-match'), etag)) {
      headers.delete('content-type')
      return answer(null, 304)
    }
  }
  const encoding = body.length < LEAST_BYTES ? 'identity' : encodingFor(c.req.header('accept-encoding'))
  if (encoding === 'identity') return answer(body)
  headers.set('content-encoding', encoding)
  const packed = c.var.packed ?? {}
  answer((packed[encoding] ??= compress(body, encoding)))
})
