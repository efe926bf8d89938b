import { isAscii } from 'node:buffer'
import { phrase } from '#common/phrase'
import { type Decoder, decoderNamed } from './decoder-named.ts'
import { guessEncoding } from './guess-encoding.ts'
import { countUtf8, utf8Mender } from './mend-utf8.ts'
import { twiceMender } from './mend-twice.ts'
import { refused } from './refused.ts'

/** `strays()`: letters of another encoding within UTF-8, read as those of Windows; `twice()`: those that were encoded twice. */
type Decoded = { texts: AsyncGenerator<string>; strays(): number; twice(): number }
/** `encoding`: chosen by a person; `declared`: what the file says of itself, which is often wrong; `row`: how many rows were read. */
type How = { encoding?: string; declared?: string; row?: () => number }

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
function decoderFor(encoding: string): Decoder {
  const decoder = decoderNamed(encoding)
  if (!decoder) throw refused('file-encoding', phrase('reading.unknownEncoding', encoding))
  return decoder
}

/**
 * The encoding of bytes that are not all ASCII. No text of another encoding has more letters of UTF-8 than other bytes, whatever
 * the file says.
 */
function encodingOf(bytes: Buffer, declared: string | undefined): string {
  const { good, stray } = countUtf8(bytes)
  if (stray === 0 || good > stray) return 'utf-8'
  const isSaid = declared && !/^utf-?8$/i.test(declared) && decoderNamed(declared) !== undefined
  return isSaid ? declared : guessEncoding(bytes)
}

/**
 * Turns bytes into texts, without the mark at the beginning. Encodings differ in what is not ASCII, so the guess waits for
 * the first such byte, however late it comes. @throws Problem `file-encoding` for bytes that the chosen encoding does not have,
 * `file-kind` for zero bytes
 */
export function decode(chunks: AsyncIterable<Buffer>, { encoding: asked, declared, row = () => 0 }: How = {}): Decoded {
  let decoder = asked ? decoderFor(asked) : undefined
  const mender = utf8Mender()
  const twice = twiceMender()
  const write = (bytes: Buffer | undefined): string => {
    const isMended = !asked && decoder?.encoding === 'utf-8'
    try {
      const piece = isMended ? mender.mend(bytes) : bytes
      const text = piece ? (decoder?.decode(piece, { stream: true }) ?? piece.toString('latin1')) : ''
      return bytes ? text : text + (decoder?.decode() ?? '')
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
      if (!decoder && !isAscii(bytes)) decoder = decoderFor(encodingOf(bytes, declared))
      if (!decoder?.encoding.startsWith('utf-16') && bytes.includes(0))
        throw refused('file-kind', phrase('reading.zeros'))
      yield twice.mend(write(bytes))
    }
    const rest = twice.mend(write(undefined)) + twice.mend(undefined)
    if (rest) yield rest
  }
  return { texts: texts(), strays: mender.strays, twice: twice.mended }
}
