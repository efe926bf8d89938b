import { stem } from '../stem.ts'
import { BETWEEN_NUMBERS } from './between-numbers.ts'

/**
 * A run of letters or of digits. `key` is its stem; `glue` the characters between it and the atom before: "", " ", "-".
 */
export type Atom = { key: string; glue: string; from: number; to: number; word: number }
/** What stands between two spaces or commas, as typed, and its atoms. */
export type Word = { text: string; key: string; at: [from: number, to: number] }

/**
 * A typed text in pieces: "f-150" is one word of two atoms, and so is "f150". Places of atoms are places in `plain`, which is
 * the text in lower case without accents. `written` gives what stands there as typed.
 */
export type Tokens = {
  text: string
  plain: string
  words: Word[]
  atoms: Atom[]
  /** The number of the atom that begins or ends at a place of `plain`. */
  begins: ReadonlyMap<number, number>
  ends: ReadonlyMap<number, number>
  written(at: Span): string
  /** The typed text without these atoms. */
  without(spans: readonly Span[]): string
}

type Span = readonly [from: number, to: number]

const ATOM = /\p{L}+|\p{N}+/gu
/** Characters that may stand inside a word: "5w-30", "205/55", "2,0"; a range is one with its unit, "20-32 mm". */
const INSIDE_WORD = String.raw`(?!${BETWEEN_NUMBERS})[./+\-]+|(?<=\p{N}),(?=\p{N})`
const BEFORE_UNIT = String.raw`(?<=\p{N}-\p{N}+) (?=(?:[mc]m|nm|ah|kw|ml)(?![\p{L}\p{N}]))`
const WORD = new RegExp(String.raw`[\p{L}\p{N}]+(?:(?:${INSIDE_WORD}|${BEFORE_UNIT})[\p{L}\p{N}]+)*`, 'gu')

/** Several of what is called by capitals: "TREs". */
const ACRONYMS = /^\p{Lu}{2,}s$/u

/** The text in lower case, with plain forms of letters, and for each of its characters the place in the typed text. */
function plainOf(text: string): { plain: string; origin: number[] } {
  let plain = ''
  const origin: number[] = []
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at)!)
    const said = isInside(text, at) ? '' : plainCharacter(character)
    plain += said
    for (let n = 0; n < said.length; n++) origin.push(at)
    at += character.length
  }
  origin.push(text.length)
  return { plain, origin }
}

const APOSTROPHE = /['’‘´`]/
/** What French writes in one with the next word: "d’huile", "qu’il". */
const ELIDED = /(?<!\p{L})(?:[cdjlmnst]|qu)$/iu
/** Whether an apostrophe stands inside a word: "driver’s". */
const isInside = (text: string, at: number) =>
  APOSTROPHE.test(text[at]!) &&
  /\p{L}/u.test(text[at - 1] ?? '') &&
  /\p{L}/u.test(text[at + 1] ?? '') &&
  !ELIDED.test(text.slice(Math.max(0, at - 3), at))

/** The words that an apostrophe joins to the next one, which say nothing themselves. */
export const elidedIn = ({ atoms, plain }: Tokens): Span[] =>
  plain.includes("'")
    ? atoms.flatMap(({ key, to }, n) => (plain[to] === "'" && ELIDED.test(key) ? [[n, n + 1] as const] : []))
    : []

function plainCharacter(character: string): string {
  if (APOSTROPHE.test(character)) return "'"
  if (character <= '\x7f') return character.toLowerCase()
  if (/[–—−‐‑]/.test(character)) return '-'
  if (character === '×') return 'x'
  return character.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/** Cuts a text into words and atoms. */
export function tokensOf(typed: string): Tokens {
  // Full-width characters are plain ones.
  const text = typed.normalize('NFKC')
  const { plain, origin } = plainOf(text)
  const atoms: Atom[] = []
  const words: Word[] = []
  let last = 0
  for (const { 0: word, index } of plain.matchAll(WORD)) {
    const first = atoms.length
    for (const { 0: run, index: inside } of word.matchAll(ATOM)) {
      const from = index + inside
      const isAcronyms = ACRONYMS.test(text.slice(origin[from], origin[from + run.length]))
      atoms.push({
        key: stem(isAcronyms ? run.slice(0, -1) : run),
        glue: plain.slice(last, from),
        from,
        to: from + run.length,
        word: words.length,
      })
      last = from + run.length
    }
    const said = text.slice(origin[index], origin[index + word.length])
    words.push({ text: said.replace(/['’]/g, ''), key: stem(word), at: [first, atoms.length] })
  }
  return {
    text,
    plain,
    words,
    atoms,
    begins: new Map(atoms.map(({ from }, n) => [from, n])),
    ends: new Map(atoms.map(({ to }, n) => [to, n + 1])),
    written: ([from, to]) => (from < to ? text.slice(origin[atoms[from]!.from], origin[atoms[to - 1]!.to]) : ''),
    without: (spans) => {
      const left = spans.reduceRight(
        (left, [from, to]) => left.slice(0, origin[atoms[from]!.from]) + left.slice(origin[atoms[to - 1]!.to]),
        text,
      )
      return left.replace(/\s+/g, ' ').trim()
    },
  }
}

/** A name as its atoms make it, without spaces or punctuation: "C-Class" → "cclass". */
export const squashed = (name: string): string => keysOf(name).join('')

const IS_ASCII = /^[ -~]*$/
const ASCII_ATOM = /[a-z]+|[0-9]+/g
/** An apostrophe inside a word, of the two that are ASCII. */
const INSIDE = /(?<=[a-z])(?<!(?<![a-z])(?:[cdjlmnst]|qu))['`](?=[a-z])/g

/** The keys of a text's atoms: what `tokensOf` finds, and nothing else. Ten thousands of names are read so. */
export function keysOf(name: string): string[] {
  if (!IS_ASCII.test(name)) return tokensOf(name).atoms.map(({ key }) => key)
  const plain = name.toLowerCase()
  const runs = (/['`]/.test(plain) ? plain.replace(INSIDE, '') : plain).match(ASCII_ATOM) ?? []
  return runs.map(stem)
}
