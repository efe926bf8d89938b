import type { Cues } from '../lexicon/cues.ts'
import type { Piece } from '../pieces.ts'
import type { Tokens, Word } from '../tokens.ts'

/** "4", "2x", "x4": nobody needs more of a part for one car. */
const QUANTITY = /^(?:x([1-9]|1[0-6])|([1-9]|1[0-6])x?)$/i

/** "2x", "x4": no other figure is written so. */
const TIMES = /^(?:x\d{1,2}|\d{1,2}x)$/i

/** More than a model of two words. */
const SCORE_OF_TIMES = 4.2

/** More than a bare size. */
const SCORE_OF_BRACKETS = 1.6

/**
 * How many are wanted, which no list depends on: at the beginning, behind a word that says nothing ("set of 4 spark plugs",
 * "plugs, set of 4"), beside a word for pieces ("qty 16", "4 Stück"), before a pack ("6 pack"; a "coil pack 4 pins" is a
 * part), or as "2x" or "x 2" at the end.
 */
export function proposeQuantities(
  { words, atoms, plain }: Tokens,
  isFiller: (key: string) => boolean,
  isMake: (key: string) => boolean,
  cues: Pick<Cues, 'pieces' | 'pack' | 'joins'>,
): Piece[] {
  const saying = (cue: keyof typeof cues) => {
    const names = new RegExp(`^(?:${cues[cue]})$`)
    return (word: Word | undefined) => word !== undefined && names.test(word.key)
  }
  const [isCount, isPack, isJoining] = [saying('pieces'), saying('pack'), saying('joins')]
  return words.flatMap(({ text, at }, n): Piece[] => {
    if (!QUANTITY.test(text)) return []
    const [first, last] = [atoms[at[0]]!, atoms[at[1] - 1]!]
    // "spark plugs (4)"
    if (plain[first.from - 1] === '(' && plain[last.to] === ')')
      return [{ kind: 'filler', at, score: SCORE_OF_BRACKETS }]
    // In a list each thing has its own: "4 spark plugs, 1 oil filter".
    const before = /[,;•\n]/.test(first.glue) ? undefined : words[n - 1]
    const next = words[n + 1]
    const isBeforeThing = next !== undefined && /^(?:\p{L}|\d[.,])/u.test(next.text)
    // "26 and 16" are two sizes.
    const isJoined = isJoining(before) && /\d/.test(words[n - 2]?.text ?? '')
    const isOfThing = before
      ? isFiller(before.key) && !isJoined && (isBeforeThing || next === undefined)
      : isBeforeThing
    const isLast = next === undefined && before !== undefined && TIMES.test(text)
    // Nobody writes a BMW X2 so, unless beside its make.
    const isTimes = next === undefined && before?.key === 'x' && n > 1 && !isMake(words[n - 2]!.key)
    return [
      // More than a bare size: "2 oil filters".
      ...(isOfThing || isLast ? [{ kind: 'filler', at, score: 1.3 } as const] : []),
      // A model of that name is likelier, unless another one is named: "spark plugs x4 civic".
      ...(TIMES.test(text) && before ? [{ kind: 'filler', at, score: 0.5 } as const] : []),
      ...(next?.key === 'x' ? [{ kind: 'filler', at: [at[0], next.at[1]], score: 1.6 } as const] : []),
      ...(isTimes ? [{ kind: 'filler', at: [before.at[0], at[1]], score: SCORE_OF_TIMES } as const] : []),
      ...(isCount(before) ? [{ kind: 'filler', at: [before!.at[0], at[1]], score: 3 } as const] : []),
      ...(isCount(next) || isPack(next) ? [{ kind: 'filler', at: [at[0], next!.at[1]], score: 3 } as const] : []),
    ]
  })
}
