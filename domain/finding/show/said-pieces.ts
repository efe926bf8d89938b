import { phrase } from '#common/phrase'
import type { Prices } from '#common/prices'
import type { Taxonomy } from '#domain/catalogue'
import { engineLabel } from '#domain/vehicles'
import type { Answered } from '../subject/answered.ts'
import type { SaidPiece } from '../phrased.ts'
import { yearsOfGenerations } from '../reading/car-read.ts'
import type { Piece } from '../reading/pieces.ts'
import type { ReadWords } from '../reading/read-words.ts'
import { saidAmounts } from '../subject/said-filters.ts'

const MOST_TYPES = 3

/** The pieces of a search in typed order, each with what it was read as and the words without it; fillers are left out. */
export function saidPieces(read: ReadWords, answered: Answered, taxonomy: Taxonomy, prices: Prices): SaidPiece[] {
  const { tokens } = read
  // The words of a symptom may stand apart.
  const groups = Map.groupBy(read.pieces, (piece) => (piece.kind === 'symptom' ? piece.slug : piece))
  return [...groups.values()].flatMap((pieces): SaidPiece[] => {
    const [piece] = pieces
    if (!piece || piece.kind === 'filler') return []
    const text = pieces.map(({ at }) => tokens.written(at)).join(' … ')
    return [
      {
        kind: piece.kind === 'unknown' ? 'model' : piece.kind === 'otherBrand' ? 'brand' : piece.kind,
        text,
        means: meansOf(piece, text, read, answered, taxonomy, prices),
        without: tokens.without(pieces.map(({ at }) => at)),
      },
    ]
  })
}

function meansOf(
  piece: Exclude<Piece, { kind: 'filler' }>,
  text: string,
  { car, pieces }: ReadWords,
  { symptom }: Answered,
  taxonomy: Taxonomy,
  prices: Prices,
): SaidPiece['means'] {
  switch (piece.kind) {
    case 'type': {
      const names = [...piece.types].flatMap((id) => taxonomy.typeById.get(id)?.name ?? [])
      return names.length > MOST_TYPES ? text : names.join(', ')
    }
    case 'brand':
      return piece.brand.name
    case 'otherBrand':
      return phrase('finding.read.otherBrand', piece.name)
    case 'make':
      return piece.make.name
    case 'model': {
      const [model] = car.models ?? []
      if (car.models?.length !== 1) return car.called ?? text
      return pieces.some(({ kind }) => kind === 'make') ? model!.name : `${model!.make.name} ${model!.name}`
    }
    case 'generation':
      return generationName(car) ?? text
    case 'unknown':
      return phrase('finding.read.notListed', piece.cars[0]!.label)
    case 'year': {
      const { from, to } = car.years ?? piece.years
      return phrase('finding.read.years', from, to)
    }
    case 'engine':
      return engineLabel(piece.engine)
    case 'trim':
      return phrase('finding.read.trim', text)
    case 'position':
      return phrase('finding.facet.position', piece.position)
    case 'condition':
      return phrase('finding.facet.condition', piece.condition)
    case 'measure':
      return text
    case 'price':
      return phrase('finding.read.price', prices, saidAmounts(piece, prices))
    case 'not':
      return phrase('finding.read.not', piece.word)
    case 'symptom':
      return symptom?.name ?? text
    case 'notSold':
      return piece.thing.name
    case 'page':
      return piece.page.label
    case 'number':
      return phrase('finding.reason.number', text)
    case 'text':
      return piece.either ? text : phrase('finding.read.text', piece.words.join(' '))
    default:
      return text
  }
}

/** "Golf Mk7 (2015–2021)", "3 Series E90 (2006)" */
export function generationName({ generations, called }: ReadWords['car']): string | null {
  if (!generations) return null
  const { from, to } = yearsOfGenerations(generations)
  return `${called} (${from === to ? from : `${from}–${to}`})`
}
