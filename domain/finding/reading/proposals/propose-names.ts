import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Meaning, Piece } from '../pieces.ts'
import type { Spelling } from './spelling.ts'
import { type Atom, elidedIn, type Tokens, type Word } from '../tokens.ts'

/** The longest name, in atoms. */
const LONGEST = 9
/** Names do not go past a comma or a bracket. */
const GLUE = /^[\s./'&+-]*$/
/** "discs & pads", "discs + pads" */
const AND = /^\s*[&+]\s*$/
/** What these signs cost inside of a name: "discs/pads" are hardly disc pads. */
const [AND_INSIDE, OR_INSIDE] = [0.3, 1.4]
/** Endings of plurals in the languages of the data, for a name that is written in the singular, and of German words for a set of it. */
const ENDINGS = ['n', 'en', 'e', 'er', 'es', 's', 'satz', 'set']

const THINGS: ReadonlySet<string> = new Set(['type', 'position', 'condition', 'notSold'])
/** "RR" is at the rear on the right, or a motorcycle. */
const doubtOf = ({ kind }: Meaning, key: string) => (kind === 'position' && key.length < 3 ? 0.4 : 0)
/** There are so many of these that some is near any word. */
const CARS: ReadonlySet<string> = new Set(['model', 'generation', 'unknown'])

type Path = { key: string; cost: number; corrected: { from: string; to: string }[] }

/**
 * All names that stand in the words, in one word or in pieces, also where a word is misspelt. `spelt`: what the misspelt
 * words may be.
 */
export function proposeNames(tokens: Tokens, lexicon: Lexicon, spelt: ReadonlyMap<Word, Spelling[]>): Piece[] {
  const { atoms } = tokens
  const pieces: Piece[] = []
  const elided = new Set(elidedIn(tokens).map(([at]) => at))
  for (let first = 0; first < atoms.length; first++) {
    // "Qu'est-ce que" is no Quest.
    if (elided.has(first)) continue
    let paths: Path[] = [{ key: '', cost: 0, corrected: [] }]
    for (let last = first; last < atoms.length && last < first + LONGEST && paths.length > 0; last++) {
      const atom = atoms[last]!
      if (last > first && !isOneName(atoms, first, last)) break
      paths = paths.flatMap((path) => continued(path, atom, tokens, spelt))
      for (const path of paths) pieces.push(...namesAt([first, last + 1], path, tokens, lexicon))
      paths = paths.filter(({ key }) => lexicon.isBeginning(key))
    }
  }
  return pieces
}

/** A dot between two figures makes one number of them, unless a name leads there: "DOT 5.1". */
function isOneName(atoms: readonly Atom[], first: number, last: number): boolean {
  const { glue } = atoms[last]!
  if (!GLUE.test(glue)) return false
  const isFigure = (at: number) => at >= first && /^\d/.test(atoms[at]!.key)
  const isPoint = glue === '.' && isFigure(last - 1) && isFigure(last)
  return !isPoint || !(isFigure(first) || isFigure(last - 2))
}

function continued(path: Path, atom: Atom, { words, atoms }: Tokens, spelt: ReadonlyMap<Word, Spelling[]>): Path[] {
  const word = words[atom.word]!
  const isWhole = word.at[1] - word.at[0] === 1 && atoms[word.at[0]] === atom
  const isAnd = path.key !== '' && AND.test(atom.glue)
  const isOr = path.key.length > 2 && atom.key.length > 2 && atom.glue === '/'
  const others = isWhole ? (spelt.get(word) ?? []) : []
  return [
    { ...path, key: path.key + atom.key, cost: path.cost + (isAnd ? AND_INSIDE : isOr ? OR_INSIDE : 0) },
    ...(isAnd ? [{ ...path, key: `${path.key}and${atom.key}` }] : []),
    ...others.map(({ key, to, cost }) => {
      const corrected = [...path.corrected, { from: word.text, to }]
      return { key: path.key + key, cost: path.cost + cost, corrected }
    }),
  ]
}

/** Of "used for", "used" is no condition: both words together are a filler. */
function namesAt(at: Piece['at'], { key, cost, corrected }: Path, tokens: Tokens, { names, words }: Lexicon): Piece[] {
  const isPhrase = words.fillers.has(key + (tokens.atoms[at[1]]?.key ?? ''))
  const known = names.get(key) ?? singular(key, tokens.atoms[at[1] - 1]!, names)
  const meanings = known.filter(({ kind }) => kind !== 'condition' || !isPhrase)
  if (meanings.length === 0) return []
  const count = wordsOf(at, tokens)
  const cut = cutsOf(at, tokens)
  const joined = isJoined(at, key, tokens, names)
  return meanings.map((meaning) => ({
    ...meaning,
    ...(joined && meaning.kind === 'type' && { joined }),
    at,
    score:
      likelihood(meaning, count) - doubtOf(meaning, key) - cost * (CARS.has(meaning.kind) ? 1 + 1.5 * cost : 1) - cut,
    ...(corrected.length > 0 && { corrected }),
  }))
}

/**
 * Whether the sign before a name makes two things of it and the name before: "spring & shock", "pads, discs". Of "filter, oil" it
 * makes one: in the singular, as catalogues turn a name around.
 */
function isJoined([from, to]: Piece['at'], key: string, { atoms, plain }: Tokens, names: Lexicon['names']): boolean {
  const { glue } = atoms[from]!
  if (from === 0 || !/[&+,;/]/.test(glue)) return false
  return /[&+;]/.test(glue) || plain[atoms[to - 1]!.to - 1] === 's' || !names.has(key + atoms[from - 1]!.key)
}

/** Names of things in the singular, where the word is longer than most endings. A plural's ending is never a word of its own. */
const singular = (key: string, { key: last }: Atom, names: Lexicon['names']): Meaning[] =>
  key.length < 5
    ? []
    : ENDINGS.flatMap((end) => (isEnding(end, key, last) && names.get(key.slice(0, -end.length))) || []).filter(
        ({ kind }) => THINGS.has(kind),
      )

const isEnding = (end: string, key: string, last: string) => key.endsWith(end) && (end !== last || end.length > 2)

/** How many words a piece takes; "brake-disc" is two. */
const wordsOf = ([from, to]: Piece['at'], { atoms }: Tokens) =>
  1 + atoms.slice(from + 1, to).filter(({ glue }) => glue !== '').length

/** A name hardly begins or ends in the middle of a word, unless punctuation stands there. */
function cutsOf([from, to]: Piece['at'], { atoms }: Tokens): number {
  const cut = (atom: Atom | undefined, before: Atom | undefined) =>
    !atom || !before || atom.word !== before.word ? 0 : atom.glue === '' ? 1.2 : /[.,]/.test(atom.glue) ? 1.6 : 0.3
  return cut(atoms[from], atoms[from - 1]) + cut(atoms[to], atoms[to - 1])
}

/** How likely a name is meant where it stands, by what it names: about two for each of its words. */
function likelihood(meaning: Meaning, words: number): number {
  switch (meaning.kind) {
    case 'type':
      return meaning.isWhole
        ? 2 * words + (words > 1 ? 0.4 + 0.1 * words : 0)
        : 1.2 + 0.02 * Math.min(meaning.types.size, 10)
    case 'model':
      return meaning.isWhole ? 1.9 * words + 0.2 * (words - 1) : 1.1
    case 'trim':
      return (meaning.makes ? 1.5 : 0.85) * words
    case 'measure':
      return 2.2 * words
    case 'otherBrand':
      return (words > 1 ? 2 : 1.5) * words
    case 'filler':
      return 0.9 * words
    case 'generation':
      return 1.9 * words
    case 'engine':
      // What narrows nothing is rather another name: the "8V" of an A3 is its generation, and no count of valves.
      return (Object.values(meaning.engine).some((said) => said !== null) ? 2 : 1.8) * words
    default:
      return 2 * words
  }
}
