import { analyse } from 'chardet'
import { decoderNamed } from './decoder-named.ts'
import { rateWords } from './rate-words.ts'

/** Below this chardet knows no better than chance; an unknown file is then from the west. */
const SURE = 20
/** Of encodings with two bytes a letter, what is not one of them is rated far below. */
const SURE_OF_TWO = 50
const TWO_BYTES = /^(GB18030|Big5|Shift_JIS|EUC-JP|EUC-KR)$/
const ONE_BYTE = /^(ISO-8859-|windows-|KOI8)/i
/** Encodings that are rare, or that chardet does not know: they are taken if the text has more words in them. */
const RARE = ['cp850', 'cp852', 'ibm866', 'macintosh']
const NOT_LATIN = /^(ISO-8859-[5678]|windows-125[1356]|KOI8)/i
/** So many bytes tell an encoding. */
const LOOKED_AT = 32 * 1024

/** The bytes of letters in ISO 8859-2 (Ą Ś Ź ą ś ź) where Windows 1250 has characters that no word holds. */
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

/** One of the usual encodings. Those of Windows use bytes 80 to 9F for characters, those of ISO for controls. */
function usualOf(bytes: Buffer, best: string): string {
  if (best === 'ISO-8859-1' || best === 'windows-1252')
    return !bytes.some(isControl) && hasEuro(bytes) ? 'iso-8859-15' : 'windows-1252'
  if (best === 'ISO-8859-2' || best === 'windows-1250') {
    const isIso = !bytes.some(isControl) && bytes.some((byte) => ONLY_8859_2.has(byte))
    return isIso ? 'iso-8859-2' : 'windows-1250'
  }
  return best.toLowerCase()
}

/** How much of the bytes is words in an encoding; those that are none of its letters rate it out. */
function rated(bytes: Buffer, encoding: string): number {
  try {
    return rateWords(decoderNamed(encoding)!.decode(bytes, { stream: true }))
  } catch {
    return Number.NEGATIVE_INFINITY
  }
}

/** Guesses the encoding of a text that is not UTF-8 from some of its bytes, as a label of `decoderNamed`. */
export function guessEncoding(whole: Buffer): string {
  const from = Math.max(0, whole.findIndex((byte) => byte >= 0x80) - 64)
  const bytes = whole.subarray(from, from + LOOKED_AT)
  const known = analyse(bytes)
  const two = known.find(({ name, confidence }) => TWO_BYTES.test(name) && confidence >= SURE_OF_TWO)?.name
  if (two && rated(bytes, two) > 0) return two.toLowerCase()
  const one = known.filter(({ name }) => ONE_BYTE.test(name))
  const usual = usualOf(bytes, one.find(({ confidence }) => confidence >= SURE)?.name ?? 'windows-1252')
  const others = [...one.map(({ name }) => name).filter((name) => NOT_LATIN.test(name)), ...RARE]
  let best = { encoding: usual, rating: rated(bytes, usual) }
  for (const encoding of others) {
    const rating = rated(bytes, encoding)
    if (rating > best.rating) best = { encoding: encoding.toLowerCase(), rating }
  }
  return best.encoding
}
