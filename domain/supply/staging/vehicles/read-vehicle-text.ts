import type { KnownModel } from '#domain/vehicles'
import { yearsIn } from '../../cells/read-years.ts'
import { pairsIn, splitVehicles, yearsWithin } from '../../cells/split-vehicles.ts'
import { because } from '../draft.ts'
import { isEngineWord } from './engine-like.ts'
import { type FitDraft, noteOf } from '../fit-draft.ts'
import type { SupplierWords } from '../words-of-supplier.ts'
import { madeIn, type VehicleReading } from './vehicle-reading.ts'

/** The longest name of a make, in words, and more than any other name has. */
const MAKE_WORDS = 4
const MOST_WORDS = 30

type TextReading = { vehicles: VehicleReading; words: SupplierWords }

/**
 * The vehicles of a cell, each as a text that can be read alone: one without a make is of the make before it, if that has such
 * a model.
 */
export function vehiclesOf(cell: string, vehicles: VehicleReading): string[] {
  let make = ''
  return splitVehicles(cell).map((text) => {
    if (text.includes('=')) return text
    const own = makeOf(wordsOf(yearsWithin(text)?.rest ?? text), vehicles)
    make = own || make
    const words = wordsOf(yearsWithin(text)?.rest ?? text)
    return !own && make && modelOf(make, words, vehicles) ? `${make} ${text}` : text
  })
}

/**
 * Reads a vehicle that is written as people write it: make, model, engine and years in one text. A word that is not understood
 * holds the row, so that the seller can map or correct it.
 */
export function readVehicleText(draft: FitDraft, column: string, text: string, reading: TextReading): void {
  if (vehiclesOf(text, reading.vehicles).length > 1)
    return void draft.reasons.push(because(column, 'several-vehicles', text))
  const pairs = pairsIn(text)
  if (pairs) readPairs(draft, column, pairs, reading)
  else readWords(draft, column, text, reading)
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/(?<![|,])[|,]+(?=\s|$)|\|/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
const makeOf = (words: readonly string[], { isMake }: VehicleReading): string =>
  longest(words, MAKE_WORDS, (name) => (isMake(name) ? name : undefined)) ?? ''
const modelOf = (make: string, words: readonly string[], { model }: VehicleReading) =>
  longest(words, MOST_WORDS, (name) => {
    const found = model(make, name)
    return found && { model: found, count: name.split(' ').length }
  })

/** The answer for the longest beginning that has one. */
function longest<T>(words: readonly string[], most: number, find: (text: string) => T | undefined): T | undefined {
  for (let count = Math.min(most, words.length); count > 0; count--) {
    const found = find(words.slice(0, count).join(' '))
    if (found !== undefined) return found
  }
  return undefined
}

function readWords(draft: FitDraft, column: string, text: string, reading: TextReading): void {
  const { vehicles, words } = reading
  const bare = text.replaceAll('|', ' ')
  const { years = '', rest = bare } = yearsWithin(bare) ?? {}
  const all = wordsOf(rest)
  const make = makeOf(all, vehicles)
  const named = make ? all.slice(make.split(' ').length) : all
  const found = modelOf(make, named, vehicles)
  if (!found) return void draft.reasons.push(because('model', 'vehicle-unknown', all.join(' ')))
  const span = settleYears(draft, column, found.model, years || text)
  if (!span) return
  const further = named.slice(found.count)
  const isItsName = (name: string) =>
    vehicles.generations(found.model, name).some(([from, to]) => from <= span[0] && span[1] <= to)
  const after = longest(further, MOST_WORDS, (name) => (isItsName(name) ? name.split(' ').length : undefined)) ?? 0
  const engine = further.slice(after)
  const engineAt = engine.findIndex(isEngineWord)
  if (engine.length > 0 && engineAt !== 0 && words.mapped('engine', engine.join(' ')) === undefined) {
    const unread = all.slice(0, engineAt < 0 ? all.length : all.length - engine.length + engineAt)
    return void draft.reasons.push(because('model', 'vehicle-unknown', unread.join(' ')))
  }
  draft.modelId = found.model.id
  if (engine.length > 0) readEngine(draft, found.model, engine, reading)
}

function settleYears(draft: FitDraft, column: string, model: KnownModel, text: string): [number, number] | null {
  const span = yearsIn(text, madeIn(model))
  if (span) [draft.from, draft.to] = span
  else draft.reasons.push(because(column, 'years-unclear', text))
  return span
}

/** Beside the words of a text, where nothing says that they are of the engine, each must be one of an engine. */
function readEngine(
  draft: FitDraft,
  model: KnownModel,
  said: readonly string[],
  { vehicles, words }: TextReading,
): void {
  const text = said.join(' ')
  if (words.mapped('engine', text) === undefined && !said.every(isEngineWord))
    return void draft.reasons.push(because('engine', 'engine-unknown', text))
  const found = vehicles.engine(model, [draft.from!, draft.to!], text)
  if (found === null || typeof found === 'number') draft.engineId = found
  else draft.reasons.push(found)
}

const READ: ReadonlySet<string> = new Set(['year', 'years', 'make', 'model', 'engine', 'notes', 'note'])

function readPairs(
  draft: FitDraft,
  column: string,
  pairs: ReadonlyMap<string, string>,
  { vehicles, words }: TextReading,
): void {
  const [make = '', name = ''] = [pairs.get('make'), pairs.get('model')]
  const model = vehicles.model(make, name)
  if (!model) return void draft.reasons.push(because('model', 'vehicle-unknown', `${make} ${name}`.trim()))
  draft.modelId = model.id
  const span = settleYears(draft, column, model, pairs.get('year') ?? pairs.get('years') ?? '')
  const engine = pairs.get('engine')
  if (span && engine) {
    const found = vehicles.engine(model, span, engine)
    if (found === null || typeof found === 'number') draft.engineId = found
    else draft.reasons.push(found)
  }
  draft.conditions.push(...noteOf(pairs.get('notes') ?? pairs.get('note') ?? ''))
  for (const [key, value] of pairs) {
    if (READ.has(key) || value === '') continue
    const isTrim = key === 'trim' || key === 'submodel'
    const word = isTrim ? value : `${key} ${value}`
    const said = isTrim ? words.mapped('sub-model', word) : words.mapped('car-attribute', word)
    if (!said) draft.reasons.push(because(isTrim ? 'Trim' : key, 'qualifier-unmapped', word))
    else if ('kind' in said) draft.conditions.push(said)
  }
}
