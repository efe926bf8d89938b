import { normalNumber } from '#domain/catalogue'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Piece } from '../pieces.ts'
import { isShortNumber } from '../number-label.ts'
import { squashed, type Tokens, type Word } from '../tokens.ts'

const YEAR = /^(?:19|20)\d\d$/

/** A part number has five characters at least; a shorter one is looked for only where nothing else was read. */
const LEAST = 5
const MOST = 25
const MOST_WORDS = 6
/** "VKBA 3643" */
const MOST_LETTERS = 4
const LONG_DASH = /[–—−‐‑]/g
const PIECE = /^[\p{L}\p{N}./+-]{1,20}$/u
/**
 * A figure with its unit is a measure, and so is a grade of oil, or a tyre's size: "302mm", "60/55W", "40-200Nm", "5x112", "ET45",
 * "75W-90", "LT275/65R18"; "06A" is none.
 */
const MEASURE =
  /^(?!0\d)(?:(?:p|lt|st)?\d{3}\/\d{2}z?r\d{2}c?|\d{2}x\d{1,2}(?:\.\d{1,2})?[r-]\d{2}|\d+(?:[.,/]\d+)?(?:mm|cm|ah|kw|nm|ml|v|w|a|l)|\d+-\d+ ?(?:mm|cm|ah|kw|nm|ml)|\d+(?:[.,]\d+)?x\d+(?:[.,]\d+)?|et\d{2}|\d{1,2}w-?\d{2,3})$/i

/** Whether a word is an amount with its unit, or a size, and so no number. */
export const isAmount = (word: string): boolean => MEASURE.test(word)

/** A tyre's size in two words: "205/55 r16". */
const [WIDTH, RIM] = [/^\d{3}\/\d{2}$/, /^z?r\d{2}c?$/i]

/** What a unit measures: "200 nm", "12 V". */
const FIGURE = /^\d{1,4}(?:[.,]\d+)?$/
/** "$129.95" */
const AMOUNT = /^\d{1,6}(?:[.,]\d{2})?$/
const IS_PRICED = /[$€£]\s?$/
/** "2x", "2 x": how many of what follows. */
const QUANTITY = /^\d{1,3}x?$/i
/** A Volkswagen's number, and what may follow: "7N4 176 255 NX". */
const IN_THREES = /^[a-z\d]{3}[\s.-]?\d{3}[\s.-]?\d{3}$/i
const INDEX = /^[a-z]{1,2}$/i
const OF_CARS: ReadonlySet<string> = new Set(['model', 'generation', 'trim', 'unknown'])
/** Two letters and three digits or more, in one word: it is a number by itself. */
const isStrong = (text: string) => {
  const norm = normalNumber(text)
  return norm.length >= 6 && (/^(?=.*[A-Z])(?=.*\d{3})/.test(norm) || /\d[-./]\w/.test(text) || /^\d{7,}$/.test(norm))
}

/**
 * Runs of words that may be one part number: "5L2 991 702 L", "SH/54552/G", "31398481". Its words have digits, or are no
 * more than four letters. A word that is a number by itself has none beside it that is too, or that is a quantity.
 */
export function proposeNumbers({ words: typed, atoms }: Tokens, { names, words: known, cues }: Lexicon): Piece[] {
  // Programs make long dashes of hyphens: "1K0–698–451".
  const words = typed.map((word) => ({ ...word, text: word.text.replaceAll(LONG_DASH, '-') }))
  // "No" is a label of numbers, too.
  const negatives = new Set(cues.not.split('|').filter((word) => word !== 'no'))
  // Letters that only a generation is called by are rather a maker's: "MD 360935", though an Elantra is an MD.
  const isNamed = (word: string) => names.get(word)?.some(({ kind }) => kind !== 'generation' || /\d/.test(word))
  const isName = (word: string) =>
    word.length > 1
      ? isNamed(word) || negatives.has(word) || (word.length > 2 && known.plain.has(word))
      : known.fillers.has(word)
  const isIndex = ({ text, key }: Word) => INDEX.test(text) && names.get(key)?.every(({ kind }) => OF_CARS.has(kind))
  const isUnit = (word: string) => word.length > 1 && known.units.has(word)
  const pieces: Piece[] = []
  for (let first = 0; first < words.length; first++) {
    const short = words[first]!
    if (isShortNumber(short.text)) pieces.push({ kind: 'number', at: short.at, score: 4.4 })
    let run = ''
    let strong = 0
    for (let last = first; last < words.length && last < first + MOST_WORDS; last++) {
      const { text } = words[last]!
      if (!mayBePiece(words[last]!, isName) && !(IN_THREES.test(run) && isIndex(words[last]!))) break
      const { glue } = atoms[words[last]!.at[0]]!
      // No number has such a sign, but a name may: "K&N 33-2304". Nor does one go on in brackets, or where it was cut.
      if (last > first && /[&()[\]{}#|]|^[/+]$/.test(glue)) break
      if (WIDTH.test(text) && RIM.test(words[last + 1]?.text ?? '')) break
      if (last === first && IS_PRICED.test(glue) && AMOUNT.test(text)) break
      strong += Number(isStrong(text))
      const count = last - first + 1
      if (count > 1 && strong > 0 && (strong > 1 || QUANTITY.test(text) || QUANTITY.test(short.text))) break
      run = `${run} ${text}`.trim()
      const norm = normalNumber(run)
      if (norm.length > MOST) break
      if (norm.replace(/\D/g, '').length < 3 || norm.length < LEAST) continue
      const pair = count === 2 ? [short, words[last]!] : []
      if (pair.some(({ text }) => FIGURE.test(text)) && pair.some(({ key }) => isUnit(key))) continue
      pieces.push({ kind: 'number', at: [short.at[0], words[last]!.at[1]], score: sureOf(run, norm) * count })
    }
  }
  return pieces
}

/** A figure with its unit is a measure, and a name with digits a name: "302mm", "rav4". */
function mayBePiece({ text, key }: Word, isName: (word: string) => boolean): boolean {
  if (!PIECE.test(text) || MEASURE.test(text) || /^\d*x$/i.test(text)) return false
  if (!/\d/.test(text)) return normalNumber(text).length <= MOST_LETTERS && (!isName(key) || /^[A-Z]$/.test(text))
  return !(/\p{L}/u.test(key) && isName(squashed(text)))
}

/** "650 400", "600/475" */
const TWO_LENGTHS = /^\d{2,3}[ /]\d{2,3}$/

/** Letters between digits, or many digits, are hardly anything else; years and sizes are. */
function sureOf(run: string, norm: string): number {
  const words = run.split(' ')
  if (TWO_LENGTHS.test(run)) return 0.7
  if (words.some((word) => YEAR.test(word)) && !words.some((word) => /\d{5}|\d\p{L}|\p{L}\d/u.test(word))) return 0.9
  if (/[A-Z]/.test(norm) && /\d/.test(norm) && norm.length >= 7 && words.length > 1) return 2.1
  return norm.length >= 7 || /\d[A-Z]+\d|[A-Z]{2}\W?\d{3}/.test(norm) ? 1.8 : 1.2
}
