import type { WordNames } from '../lexicon/lexicon-of-words.ts'
import type { Piece } from '../pieces.ts'
import type { Tokens } from '../tokens.ts'

/** What makers add to the code of an engine: "2jz-gte", "m54b30", "vq35de", "k20a2". */
const ENDING = /^[a-z]{1,4}\d{0,2}$/
/** An engine without a car narrows nothing, and yet a code of this form is hardly a number. */
const SCORE = 3.9

/** Engines by their code with more behind it than people call them by, where that tells fuel and cylinders. */
export const proposeEngineCodes = ({ words, atoms }: Tokens, { engines }: Pick<WordNames, 'engines'>): Piece[] =>
  words.flatMap(({ at }): Piece[] => {
    const keys = atoms.slice(...at).map(({ key }) => key)
    for (let count = keys.length - 1; count > 1; count--) {
      const engine = engines.get(keys.slice(0, count).join(''))
      if (engine?.fuel && engine.cylinders && ENDING.test(keys.slice(count).join('')))
        return [{ kind: 'engine', at, engine, score: SCORE }]
    }
    return []
  })
