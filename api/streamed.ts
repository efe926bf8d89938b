import type { Ctx } from '#platform/context'

/**
 * A body that is generated while it is read, and stops when its reader leaves. If generating fails, the response is cut
 * off, so that nobody takes it for complete.
 */
export function streamed(ctx: Ctx, pieces: AsyncGenerator<string>): ReadableStream {
  const encoder = new TextEncoder()
  let left = false
  return new ReadableStream({
    async pull(body) {
      try {
        const { value, done } = await pieces.next()
        if (left) return
        if (done) body.close()
        else body.enqueue(encoder.encode(value))
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
