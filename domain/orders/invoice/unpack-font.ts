import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * The TrueType font inside a WOFF file. The PDF library reads WOFF too, but fails on fonts whose last glyph is empty,
 * because it reads past the end of a table that it has unpacked itself.
 */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let at = head.length
  for (let n = 0; n < count; n++) {
    const entry = woff.subarray(WOFF_HEADER + n * WOFF_ENTRY, WOFF_HEADER + (n + 1) * WOFF_ENTRY)
    const [offset, packed, length] = [4, 8, 12].map((from) => entry.readUInt32BE(from)) as [number, number, number]
    const bytes = woff.subarray(offset, offset + packed)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    ;(packed < length ? inflateSync(bytes) : bytes).copy(table)
    const to = SFNT_HEADER + n * SFNT_ENTRY
    entry.copy(head, to, 0, 4)
    head.writeUInt32BE(entry.readUInt32BE(16), to + 4)
    head.writeUInt32BE(at, to + 8)
    head.writeUInt32BE(length, to + 12)
    parts.push(table)
    at += table.length
  }
  return Buffer.concat(parts)
}
