import type { PartTable } from '#domain/catalogue'
import type { PartsOfCar } from '#domain/fitment'
import { isWhole } from '../numbers/find-numbers.ts'
import { HitList, type Hits } from './hit-list.ts'
import type { MeasuredBy } from '../filters/measured-by.ts'
import { passing } from '../filters/passing.ts'
import { excludes } from '../subject/excluded.ts'
import type { PartsOfText } from './parts-of-text.ts'
import type { Subject } from '../subject/understand.ts'

/**
 * Types whose universal parts fit the asked car: `listed` are those that were asked for, by words or as a category,
 * `certain` those that fit whichever of its vehicles it is.
 */
export type Universal = { all: Set<number>; listed: Set<number>; certain: Set<number> }

/** What was read for a subject; null: it does not ask for that. */
export type ReadParts = { ofText: PartsOfText | null; ofCar: PartsOfCar | null; measured: MeasuredBy | null }

/** Parts that fit a car only under a condition come after all others. */
export const IF_RANK = 12
/** Parts that have the words somewhere in their texts come after those whose names have them. */
const UNNAMED_RANK = 1
/** Of the parts of a number, those that are no longer sold come after the others that fit as well. */
const RETIRED_RANK = IF_RANK / 2
/** Parts of just the number that was typed, which do not fit the car, come last. */
export const NO_RANK = 2 * IF_RANK

/** Whether a list asks for no car, words or numbers. */
export const isAlone = ({ vehicle, text, numbers, likely, ...excluded }: Subject): boolean =>
  !vehicle && !text && !numbers && !likely && !excludes(excluded)

/** Whether a list asks for a car and otherwise only for facets and types. */
export const isCarAlone = ({ vehicle, text, numbers }: Subject): boolean => vehicle !== null && !text && !numbers

/** The parts of a subject, whatever its facets; `byRelevance`: those whose names have the words come before others. */
export function hitsOf(
  table: PartTable,
  subject: Subject,
  universal: Universal,
  read: ReadParts,
  byRelevance = false,
): Hits {
  const { id, type, sold } = table.columns
  const hits = new HitList()
  const isNamed = passing(table, {}, subject)
  const { only, without } = read.ofText ?? {}
  const place = placeAmong(subject.likely)
  const add = (row: number, rank: number) => {
    if (!sold[row] && !subject.numbers) return
    if (!isNamed(row) || without?.has(id[row]!) || (only && !only.has(id[row]!))) return
    hits.add(row, rank + place(type[row]!))
  }
  if (read.ofCar && isCarAlone(subject)) eachOfCar(table, universal, read.ofCar, add)
  else {
    const named = byRelevance && !subject.likely ? read.ofText?.named : null
    const rankOf = (id: number) => (named && !named.has(id) ? UNNAMED_RANK : 0)
    eachOthers(table, subject, read, rankOf, read.ofCar ? fitRanks(table, universal, read.ofCar) : null, add)
  }
  return hits.hits
}

type Add = (row: number, rank: number) => void

/** The place of a part's type among the likely ones, below IF_RANK: within what fits, the likeliest comes first. */
function placeAmong(likely: readonly number[] | null): (type: number) => number {
  if (!likely) return () => 0
  const places = new Map(likely.map((type, place) => [type, Math.min(place, IF_RANK - 1)]))
  return (type) => places.get(type) ?? IF_RANK - 1
}

/** Parts with applications for a car, and universal parts if their type was asked for. */
function eachOfCar(table: PartTable, universal: Universal, { sure, open }: PartsOfCar, add: Add): void {
  const { universal: isUniversal } = table.columns
  const addMade = (ids: readonly number[], rank: number) => {
    for (const id of ids) {
      const row = table.row(id)
      if (row !== undefined && !isUniversal[row]) add(row, rank)
    }
  }
  addMade(sure, 0)
  addMade(open, IF_RANK)
  for (const type of universal.listed)
    for (const row of table.groups.universal.get(type) ?? []) add(row, universal.certain.has(type) ? 0 : IF_RANK)
}

/** The rank by fit of the part in a row; null: it is not one of the car. */
function fitRanks(table: PartTable, universal: Universal, ofCar: PartsOfCar): (row: number) => number | null {
  const { type, universal: isUniversal } = table.columns
  // Of a whole make tens of thousands are open: a Set of them takes milliseconds to make.
  const ranks = new Int8Array(table.length).fill(-1)
  const mark = (ids: readonly number[], rank: number) => {
    for (const part of ids) {
      const row = table.row(part)
      if (row !== undefined) ranks[row] = rank
    }
  }
  mark(ofCar.open, IF_RANK)
  mark(ofCar.sure, 0)
  return (row) => {
    if (isUniversal[row] && universal.all.has(type[row]!)) return universal.certain.has(type[row]!) ? 0 : IF_RANK
    return ranks[row]! < 0 ? null : ranks[row]!
  }
}

function eachOthers(
  table: PartTable,
  subject: Subject,
  { ofText, measured }: ReadParts,
  textRank: (id: number) => number,
  fitRank: ((row: number) => number | null) | null,
  add: Add,
): void {
  const addFitting = (row: number | undefined, rank: number, isExact = false) => {
    if (row === undefined) return
    const own = table.columns.sold[row] ? rank : rank + RETIRED_RANK
    const fit = fitRank ? fitRank(row) : 0
    if (fit !== null) add(row, own + fit)
    else if (isExact) add(row, own + NO_RANK)
  }
  const { numbers } = subject
  if (numbers) for (const hit of numbers) addFitting(table.row(hit.partId), hit.rank, isWhole(hit))
  else if (ofText?.ids) for (const id of ofText.ids) addFitting(table.row(id), textRank(id))
  else if (measured && isAlone(subject)) for (const id of measured.parts) addFitting(table.row(id), 0)
  else if (subject.types)
    for (const type of subject.types) for (const row of table.groups.ofType.get(type) ?? []) addFitting(row, 0)
  else for (let row = 0; row < table.length; row++) addFitting(row, 0)
}
