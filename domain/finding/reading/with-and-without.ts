import type { NamedCars, Piece } from './pieces.ts'
import { keysOf, type Tokens } from './tokens.ts'

export type Without = {
  typed: string[]
  words: string[]
  ofItself: string[]
  positions: string[]
  cars: NamedCars[]
}

/**
 * What is not wanted, as typed; `words` are those that name none of the part types that are `named`, as parts' texts have
 * them (`inTexts`). Those `ofItself` stand in other names of these types, so also in texts of parts that are not so: "rubber".
 */
export function withoutOf(
  pieces: readonly Piece[],
  named: ReadonlySet<number> | null,
  inTexts: (typed: string) => string,
  typesOf: ReadonlyMap<string, ReadonlySet<number>>,
): Without {
  const not = pieces.flatMap((piece) => (piece.kind === 'not' ? [piece] : []))
  const isNarrowed = (types: ReadonlySet<number> | null) =>
    types !== null && named !== null && !named.isDisjointFrom(types)
  const others = not.filter(({ types, condition, size }) => !isNarrowed(types) && !condition && !size)
  const words = others.flatMap(({ word, position }) => (position ? [] : [inTexts(word)]))
  const positions = others.flatMap(({ position }) => position ?? [])
  const isOfName = (word: string) =>
    keysOf(word).some((key) => named !== null && !named.isDisjointFrom(typesOf.get(key) ?? new Set()))
  const cars = not.flatMap(({ cars }) => cars ?? [])
  return { typed: not.map(({ word }) => word), words, ofItself: words.filter(isOfName), positions, cars }
}

/** What is named after each "with" (`names`), as typed: the rest of its piece, or the next piece. */
export function comesWith(
  pieces: readonly Piece[],
  { atoms, plain, written }: Tokens,
  names: ReadonlySet<string>,
): string[] {
  const isWith = (at: number) => names.has(plain.slice(atoms[at]!.from, atoms[at]!.to))
  return pieces.flatMap(({ kind, at: [from, to] }, n) => {
    if (kind === 'filler') return isWith(from) && pieces[n + 1] ? [written(pieces[n + 1]!.at)] : []
    const inside = kind === 'type' ? atoms.findIndex((_, at) => at > from && at < to - 1 && isWith(at)) : -1
    return inside < 0 ? [] : [written([inside + 1, to])]
  })
}
