import type { KnownTexts } from '../../text-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Piece } from '../pieces.ts'
import { proposeBegunSizes } from './propose-begun-sizes.ts'
import { proposeChassis } from './propose-chassis.ts'
import { proposeChoices } from './propose-choices.ts'
import { proposeCodes } from './propose-codes.ts'
import { proposeDisplacements } from './propose-displacements.ts'
import { proposeEngineCodes } from './propose-engine-codes.ts'
import { proposeEngines } from './propose-engines.ts'
import { proposeMeasures } from './propose-measures.ts'
import { proposeNames } from './propose-names.ts'
import { proposeNextGeneration } from './propose-next-generation.ts'
import { proposeNot } from './propose-not.ts'
import { proposeNumbers } from './propose-numbers.ts'
import { proposePrices } from './propose-prices.ts'
import { proposeQualities } from './propose-qualities.ts'
import { proposeQuantities } from './propose-quantities.ts'
import { proposeShared } from './propose-shared.ts'
import { proposeSymptoms } from './propose-symptoms.ts'
import { proposeText } from './propose-text.ts'
import { proposeTurned } from './propose-turned.ts'
import { proposeYears } from './propose-years.ts'
import { spellings } from './spelling.ts'
import type { Tokens } from '../tokens.ts'

/** Every way to read some neighbouring atoms of a search, each a piece with its score. */
export function proposals(tokens: Tokens, lexicon: Lexicon, texts: KnownTexts): Piece[] {
  const spelt = spellings(tokens.words, lexicon, texts)
  const names = proposeNames(tokens, lexicon, spelt)
  const sizes = proposeMeasures(tokens, lexicon.words.units, (key) => lexicon.words.engines.has(key))
  const fillers = new Set(names.filter(isSurelyFiller).map(({ at }) => at.join()))
  return [
    ...names,
    ...proposeShared(tokens, lexicon, names),
    ...proposeNextGeneration(tokens, lexicon, names),
    ...proposeChassis(tokens, lexicon, names),
    ...proposeCodes(names, tokens),
    ...proposeTurned(tokens, lexicon),
    ...proposeYears(tokens, lexicon.patterns.years, lexicon.lastYear),
    ...proposeEngines(tokens, lexicon.patterns.engines, { weighs: names.some((piece) => weighs(piece, lexicon)) }),
    ...proposeEngineCodes(tokens, lexicon.words),
    ...proposeDisplacements(tokens, lexicon),
    ...proposeQuantities(
      tokens,
      (key) => lexicon.words.fillers.has(key),
      (key) => lexicon.vehicles.makes.has(key),
      lexicon.cues,
    ),
    ...proposePrices(tokens, lexicon.patterns.prices),
    ...sizes,
    ...proposeBegunSizes(tokens, lexicon.begunGrades),
    ...proposeNot(tokens, lexicon, sizes),
    ...proposeSymptoms(tokens, lexicon.answers.phrases, spelt),
    // What says nothing is looked for in no text.
    ...proposeText(tokens, lexicon, texts, spelt).filter(({ at }) => !fillers.has(at.join())),
    ...proposeQualities(tokens, lexicon, texts, names),
    ...proposeChoices(tokens, lexicon, names),
    ...proposeNumbers(tokens, lexicon),
  ]
}

const isSurelyFiller = (piece: Piece) => piece.kind === 'filler' && !piece.joins && !piece.corrected

const weighs = (piece: Piece, { measures }: Lexicon): boolean =>
  piece.kind === 'type' && [...piece.types].some((type) => measures.get(type)?.includes('load'))
