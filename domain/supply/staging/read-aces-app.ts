import type { Condition } from '#domain/fitment/schema'
import type { AcesApp, AcesQual } from '../read/shapes.ts'
import type { MappingKind } from '../mappings/schema.ts'
import { NO_BRAND } from '../mappings/waits-for.ts'
import { brandAsked } from './brand-asked.ts'
import { because } from './draft.ts'
import { type FitDraft, noteOf } from './fit-draft.ts'
import type { SupplierWords } from './words-of-supplier.ts'
import type { VehicleReading } from './vehicles/vehicle-reading.ts'

type FitReading = { words: SupplierWords; vehicles: VehicleReading }

/** Reads one application of an ACES file by what its ids mean here. What narrows the vehicle and is not mapped holds it. */
export function readAcesApp({ words, vehicles }: FitReading, app: AcesApp): FitDraft {
  const draft: FitDraft = {
    n: app.n,
    action: app.action === 'D' ? 'delete' : 'add',
    brand: null,
    number: app.part.number || null,
    modelId: null,
    from: null,
    to: null,
    engineId: null,
    position: null,
    quantity: null,
    category: (app.partType && words.ours('part-type', app.partType)) || null,
    conditions: [],
    reasons: [],
    theirs: () => app,
  }
  readPart(draft, app, words)
  readPlace(draft, app, words)
  readVehicle(draft, app, words, vehicles)
  for (const qual of app.quals) {
    const said = meansOf(qual, words)
    if (said) draft.conditions.push(...conditionOf(said))
    else if (qual.text.trim()) draft.conditions.push(...noteOf(qual.text))
    else draft.reasons.push(because('Qual', 'qualifier-unmapped', wordOf(qual)))
  }
  for (const note of app.notes) draft.conditions.push(...noteOf(note))
  return draft
}

/** The id of a qualifier, and the values that its text has: "9 280 mm". */
const wordOf = ({ id, params }: AcesQual) =>
  [id, ...params.map(({ value, uom }) => (value && uom ? `${value} ${uom}` : value))].filter(Boolean).join(' ')

/** One id stands for a disc of 280 mm and of 312 mm: it alone means no condition where there are values, but may be ignored. */
function meansOf(qual: AcesQual, words: SupplierWords) {
  const word = wordOf(qual)
  const ofId = words.mapped('qualifier', qual.id)
  if (word === qual.id) return ofId
  return words.mapped('qualifier', word) ?? (ofId && 'ignore' in ofId ? ofId : undefined)
}

const conditionOf = (said: Condition | { ignore: true }): Condition[] => ('ignore' in said ? [] : [said])

function readPart(draft: FitDraft, { part }: AcesApp, words: SupplierWords): void {
  if (!draft.number) draft.reasons.push(because('Part', 'number-missing'))
  const said = part.subBrand ?? part.brand
  if (said === null) return void (draft.brand = words.ours('brand', NO_BRAND) ?? null)
  const brand = words.ours('brand', said) ?? (part.brand === null ? undefined : words.ours('brand', part.brand))
  if (brand) draft.brand = brand
  else if (part.isOfFile && words.ours('brand', NO_BRAND)) draft.brand = words.ours('brand', NO_BRAND)!
  else draft.reasons.push(because('Part', 'brand-unmapped', brandAsked(words, part)!))
}

function readPlace(draft: FitDraft, { position, quantity }: AcesApp, words: SupplierWords): void {
  if (position !== null) {
    const said = words.mapped('position', position)
    if (!said) draft.reasons.push(because('Position', 'position-unmapped', position))
    else if ('position' in said) draft.position = said.position
  }
  if (quantity === null) return
  const count = Number(quantity)
  if (!Number.isInteger(count)) draft.reasons.push(because('Qty', 'not-whole', quantity))
  else if (count < 1) draft.reasons.push(because('Qty', 'too-low', quantity, 1))
  else if (count > 100) draft.reasons.push(because('Qty', 'too-high', quantity, 100))
  else draft.quantity = count
}

function readVehicle(
  draft: FitDraft,
  { vehicle, incomplete, attributes }: AcesApp,
  words: SupplierWords,
  vehicles: VehicleReading,
): void {
  if (vehicle === null) {
    const said = incomplete ? [incomplete.has.join(', '), incomplete.lacks.join(', ')] : []
    return void draft.reasons.push(because('BaseVehicle', 'vehicle-missing', ...said))
  }
  if ('equipmentBase' in vehicle || 'equipmentModel' in vehicle)
    return void draft.reasons.push(because('EquipmentBase', 'equipment'))
  const model =
    'baseVehicle' in vehicle ? byId(draft, vehicle.baseVehicle, vehicles) : byYears(draft, vehicle, words, vehicles)
  if (vehicle.subModel !== null) narrow(draft, words, 'sub-model', 'SubModel', vehicle.subModel)
  for (const { name, id } of attributes) {
    if (name !== 'EngineBase') narrow(draft, words, 'car-attribute', name, `${name} ${id}`)
    else if (model && draft.from !== null) {
      const engine = vehicles.engine(model, [draft.from, draft.to!], id)
      if (engine === null || typeof engine === 'number') draft.engineId = engine
      else draft.reasons.push({ ...engine, code: engine.code === 'engine-unknown' ? 'engine-unmapped' : engine.code })
    }
  }
  if (model) draft.modelId = model.id
}

/** What of a vehicle is a condition here; what is not mapped holds the row. */
function narrow(draft: FitDraft, words: SupplierWords, kind: MappingKind, field: string, word: string): void {
  const said = words.mapped(kind, word) as Condition | { ignore: true } | undefined
  if (said) draft.conditions.push(...conditionOf(said))
  else draft.reasons.push(because(field, 'qualifier-unmapped', word))
}

function byId(draft: FitDraft, id: string, vehicles: VehicleReading) {
  const base = vehicles.baseVehicle(id)
  const isMapped = base !== undefined && base !== 'ignored'
  if (!isMapped || !base.model) {
    draft.reasons.push(because('BaseVehicle', isMapped ? 'vehicle-unknown' : 'vehicle-unmapped', id))
    return undefined
  }
  draft.from = draft.to = base.year
  return base.model
}

type Years = { years: [from: number, to: number]; make: string; model: string | null }

function byYears(draft: FitDraft, { years, make, model }: Years, words: SupplierWords, vehicles: VehicleReading) {
  ;[draft.from, draft.to] = years
  if (model === null) return void draft.reasons.push(because('Model', 'whole-make', make))
  const said = words.mapped('model', model)
  if (!said || 'ignore' in said) return void draft.reasons.push(because('Model', 'vehicle-unmapped', model))
  const found = vehicles.model(said.make, said.model)
  if (!found) draft.reasons.push(because('Model', 'vehicle-unknown', `${said.make} ${said.model}`))
  return found
}
