import { generationName } from '../show/said-pieces.ts'
import type { Piece } from '../reading/pieces.ts'
import type { ReadWords } from '../reading/read-words.ts'

/** A car in words: a make, or one of its models, perhaps with a year; or `words` that say more of it than an address can. */
export type NamedCar = { make?: string; model?: string; year?: number; words?: string; label: string }

const OF_CAR: ReadonlySet<Piece['kind']> = new Set(['make', 'model', 'generation', 'trim', 'year', 'engine'])

/** The car that the words name, in slugs; null: not even its make. A generation, an engine or several models are asked for in words. */
export function carOf({ make, model, year, car, pieces, tokens }: ReadWords): NamedCar | null {
  if (!make) return null
  const isSimple = !car.generations && !car.engine && (!car.models || model) && (!car.years || year !== null)
  if (isSimple) {
    const label = [year, make.name, model?.name].filter(Boolean).join(' ')
    return { make: make.slug, model: model?.slug, year: year ?? undefined, label }
  }
  const written = (isMeant: (kind: Piece['kind']) => boolean) =>
    pieces.flatMap(({ kind, at }) => (isMeant(kind) ? [tokens.written(at)] : []))
  const name = generationName(car) ?? model?.name ?? car.called
  const engine = written((kind) => kind === 'engine')
  const label = [year, make.name, name, ...engine].filter(Boolean).join(' ')
  return { words: written((kind) => OF_CAR.has(kind)).join(' '), label }
}
