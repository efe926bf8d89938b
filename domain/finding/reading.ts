import type { Taxonomy } from '#domain/catalogue'
import type { OtherWords } from './read-again.ts'
import { NO_PIECES } from './reading/schema.ts'
import { saysNothing } from './reading/read-words.ts'
import type { Reading } from './schema.ts'
import type { Subject } from './understand.ts'

/** How the words of a search were understood, for the asker. `other`: the second reading, if there was one. */
export function readingOf(subject: Subject, taxonomy: Taxonomy, other?: OtherWords): Reading | null {
  const { read, vehicle, vehicleInWords, number, unknownNumber, didYouMean, lines, text } = subject
  if (!read) return null
  const types = [...(read.types ?? [])].flatMap((id) => taxonomy.typeById.get(id) ?? [])
  const inWords = vehicleInWords && vehicle && read.make
  return {
    ...NO_PIECES,
    types: types.map(({ slug, name }) => ({ slug, name })),
    brands: read.brands.map(({ slug, name }) => ({ slug, name })),
    positions: read.positions,
    vehicle: inWords
      ? { make: vehicle.make, model: vehicle.model ?? undefined, year: read.year ?? undefined, label: vehicle.label }
      : null,
    number,
    unknownNumber,
    didYouMean,
    list: lines === null ? null : { lines },
    words: text?.split(' ') ?? [],
    corrected: [...read.corrected, ...(other?.corrected ?? [])],
    dropped: other?.dropped ?? [],
    isEmpty: saysNothing(read),
  }
}
