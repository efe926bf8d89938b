import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Piece } from '../pieces.ts'
import type { Tokens, Word } from '../tokens.ts'

/** More than a bare size, and more than a word that stays text. */
const SCORE = 2.2

/** What says that a figure beside it is of an engine, whoever makes that. */
const BLOCKS: ReadonlySet<string> = new Set(['sbc', 'bbc', 'cid', 'ci', 'v8'])

/** An engine by its cubic inches beside its make: the "350" of a Chevrolet has 5.7 L, the "302" of a Ford 5.0. */
export const proposeDisplacements = ({ words }: Tokens, { vehicles, words: { inches } }: Lexicon): Piece[] =>
  words.flatMap(({ key, at }, n): Piece[] => {
    const beside = [words[n - 1], words[n + 1]].filter((word): word is Word => word !== undefined)
    const makes = beside.flatMap((word) => vehicles.makes.get(word.key)?.name ?? [])
    const isBlock = beside.some((word) => BLOCKS.has(word.key))
    const known = inches.get(key)?.find(({ make }) => makes.includes(make) || (isBlock && makes.length === 0))
    return known ? [{ kind: 'engine', at, engine: known.engine, score: SCORE }] : []
  })
