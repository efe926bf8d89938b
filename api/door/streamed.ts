import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Ctx } from '#platform/context'

export type Pieces = AsyncGenerator<string | Uint8Array>

/**
 * A body that is generated while it is read, and stops when its reader leaves. If generating fails, the response is cut
 * off, so that nobody takes it for complete.
 */
export function streamed(ctx: Ctx, pieces: Pieces): ReadableStream {
  const encoder = new TextEncoder()
  let left = false
  return new ReadableStream({
    async pull(body) {
      try {
        const { value, done } = await pieces.next()
        if (left) return
        if (done) body.close()
        else body.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (err) {
        ctx.log.error({ err }, 'an answer broke off')
        throw err
      }
    },
    async cancel() {
      left = true
      await pieces.return(undefined)
    },
  })
}

/** The same, compressed while it is read. */
export async function* gzipped(pieces: Pieces): Pieces {
  const source = Readable.from(pieces, { highWaterMark: 1 })
  const gzip = createGzip({ level: 4 })
  const done = pipeline(source, gzip)
  // A failure reaches the reader through `gzip`.
  done.catch(() => {})
  try {
    yield* gzip as AsyncIterable<Uint8Array>
  } finally {
    source.destroy()
  }
}
