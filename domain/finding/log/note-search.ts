import { beginning } from '#common/beginning'
import { normalNumber } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { FoundList } from '../find-parts.ts'
import type { SaidReading } from '../phrased.ts'
import type { PartQuery } from '../schema.ts'
import { loggedWords } from './logged-words.ts'
import type { ReadAs } from './schema.ts'

/** A search as the log has it. `answers`: how it was answered without parts. */
export type NotedSearch = {
  words: string
  found: number
  foundNothing: boolean
  readAs: ReadAs
  setAside: string[]
  answers: string[]
  lacking: string | null
}

const ANSWERS = { symptom: 'symptom', notSold: 'not-sold', unknownVehicle: 'car', page: 'page', list: 'list' } as const

/**
 * Has the search that a list answers counted each time that its page is sent. Returns its words as the log has them;
 * null: it is no search, or only a part of one.
 */
export function noteSearch(ctx: Ctx, query: PartQuery, list: FoundList, isRedirected = false): string | null {
  const noted = notedSearch(query, list, isRedirected)
  if (!noted) return null
  ctx.whenSent?.push(() => ctx.searchLog.count(noted))
  return noted.words
}

/** A further page, and a list that is narrowed by hand, are no searches of their own; the chosen car stands in all of them. */
const isWhole = (query: PartQuery) =>
  !query.cursor &&
  [query.category, query.brand, query.position, query.tier, query.measure, query.condition].every(
    (some) => !some?.length,
  ) &&
  [query.priceMin, query.priceMax, query.rating, query.inStock].every((one) => one === undefined)

function notedSearch(query: PartQuery, { reading, count }: FoundList, isRedirected: boolean): NotedSearch | null {
  if (!query.q || !reading || reading.isEmpty || !isWhole(query)) return null
  const words = loggedWords(query.q, reading.number)
  if (!words) return null
  const answers: string[] = Object.entries(ANSWERS).flatMap(([name, code]) =>
    reading[name as keyof typeof ANSWERS] ? [code] : [],
  )
  if (isRedirected && !answers.includes('page')) answers.push('page')
  if (reading.didYouMean.length > 0) answers.push('did-you-mean')
  const isAnswered = answers.some((code) => ['not-sold', 'page', 'list'].includes(code))
  return {
    words,
    found: count,
    foundNothing: count === 0 && !isAnswered,
    readAs: readAsOf(reading),
    setAside: isPrivate(words) ? [] : reading.dropped.map((word) => beginning(word.toLowerCase(), 120)),
    answers,
    lacking: reading.unknownVehicle && beginning(reading.unknownVehicle.label, 120),
  }
}

/** A word that was set aside may be what the log hides. */
const isPrivate = (words: string) => /\b(?:VIN|EMAIL|PHONE)\b/.test(words)

function readAsOf(reading: SaidReading): ReadAs {
  const {
    types,
    brands,
    positions,
    conditions,
    vehicle,
    number,
    engine,
    generation,
    measures,
    symptom,
    notSold,
    page,
  } = reading
  const found = [
    ...types.slice(0, 5).map(({ name }) => ['type', name]),
    ...brands.map(({ name }) => ['brand', name]),
    ...positions.map((position) => ['position', position]),
    ...conditions.map((condition) => ['condition', condition]),
    ['vehicle', vehicle?.label],
    ['engine', engine],
    ['generation', generation],
    ...measures.map(({ measure, value }) => ['measure', `${measure} ${value}`]),
    ['number', number && normalNumber(number)],
    ['symptom', symptom?.name],
    ['not-sold', notSold?.name],
    ['page', page?.label],
  ]
  return found.flatMap(([kind, means]) => (kind && means ? [{ kind, means }] : []))
}
