const WESTERN = new TextDecoder('windows-1252')
/** The byte of each character that windows-1252 has beyond ASCII. */
const BYTES = new Map(Array.from({ length: 128 }, (_, i) => [WESTERN.decode(Buffer.from([i + 128])), i + 128]))
const UTF8 = new TextDecoder('utf-8', { fatal: true })

const inClass = (from: number, to: number) =>
  [...BYTES].flatMap(([character, byte]) => (byte >= from && byte <= to ? [character] : [])).join('')
const REST = `[${inClass(0x80, 0xbf)}]`
const TWICE = new RegExp(
  `[${inClass(0xc2, 0xdf)}]${REST}|[${inClass(0xe0, 0xef)}]${REST}{2}|[${inClass(0xf0, 0xf4)}]${REST}{3}`,
  'g',
)
/** Hardly any text has even the first two characters of such a pair, and looking for these is much faster. */
const MAY_BE = new RegExp(`[${inClass(0xc2, 0xf4)}]${REST}`)
const BEGINS = new RegExp(`[${inClass(0xc2, 0xf4)}]${REST}{0,2}$`)
const LONGEST_BEGUN = 3
/** What such texts are of: letters, and other characters that people type. */
const USUAL = /^[\p{L}\p{Sc}°²³½¼¾×±µ®™©«»¿¡·•…–—‘’‚“”„′″№\u00A0\u00AD]$/u

/**
 * Mends UTF-8 that a program took for Windows and encoded again: "BremsbelÃ¤ge", "180Â°". No language has such pairs of
 * characters. Texts come in pieces, and may end within a pair; `undefined` after the last. `mended()` counts the
 * letters.
 */
export function twiceMender() {
  let left = ''
  let count = 0
  const mend = (all: string): string => {
    let text: string
    try {
      text = UTF8.decode(Buffer.from(Array.from(all, (character) => BYTES.get(character)!)))
    } catch {
      return all
    }
    if (!USUAL.test(text)) return all
    count++
    return text
  }
  return {
    mend(piece: string | undefined): string {
      let text = left + (piece ?? '')
      left = ''
      if (piece !== undefined) {
        left = BEGINS.exec(text.slice(-LONGEST_BEGUN))?.[0] ?? ''
        text = text.slice(0, text.length - left.length)
      }
      return MAY_BE.test(text) ? text.replace(TWICE, mend) : text
    },
    mended: () => count,
  }
}
