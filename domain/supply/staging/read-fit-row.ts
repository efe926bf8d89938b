import { normalNumber } from '#domain/catalogue'
import { CONDITION_KINDS, type Condition } from '#domain/fitment/schema'
import { because } from './draft.ts'
import { type FitDraft, noteOf } from './fit-draft.ts'
import { partRowReader, type TableReading } from './read-part-row.ts'
import type { VehicleReading } from './vehicle-reading.ts'

/** Makes the function that reads the rows of a table of applications: part, vehicle, place and conditions. */
export function fitRowReader(reading: TableReading, vehicles: VehicleReading) {
  const readPart = partRowReader({ ...reading, kind: 'parts' })
  const places = new Map(reading.columns.map(({ field }, at) => [field, at]))
  return (n: number, row: readonly string[]): FitDraft => {
    const cell = (field: string) => row[places.get(field) ?? -1] ?? ''
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
      conditions: [],
      reasons: reasons.filter(({ code }) => code !== 'no-price'),
      theirs,
    }
    if (number !== null && normalNumber(number) === '') draft.number = null
    readVehicle(draft, cell, vehicles)
    draft.conditions.push(...readConditions(draft, cell('conditions')), ...noteOf(cell('notes')))
    return draft
  }
}

function readVehicle(draft: FitDraft, cell: (field: string) => string, vehicles: VehicleReading): void {
  const [make, name, engine] = [cell('make'), cell('model'), cell('engine')]
  if (!make || !name) return void draft.reasons.push(because(make ? 'model' : 'make', 'missing'))
  const model = vehicles.model(make, name)
  if (!model) return void draft.reasons.push(because('model', 'vehicle-unknown', `${make} ${name}`))
  draft.modelId = model.id
  const years = yearsOf(cell, Math.max(...model.bases.map(({ year }) => year)))
  if (!years)
    return void draft.reasons.push(because('year', 'years-unclear', cell('years') || cell('year') || cell('yearFrom')))
  ;[draft.from, draft.to] = years
  if (!engine) return
  const found = vehicles.engine(model, years, engine)
  if (found === null || typeof found === 'number') draft.engineId = found
  else draft.reasons.push(found)
}

/** "2012", "2010-2015", "2010 to 2015"; a span without an end goes on to the newest year of the model. */
const SPAN = /^(\d{4})(?:\s*(-|–|—|to|bis|a|\/|>|\.\.)\s*(\d{4})?)?$/i

function yearsOf(cell: (field: string) => string, newest: number): [number, number] | null {
  const [from, to] = [cell('yearFrom'), cell('yearTo')]
  const said = from ? `${from}-${to}` : cell('years') || cell('year')
  const [, first, dash, last] = SPAN.exec(said.trim()) ?? []
  if (!first) return null
  const end = last ? Number(last) : dash ? newest : Number(first)
  const years: [number, number] = [Number(first), end]
  return years.every((year) => year >= 1900 && year <= 2100) && years[0] <= years[1] ? years : null
}

/** "drive = AWD | with = sport suspension" */
function readConditions(draft: FitDraft, text: string): Condition[] {
  return text
    .split('|')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry): Condition[] => {
      const [, said, value] = /^([a-z-]+)\s*=\s*(.+)$/i.exec(entry) ?? []
      const kind = CONDITION_KINDS.find((one) => one === said?.toLowerCase())
      if (kind && value) return [{ kind, value: value.trim() }]
      if (!said) return noteOf(entry)
      draft.reasons.push(because('conditions', 'not-one-of', said, CONDITION_KINDS.join(', ')))
      return []
    })
}
