import { normalNumber, splitCell } from '#domain/catalogue'
import { CONDITION_KINDS, type Condition } from '#domain/fitment/schema'
import { type Made, yearIn, yearsIn } from '../../cells/read-years.ts'
import { because } from '../draft.ts'
import { type FitDraft, noteOf } from '../fit-draft.ts'
import { partRowReader, type TableReading } from './read-part-row.ts'
import { readVehicleText } from '../vehicles/read-vehicle-text.ts'
import { madeIn, type VehicleReading } from '../vehicles/vehicle-reading.ts'

/** What else a row says of its part, such as a price, is nothing about a fit. */
const ABOUT_A_FIT: ReadonlySet<string | null> = new Set(['brand', 'number', 'category', 'position', 'quantity'])

/** Where the first and the last month stand in columns of their own, "2010-12" is one of them, and not two years. */
const ENDS: ReadonlySet<string> = new Set(['yearFrom', 'yearTo'])
const MONTH = /^(\d{4})-(?:0[1-9]|1[0-2])$/

/** Makes the function that reads the rows of a table of applications: part, vehicle, place and conditions. */
export function fitRowReader(reading: TableReading, vehicles: VehicleReading) {
  const columns = reading.columns.map((one) => (ABOUT_A_FIT.has(one.field) ? one : { ...one, field: null }))
  const readPart = partRowReader({ ...reading, columns, kind: 'parts' })
  const places = new Map(reading.columns.map(({ field }, at) => [field, at]))
  const isSpan = [...ENDS].every((field) => places.has(field))
  const textColumn = reading.columns.find(({ field }) => field === 'vehicles')?.column ?? 'vehicles'
  return (n: number, row: readonly string[]): FitDraft => {
    const cell = (field: string) => {
      const text = row[places.get(field) ?? -1] ?? ''
      return isSpan && ENDS.has(field) ? text.replace(MONTH, '$1') : text
    }
    const { brand, number, given, reasons, theirs } = readPart(n, row)
    const draft: FitDraft = {
      n,
      action: 'add',
      brand,
      number,
      modelId: null,
      from: null,
      to: null,
      engineId: null,
      position: given.position ?? null,
      quantity: given.quantity ?? null,
      category: given.category ?? null,
      conditions: [],
      reasons,
      theirs,
    }
    const all = (field: string) =>
      reading.columns.flatMap((one, at) => (one.field === field && row[at] ? splitCell(row[at]) : []))
    if (number !== null && normalNumber(number) === '') draft.number = null
    const text = cell('vehicles')
    if (text) readVehicleText(draft, textColumn, text, { vehicles, words: reading.words })
    else readVehicle(draft, cell, vehicles)
    draft.conditions.push(
      ...readConditions(draft, all('conditions')),
      ...readDetails(reading, row),
      ...all('notes').flatMap(noteOf),
    )
    return draft
  }
}

function readVehicle(draft: FitDraft, cell: (field: string) => string, vehicles: VehicleReading): void {
  const [make, name, engine] = [cell('make'), cell('model'), cell('engine')]
  if (!make || !name) return void draft.reasons.push(because(make ? 'model' : 'make', 'missing'))
  const model = vehicles.model(make, name)
  if (!model) return void draft.reasons.push(because('model', 'vehicle-unknown', `${make} ${name}`))
  draft.modelId = model.id
  const years = yearsOf(cell, madeIn(model))
  if (!years)
    return void draft.reasons.push(because('year', 'years-unclear', cell('years') || cell('year') || cell('yearFrom')))
  ;[draft.from, draft.to] = years
  if (!engine) return
  const found = vehicles.engine(model, years, engine)
  if (found === null || typeof found === 'number') draft.engineId = found
  else draft.reasons.push(found)
}

/** What a list writes for the end of what is still made. */
const STILL = /^(?:[-–.…+>]+|now|present|today|current|heute|aktuell|laufend|actual|actualidad|oggi|obecnie|nu)?$/i

/** The years of a car in one cell, or its first and its last. Without a last one they go on to the newest of the model. */
function yearsOf(cell: (field: string) => string, made: Made): [number, number] | null {
  const [from, to] = [cell('yearFrom'), cell('yearTo')]
  const first = yearIn(from, made.newest)
  if (first === null) return yearsIn(from || cell('years') || cell('year'), made)
  const last = STILL.test(to) ? Math.max(first, made.newest) : yearIn(to, made.newest)
  return last !== null && first <= last ? [first, last] : null
}

/** "drive = AWD | with = sport suspension" */
function readConditions(draft: FitDraft, entries: readonly string[]): Condition[] {
  return entries.flatMap((entry): Condition[] => {
    const [, said, value] = /^([a-z-]+)\s*=\s*(\S.*)$/i.exec(entry) ?? []
    const kind = CONDITION_KINDS.find((one) => one === said?.toLowerCase())
    if (kind && value) return [{ kind, value: value.trim() }]
    if (!said) return noteOf(entry)
    draft.reasons.push(because('conditions', 'not-one-of', said, CONDITION_KINDS.join(', ')))
    return []
  })
}

/** What lists write of a detail that any such car may have. */
const ANY = /^(?:[-–—*.?]+|n\/?a|all|any|alle|todos|tous|toutes|tutti|wszystkie|все)$/i

/**
 * What narrows the car and has no place in the shop's vehicles, "Sub Model: Avant", is a condition: without it the part would fit more
 * cars than the row says. A mapping of the same words may say a better one, or that it is none.
 */
function readDetails({ columns, words }: TableReading, row: readonly string[]): Condition[] {
  return columns.flatMap(({ field, column }, at): Condition[] => {
    const text = row[at]
    if (field !== 'carDetail' || !text || ANY.test(text)) return []
    const said = words.mapped('car-attribute', `${column} ${text}`)
    if (said) return 'ignore' in said ? [] : [said]
    return noteOf(`${column}: ${text}`)
  })
}
