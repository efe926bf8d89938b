import { AND, isNext } from '../car-read.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Generation, Piece } from '../pieces.ts'
import type { Tokens } from '../tokens.ts'

/** Between two generations: "golf 6 7", "golf 6/7". */
const BETWEEN = /^[\s,;&+/-]+$/
const NUMERAL = /^(?:\d{1,2}|[ivx]{1,4})$/
const SCORE = 1.9

/** Two generations whose name stands once: "golf 6 7", "passat b5/6", "golf mk6 and 7". The years of one follow those of the other. */
export function proposeNextGeneration({ atoms }: Tokens, { names, cues }: Lexicon, named: readonly Piece[]): Piece[] {
  const joins = new Set(cues.joins.split('|'))
  return named.flatMap((piece): Piece[] => {
    if (piece.kind !== 'generation') return []
    const [from, to] = piece.at
    const last = atoms[to - 1]!.key
    const place = joins.has(atoms[to]?.key ?? '') ? to + 1 : to
    const atom = atoms[place]
    if (!atom || !NUMERAL.test(last) || !NUMERAL.test(atom.key)) return []
    if (!BETWEEN.test(atom.glue) || !BETWEEN.test(atoms[place + 1]?.glue ?? ' ')) return []
    const begin = atoms.slice(from, to - 1).map(({ key }) => key)
    const key = begin.join('') + atom.key
    const others = (names.get(key) ?? []).flatMap((other) => (other.kind === 'generation' ? other.generations : []))
    const generations = bothOf(piece.generations, others)
    if (generations.length === 0) return []
    const at: Piece['at'] = [from, place + 1]
    return [{ ...piece, generations, key: piece.key + AND + key, at, score: piece.score + SCORE }]
  })
}

const bothOf = (some: readonly Generation[], others: readonly Generation[]) => [
  ...new Set(
    some.flatMap((one) => others.flatMap((other) => (one !== other && isNext(one, other) ? [one, other] : []))),
  ),
]
