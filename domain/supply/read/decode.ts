import { isAscii } from 'node:buffer'
import { phrase } from '#common/phrase'
import { guessEncoding } from './guess-encoding.ts'
import { refused } from './refused.ts'

type Decoded = { texts: AsyncGenerator<string>; encoding(): string }

/** A file's own mark of its encoding. */
function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** UTF-16 without a mark: in the texts of a list nearly every second byte is zero. */
function guessUtf16(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 4096)
  const zeros = [0, 0]
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2]!++
  if (zeros[1]! > head.length * 0.3 && zeros[0]! < head.length * 0.05) return 'utf-16le'
  if (zeros[0]! > head.length * 0.3 && zeros[1]! < head.length * 0.05) return 'utf-16be'
  return undefined
}

/** @throws Problem `file-encoding` if there is none of that name */
function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw refused('file-encoding', phrase('reading.unknownEncoding', encoding))
  }
}

/** Whether it begins as UTF-8; the last character may be cut off. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Turns bytes into texts, without the mark at the beginning. Encodings differ in what is not ASCII, so the guess waits for
 * the first such byte, however late it comes. `row` tells how many rows were read before a refusal. @throws Problem
 * `file-encoding` for bytes that the encoding does not have, `file-kind` for zero bytes
 */
export function decode(
  chunks: AsyncIterable<Buffer>,
  { encoding: asked, row = () => 0 }: { encoding?: string; row?: () => number } = {},
): Decoded {
  let decoder: TextDecoder | undefined = asked ? decoderFor(asked) : undefined
  const write = (bytes: Buffer | undefined): string => {
    try {
      return bytes ? decoder!.decode(bytes, { stream: true }) : (decoder?.decode() ?? '')
    } catch {
      throw refused('file-encoding', phrase('reading.otherEncoding', decoder!.encoding, row()))
    }
  }
  async function* texts() {
    let isFirst = true
    for await (const bytes of chunks) {
      if (isFirst && !decoder) {
        const marked = markOf(bytes) ?? guessUtf16(bytes)
        if (marked) decoder = decoderFor(marked)
      }
      isFirst = false
      if (!decoder && !isAscii(bytes)) decoder = decoderFor(isUtf8(bytes) ? 'utf-8' : guessEncoding(bytes))
      if (!decoder?.encoding.startsWith('utf-16') && bytes.includes(0))
        throw refused('file-kind', phrase('reading.zeros'))
      yield decoder ? write(bytes) : bytes.toString('latin1')
    }
    const rest = write(undefined)
    if (rest) yield rest
  }
  return { texts: texts(), encoding: () => decoder?.encoding ?? 'utf-8' }
}
