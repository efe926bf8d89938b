import { analyse } from 'chardet'

/** Below this chardet knows no better than chance; an unknown file is then from the west. */
const SURE = 20

/** The bytes of letters in ISO 8859-2 (Ą Ś Ź ą ś ź) where Windows 1250 has signs that no word holds. */
const ONLY_8859_2 = new Set([0xa1, 0xa6, 0xac, 0xb1, 0xb6, 0xbc])
const EURO_8859_15 = 0xa4

const isControl = (byte: number) => byte >= 0x80 && byte <= 0x9f
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39
const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0xa0

/** Whether `A4` stands where an amount has its currency: only ISO 8859-15 has the euro there. */
const hasEuro = (bytes: Buffer): boolean =>
  bytes.some((byte, i) => {
    if (byte !== EURO_8859_15) return false
    const [before, after] = [bytes[i - 1], bytes[i + 1]]
    return isDigit(before) || isDigit(after) || isSpace(before) || isSpace(after)
  })

/**
 * Guesses the one-byte encoding of a text that is not UTF-8 from some of its bytes, as a label of `TextDecoder`. Windows
 * encodings use the bytes 80 to 9F for letters and signs; in those of ISO they are control characters, which no list has.
 */
export function guessEncoding(bytes: Buffer): string {
  const known = analyse(bytes).filter(({ name }) => /^(ISO-8859-|windows-|KOI8)/i.test(name))
  const best = known.find(({ confidence }) => confidence >= SURE)?.name ?? 'windows-1252'
  if (best === 'ISO-8859-1' || best === 'windows-1252')
    return !bytes.some(isControl) && hasEuro(bytes) ? 'iso-8859-15' : 'windows-1252'
  if (best === 'ISO-8859-2' || best === 'windows-1250') {
    const isIso = !bytes.some(isControl) && bytes.some((byte) => ONLY_8859_2.has(byte))
    return isIso ? 'iso-8859-2' : 'windows-1250'
  }
  return best.toLowerCase()
}
