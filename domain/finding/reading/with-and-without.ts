import type { Piece } from './pieces.ts'
import type { Tokens } from './tokens.ts'

/**
 * What is not wanted, as typed; `words` are those that name none of the part types that are `named`, as parts' texts have
 * them (`inTexts`).
 */
export function withoutOf(
  pieces: readonly Piece[],
  named: ReadonlySet<number> | null,
  inTexts: (typed: string) => string,
): { typed: string[]; words: string[] } {
  const not = pieces.flatMap((piece) => (piece.kind === 'not' ? [piece] : []))
  const isNarrowed = (types: ReadonlySet<number> | null) =>
    types !== null && named !== null && !named.isDisjointFrom(types)
  return {
    typed: not.map(({ word }) => word),
    words: not.flatMap(({ word, types, condition }) => (isNarrowed(types) || condition ? [] : [inTexts(word)])),
  }
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
