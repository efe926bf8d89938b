import type { IncomingMessage } from 'node:http'
import { phrase } from '#common/phrase'
import { Problem } from '../errors.ts'
import { createArrivals } from './arrivals.ts'

const PATIENCE_MS = 10_000

const tooSlow = () =>
  new Problem(408, 'too-slow', phrase('refusal.formTooSlow'), {
    headers: { connection: 'close' },
  })
const tooLong = () => new Problem(413, 'too-large', phrase('refusal.formTooLong'), { headers: { connection: 'close' } })

const arrive = createArrivals({ ofOneAddress: 20, inAll: 500 }, tooSlow)

/** Reads the body of a form within 10 s. @throws 408, 413 */
export function receiveForm(req: IncomingMessage, caller: string, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  return arrive(caller, async (signal, giveUp) => {
    const late = setTimeout(giveUp, PATIENCE_MS)
    const pieces: Buffer[] = []
    let size = 0
    try {
      for await (const piece of req as AsyncIterable<Buffer>) {
        signal.throwIfAborted()
        size += piece.byteLength
        if (size > mostBytes) throw tooLong()
        pieces.push(piece)
      }
      return Buffer.concat(pieces)
    } finally {
      clearTimeout(late)
    }
  })
}
