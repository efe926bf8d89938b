import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

const PIECE = 256 * 1024

/** Pieces of a useful size as bytes: a stream with a piece a row is slow, and a text cannot be longer than 512 MB. */
export function* joined(pieces: Iterable<string>): Generator<Buffer> {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < PIECE) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text) yield Buffer.from(text)
}

/** Writes a file that may be larger than memory; its name ends with `.gz`: packed, quickly. */
export async function writePieces(path: string, pieces: Iterable<string>): Promise<void> {
  const source = Readable.from(joined(pieces), { objectMode: true, highWaterMark: 2 })
  if (path.endsWith('.gz')) await pipeline(source, createGzip({ level: 1 }), createWriteStream(path))
  else await pipeline(source, createWriteStream(path))
}
