import type { AskedCar } from '#domain/fitment'
import { findVehicles } from '#domain/vehicles'
import type { Ctx } from '#platform/context'
import { canBeNumber, findNumbers, type NumberHit, readAlike } from './find-numbers.ts'
import { type ReadWords, readWords } from './read-words.ts'
import type { PartQuery } from './schema.ts'
import { stem, wordsOf } from './stem.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'

/** What a query is about, before its facets: all of it must hold. Null is "not narrowed". */
export type Subject = {
  types: Set<number> | null
  brands: Set<number> | null
  positions: Set<string> | null
  vehicle: AskedCar | null
  /** The vehicle was named inside the words, not chosen. */
  vehicleInWords: boolean
  text: string | null
  numbers: NumberHit[] | null
  number: string | null
  /** What looks like a number but is none that we know. */
  unknownNumber: string | null
  read: ReadWords | null
}

/** Makes sense of the words and the vehicle of a query. */
export async function understand(ctx: Ctx, query: PartQuery): Promise<Subject> {
  const known = query.q ? await vocabulary(ctx) : null
  const read = query.q && known ? readWords(query.q, known) : null
  const [vehicle, found] = await Promise.all([
    vehicleOf(ctx, query, read),
    read && known ? numbersOf(ctx, query.q!, read, known) : null,
  ])
  const isNumber = found !== null && found.hits.length > 0
  const rest = isNumber ? [] : (read?.rest ?? [])
  return {
    types: read?.types ?? null,
    brands: read && read.brands.length > 0 ? new Set(read.brands.map((brand) => brand.id)) : null,
    positions: read && read.positions.length > 0 ? new Set([read.positions.join(' '), ...read.positions]) : null,
    vehicle,
    vehicleInWords: !query.make && read?.make !== null && read?.make !== undefined,
    text: rest.length > 0 ? rest.join(' ') : null,
    numbers: isNumber ? found.hits : null,
    number: isNumber ? found.number : null,
    unknownNumber: isNumber ? null : (found?.number ?? null),
    read,
  }
}

async function vehicleOf(ctx: Ctx, query: PartQuery, read: ReadWords | null): Promise<Subject['vehicle']> {
  const asked = query.make
    ? { make: query.make, model: query.model, year: query.year, engine: query.engine }
    : read?.make
      ? { make: read.make.slug, model: read.model?.slug, year: read.year ?? undefined }
      : null
  if (!asked) return null
  return findVehicles(ctx, asked)
}

/**
 * What is left of the words may be a number: all of it, or one piece. Words that stand in texts are no piece of a
 * number. Without hits: it looks like a number, but no part has it. Null: nothing looks like one.
 */
async function numbersOf(ctx: Ctx, q: string, read: ReadWords, known: Vocabulary) {
  if (read.rest.length === 0) return null
  const whole = (read.types || read.make || read.brands.length > 0 ? read.rest : wordsOf(q)).join(' ')
  let unknown: { number: string; hits: NumberHit[] } | null = null
  for (const number of [...new Set([whole, ...read.rest])].filter(canBeNumber)) {
    const isWord = number.split(' ').every((word) => known.texts.has(stem(word)) || isModel(word, known))
    const hits = await findNumbers(ctx, number, !isWord)
    if (isWord ? hits.some((hit) => hit.rank === 0) : hits.length > 0) return { number, hits }
    if (!isWord) unknown ??= { number, hits: [] }
  }
  const alike = unknown && (await readAlike(ctx, unknown.number))
  return alike ? { number: alike, hits: await findNumbers(ctx, alike, false) } : unknown
}

/** Whether a word is a model's whole name, "f150": digits alone are sooner a piece of a number. */
const isModel = (word: string, known: Vocabulary) => /\p{L}/u.test(word) && known.models.has(stem(word))
