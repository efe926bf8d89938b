import { POSITIONS } from '#common/constants'
import { Phrase, phrase } from '#common/phrase'
import { HAZARDS } from '#common/hazards'
import { PART_FIELDS } from '#domain/catalogue'
import { CONDITION_KINDS } from '#domain/fitment/schema'
import { fieldSaid } from '../headings/known-words.ts'
import type { OurWords } from './our-words.ts'
import type { Mapping, MappingKind } from './schema.ts'
import { theirWord } from './their-word.ts'
import { BAR, IGNORE } from './write-ours.ts'

/** A unit and how many of it: "453.592 g", "mm". */
const UNIT = /^(?:(\d+(?:\.\d+)?)\s*)?([^\d\s.][^\s]{0,19})$/
const VEHICLE = `2012${BAR}Audi${BAR}A4`

type Read = Mapping['ours'] | Phrase

/** What stands in a mapping as text, with the shop's own spelling; a phrase: what is wrong with it. */
export function readOurs(words: OurWords, kind: MappingKind, text: string): Read {
  if (theirWord(text) === IGNORE) return { ignore: true }
  const pieces = text.split(BAR.trim()).map((piece) => piece.trim())
  const unknown = (what: 'column' | 'brand' | 'type' | 'car' | 'make' | 'model' | 'engine') =>
    phrase('refusal.mappingUnknown', what, text)
  switch (kind) {
    case 'column':
      return fieldSaid(text) ? { field: text } : unknown('column')
    case 'attribute':
      return { attribute: text }
    case 'brand': {
      const brand = words.brand(text)
      return brand ? { brand: brand.slug } : unknown('brand')
    }
    case 'part-type': {
      const type = words.type(text)
      return type ? { type: type.slug } : unknown('type')
    }
    case 'position': {
      const position = POSITIONS.find((one) => one === theirWord(text))
      return position ? { position } : phrase('field.notOneOf', 'position', POSITIONS)
    }
    case 'unit': {
      const [, factor = '1', unit] = UNIT.exec(text) ?? []
      return unit && Number(factor) > 0 ? { unit, factor: Number(factor) } : phrase('refusal.mappingForm', '453.592 g')
    }
    case 'expi':
      return readCode(text)
    case 'hazard': {
      const hazard = HAZARDS.find((one) => one === theirWord(text))
      return hazard ? { hazard } : phrase('field.notOneOf', 'hazard', HAZARDS)
    }
    case 'make': {
      const make = words.make(text)
      return make ? { make: make.name } : unknown('make')
    }
    case 'model': {
      if (pieces.length !== 2) return phrase('refusal.mappingForm', `Audi${BAR}A4`)
      const model = words.model(pieces[0]!, pieces[1]!)
      return model ? { make: model.make, model: model.name } : unknown('model')
    }
    case 'base-vehicle': {
      if (pieces.length !== 3 || !/^\d{4}$/.test(pieces[0]!)) return phrase('refusal.mappingForm', VEHICLE)
      const year = Number(pieces[0])
      const model = words.model(pieces[1]!, pieces[2]!)
      return model?.years.has(year) ? { make: model.make, model: model.name, year } : unknown('car')
    }
    case 'engine': {
      const engine = words.engine(text)
      return engine ? { engine: engine.label } : unknown('engine')
    }
    default:
      return readCondition(text)
  }
}

/** "warranty_months", "status = hidden", "attribute = Country of origin" */
function readCode(text: string): Read {
  const [header = '', value] = text.split('=', 2).map((piece) => piece.trim())
  if (header === 'attribute' && value) return { attribute: value }
  const field = PART_FIELDS.find((one) => one.header === header && !NAMING.has(one.name))
  if (!field) return phrase('refusal.mappingForm', 'status = hidden')
  return { field: field.name, ...(value ? { value } : {}) }
}
/** What tells which part it is comes from elsewhere in the item. */
const NAMING = new Set<string>(['brand', 'number', 'currency'])

function readCondition(text: string): Read {
  const [, kind, value] = /^([a-z-]+)\s*=\s*(\S.*)$/.exec(text) ?? []
  const known = CONDITION_KINDS.find((one) => one === kind)
  return known && value ? { kind: known, value } : phrase('refusal.mappingForm', 'with = sport suspension')
}
