const ASCII = /^[\x20-\x7e]*$/

/** In German "links" is left, and no link; in Spanish "tres" are three, and no tie rod ends (TRE). */
const NO_PLURALS: ReadonlySet<string> = new Set(['links', 'tres'])

/**
 * Stems a word for comparison with names: lower case, no accents, singular. "Discs" → "disc", "Batteries" → "battery".
 */
export function stem(word: string): string {
  const plain = (ASCII.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()
  if (NO_PLURALS.has(plain)) return plain
  if (plain.length < 4 || /\d/.test(plain) || plain.endsWith('ss') || plain.endsWith('us')) return plain
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  if (/(ch|sh|x|ss)es$/.test(plain)) return plain.slice(0, -2)
  return plain.endsWith('s') ? plain.slice(0, -1) : plain
}

/** From the first to the last of its letters and digits; the whole of it is looked at once. */
const WITHIN_WORD = /[^./+-](?:.*[^./+-])?/s

/** The words of a text, as typed: letters, digits and the punctuation inside a size or a grade ("5w-30", "205/55"). */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC') // full-width letters and digits are plain ones
    .replace(/[’']/g, '')
    // Labels write a grade of oil with a dash, people often without.
    .replace(/\b(\d{1,2})w(\d{2,3})\b/gi, '$1W-$2')
    .split(/[^\p{L}\p{M}\p{N}./+-]+/u)
    .flatMap((word) => WITHIN_WORD.exec(word) ?? [])

/** A text in the form in which names are compared: its words stemmed, one space between them. */
export const phraseOf = (text: string): string => wordsOf(text).map(stem).join(' ')

/** Whether a word is letters alone, of any script: no digit, no punctuation. */
export const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word)

/** A word without its vowels and the plural: "plugs" → "plg", "brake" → "brk". */
export const consonants = (word: string): string => word.replace(/s$/, '').replace(/[aeiou]/g, '')
