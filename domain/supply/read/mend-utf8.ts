import { isUtf8 } from 'node:buffer'

/** How many bytes the UTF-8 sequence at `at` has; 0: there is none, -1: the bytes end within one. */
function sequenceAt(bytes: Buffer, at: number): number {
  const lead = bytes[at]!
  const length =
    lead < 0x80 ? 1 : lead >= 0xc2 && lead < 0xe0 ? 2 : (lead & 0xf0) === 0xe0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0
  if (length < 2) return length
  for (let i = 1; i < length; i++) {
    if (at + i >= bytes.length) return -1
    if ((bytes[at + i]! & 0xc0) !== 0x80) return 0
  }
  return isUtf8(bytes.subarray(at, at + length)) ? length : 0
}

/** How many characters outside of ASCII are UTF-8, and how many bytes are not. */
export function countUtf8(bytes: Buffer): { good: number; stray: number } {
  let [good, stray] = [0, 0]
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at)
    if (length === -1) break
    if (length === 0) stray++
    else if (length > 1) good++
    at += length || 1
  }
  return { good, stray }
}

const WESTERN = new TextDecoder('windows-1252')

/**
 * Makes UTF-8 of a text into which somebody pasted single letters of Windows: programs that join lists do that. Pieces may end within
 * a character. `strays()` counts those letters.
 */
export function utf8Mender() {
  let left: Buffer = Buffer.alloc(0)
  let strays = 0
  const mended = (bytes: Buffer, isLast: boolean): Buffer => {
    const parts: Buffer[] = []
    let from = 0
    for (let at = 0; at < bytes.length;) {
      const length = sequenceAt(bytes, at)
      if (length === -1 && !isLast) {
        parts.push(bytes.subarray(from, at))
        left = Buffer.from(bytes.subarray(at))
        return Buffer.concat(parts)
      }
      if (length < 1) {
        strays++
        parts.push(bytes.subarray(from, at), Buffer.from(WESTERN.decode(bytes.subarray(at, at + 1))))
        from = at + 1
      }
      at += Math.max(length, 1)
    }
    parts.push(bytes.subarray(from))
    return Buffer.concat(parts)
  }
  return {
    /** `undefined` after the last piece. */
    mend(piece: Buffer | undefined): Buffer {
      const bytes = left.length > 0 ? Buffer.concat([left, piece ?? Buffer.alloc(0)]) : (piece ?? Buffer.alloc(0))
      left = Buffer.alloc(0)
      return isUtf8(bytes) ? bytes : mended(bytes, piece === undefined)
    },
    strays: () => strays,
  }
}
