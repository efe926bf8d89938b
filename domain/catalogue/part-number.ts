/**
 * Characters that are no letters or digits, though Unicode can write them with some: № ª ² ½ ™ ①. As in migration 0051.
 */
const SYMBOLS = /[\u00AA\u00B2\u00B3\u00B9\u00BA\u00BC-\u00BE\u2070-\u215F\u2189-\u24FF\u3200-\u33FF]/g
/** Letters that look like a Latin one, and the Latin ones; digits of Arabic and Persian. As in migration 0051. */
const LOOKS = 'АВЕЁЅІЇЈКМНОРСТУҮХԚԜӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const LATIN = 'ABEESIIJKMHOPCTYYXQWIABEZHIKMNOPTYXCJ01234567890123456789'
const LATIN_OF = new Map(Array.from(LOOKS, (character, at) => [character, LATIN[at]!]))
const LOOK_LATIN = new RegExp(`[${LOOKS}]`, 'g')
const PLAIN = /^[\0-\u007F]*$/

/**
 * Normalizes a part number: upper case, only letters and digits. Those of every alphabet count; Cyrillic and Greek letters that look
 * like Latin ones are these. `number_norm` of the database says the same (docs/decisions/0030).
 */
export function normalNumber(text: string): string {
  if (PLAIN.test(text)) return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return text
    .replace(SYMBOLS, '')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{Alphabetic}\p{Nd}]/gu, '')
    .replace(LOOK_LATIN, (character) => LATIN_OF.get(character)!)
}
