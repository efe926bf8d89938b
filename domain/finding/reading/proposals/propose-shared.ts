import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Piece } from '../pieces.ts'
import type { Atom, Tokens } from '../tokens.ts'

/** Between two things of a list: "oil, air", "Öl- und", "discs/pads". */
const BETWEEN = /^[\s,;&+/-]*$/
const SIGN = /[,;&+/-]/
const MOST_ATOMS = 2
const LEAST_OF_END = 4
const LEAST_BESIDE = 2
/** A little more than one name of as many words, which is a thing of its own elsewhere: "oil". */
const [SCORE, MORE] = [2, 0.05]

type Name = Piece & { kind: 'type' }
type Side = { step: 1 | -1; heads: (run: readonly Atom[]) => string[] }

/**
 * Things of a list that share a word of their names, which stands once: "oil, air and cabin filter", "Öl- und Luftfilter",
 * "fuel pump and filter", "filtro de aceite y aire". Each is a type of its own, beside the one whose name is whole.
 */
export function proposeShared(tokens: Tokens, { types, cues }: Lexicon, named: readonly Piece[]): Piece[] {
  const { atoms } = tokens
  const joins = new Set(cues.joins.split('|'))
  const keyOf = (some: readonly Atom[]) => some.map(({ key }) => key).join('')
  const wholes = named.filter((piece): piece is Name => piece.kind === 'type' && piece.isWhole && !piece.corrected)
  return wholes.flatMap((name) => {
    const [from, to] = name.at
    const own = atoms.slice(from, to)
    const ends = own.slice(1).map((_, n) => keyOf(own.slice(n + 1)))
    const isDashed = (atom: Atom, step: number) => /^-|-$/.test(atoms[atoms.indexOf(atom) + step]?.glue ?? '')
    const begins = own.map((_, n) => keyOf(own.slice(0, own.length - n)))
    const last = own.at(-1)!.key
    const before: Side = {
      step: -1,
      heads: (run) => [...ends, ...(isDashed(run.at(-1)!, 1) ? endsOf(last) : [])].map((end) => keyOf(run) + end),
    }
    const behind: Side = {
      step: 1,
      heads: (run) => [...begins, ...(isDashed(run[0]!, 0) ? beginsOf(last) : [])].map((begin) => begin + keyOf(run)),
    }
    return [before, behind].flatMap((side) => {
      const pieces = alongside(name, side, atoms, joins, types.whole)
      return pieces.length > 0 ? [...pieces, { ...name, joined: true }] : []
    })
  })
}

/** What a dash stands for in German, of a compound beside it: "Öl-" of "Luftfilter", "-kabel" of "Zündkerzen". */
const endsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - LEAST_OF_END) }, (_, n) => word.slice(n + 1))
const beginsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - LEAST_OF_END) }, (_, n) => word.slice(0, word.length - n - 1))

/** The things of the list on one side of a name, one after the other. */
function alongside(
  name: Name,
  { step, heads }: Side,
  atoms: readonly Atom[],
  joins: ReadonlySet<string>,
  whole: ReadonlyMap<string, ReadonlySet<number>>,
): Piece[] {
  const pieces: Piece[] = []
  let isList = false
  let at = step > 0 ? name.at[1] : name.at[0]
  const glueAt = (place: number) => atoms[place]?.glue ?? '.'
  for (;;) {
    const isSign = SIGN.test(glueAt(at))
    if (!BETWEEN.test(glueAt(at))) break
    const isJoined = joins.has((step > 0 ? atoms[at] : atoms[at - 1])?.key ?? '')
    const edge = isJoined ? at + step : at
    if (!BETWEEN.test(glueAt(edge))) break
    const runs = Array.from({ length: MOST_ATOMS }, (_, n): Piece['at'] =>
      step > 0 ? [edge, edge + n + 1] : [edge - n - 1, edge],
    )
    const found = runs.flatMap((run): Piece[] => {
      const [from, to] = run
      if (from < 0 || to > atoms.length) return []
      const some = atoms.slice(from, to)
      const types = heads(some).flatMap((key) => whole.get(key) ?? [])[0]
      // "Oil and oil filter" are two things as they stand.
      const isOwn = types && !types.isDisjointFrom(name.types) && whole.has(some.map(({ key }) => key).join(''))
      if (!types || isOwn) return []
      const score = SCORE * (to - from) + MORE
      return [{ kind: 'type', types, isWhole: true, key: name.key, joined: true, at: run, score }]
    })[0]
    if (!found) break
    isList ||= isSign || isJoined
    pieces.push(found)
    at = step > 0 ? found.at[1] : found.at[0]
  }
  // "Engine oil filter" is one thing; "oil air cabin filter" are three.
  return isList || (step < 0 && pieces.length >= LEAST_BESIDE) ? pieces : []
}
