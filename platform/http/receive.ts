import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/** The slowest speed for a body: never silent for longer than this, and on average not below so many bytes a second. */
export type Pace = { silenceMs: number; bytesPerSecond: number }

/** How long that many bytes take at that speed, in milliseconds. */
export const longestMs = (bytes: number, { silenceMs, bytesPerSecond }: Pace) =>
  silenceMs + (bytes / bytesPerSecond) * 1000

type Receiving = { pace: Pace; signal: AbortSignal; giveUp(): void }
const LOOK_MS = 500

/** Hands a body piece by piece to `keep`, at the caller's speed; calls `giveUp` when it is too slow. */
export async function receive(
  body: ReadableStream<Uint8Array>,
  { pace, signal, giveUp }: Receiving,
  keep: (piece: Uint8Array) => Promise<void>,
): Promise<void> {
  const begun = performance.now()
  let lastPiece = begun
  let size = 0
  const watch = setInterval(() => {
    const now = performance.now()
    if (now - lastPiece >= pace.silenceMs || now - begun >= longestMs(size, pace)) giveUp()
  }, LOOK_MS)
  try {
    for await (const piece of Readable.fromWeb(body, { signal }) as AsyncIterable<Uint8Array>) {
      lastPiece = performance.now()
      size += piece.length
      await keep(piece)
    }
  } finally {
    clearInterval(watch)
  }
}
