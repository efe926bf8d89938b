import type { Patterns } from '../lexicon/patterns.ts'
import { matching } from './matching.ts'
import type { Piece, SaidEngine } from '../pieces.ts'
import type { Tokens } from '../tokens.ts'

/** "1.8t" is an engine with a turbo. Without a car that narrows nothing, and yet it says more than an amount. */
const SCORE_OF_TURBO = 3.9

/** No starter motor has so much; whatever the unit, an engine has. */
const LEAST_POWER = 30

const UNSAID: SaidEngine = { litres: null, cylinders: null, fuel: null }

/**
 * What is said of an engine in figures: "2.0", "1.6l", "1800 cc", "v8", "4 cyl". Words ("tdi") are names. Its power ("150 PS",
 * "110 kW") says nothing, for the vehicle data has none. `weighs`: a thing is named that is chosen by tonnes.
 */
export function proposeEngines(tokens: Tokens, engines: Patterns['engines'], { weighs }: { weighs: boolean }): Piece[] {
  const piece = (at: Piece['at'], said: Partial<SaidEngine>, score: number): Piece => {
    return { kind: 'engine', at, engine: { ...UNSAID, ...said }, score }
  }
  return [
    ...matching(tokens, engines.litres).map(({ at, groups: [typed = ''] }) =>
      piece(at, { litres: Number(typed.replace(',', '.')) }, tokens.atoms[at[1] - 1]!.glue === ' ' ? 3.9 : 1.9),
    ),
    ...(weighs ? [] : matching(tokens, engines.turbo)).map(({ at, groups: [typed = ''] }) =>
      piece(at, { litres: Number(typed.replace(',', '.')), fuel: 'petrol' }, SCORE_OF_TURBO),
    ),
    ...matching(tokens, engines.cc).map(({ at, groups: [typed] }) =>
      piece(at, { litres: Math.round(Number(typed) / 100) / 10 }, 1.9),
    ),
    ...matching(tokens, engines.cylinders).flatMap(({ at, groups }) => {
      const cylinders = Number(groups.find((one) => one !== undefined))
      return cylinders >= 2 && cylinders <= 16 ? [piece(at, { cylinders }, 1.9 * (at[1] - at[0] > 2 ? 2 : 1))] : []
    }),
    ...matching(tokens, engines.power)
      .filter(({ groups: [typed] }) => Number(typed) >= LEAST_POWER)
      .map(({ at }): Piece => ({ kind: 'filler', at, score: tokens.atoms[at[1] - 1]!.glue === '' ? 2.2 : 4.6 })),
  ]
}
