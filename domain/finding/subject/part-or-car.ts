import { type Phrase, phrase } from '#common/phrase'
import type { Piece } from '../reading/pieces.ts'
import type { ReadWords } from '../reading/read-words.ts'
import type { Subject } from './understand.ts'

const CAR: ReadonlySet<Piece['kind']> = new Set(['make', 'model', 'generation', 'year', 'engine', 'trim'])
export const saysCar = ({ kind }: Piece) => CAR.has(kind)
export const saysType = ({ kind }: Piece) => kind === 'type'

/** Whether a piece asks for a condition, or excludes one: "not used". */
export const saysCondition = (piece: Piece) =>
  piece.kind === 'condition' || (piece.kind === 'not' && piece.condition !== null)

type Half = { drop: string; label: Phrase; says: (piece: Piece) => boolean }

/** Words for a part and its car that find nothing together: the one and the other, as what could be given up. */
export function partOrCar({ pieces, tokens }: ReadWords, { vehicle }: Pick<Subject, 'vehicle'>): Half[] {
  const types = pieces.filter(saysType).map(({ at }) => tokens.written(at))
  if (types.length === 0) return []
  return [
    { drop: 'q:vehicle', label: phrase('finding.without.vehicle', vehicle?.label ?? null), says: saysCar },
    { drop: 'q:type', label: phrase('finding.without.word', types.join(' ')), says: saysType },
  ]
}
