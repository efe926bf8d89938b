import { isGtin, PART_LIMITS, normalNumber, shortGtin } from '#domain/catalogue'
import { beginning } from '#common/beginning'
import { Fault } from '#common/fault'
import { numberIn } from '../../cells/read-number.ts'
import { NO_BRAND } from '../../mappings/waits-for.ts'
import type { PiesAmount, PiesItem } from '../../read/shapes.ts'
import { brandAsked } from '../brand-asked.ts'
import { because, type Draft, emptyDraft } from '../draft.ts'
import { readPiesCodes } from './read-pies-codes.ts'
import { readPiesGone } from './read-pies-gone.ts'
import { readPiesHazard } from './read-pies-hazard.ts'
import { readPiesKit } from './read-pies-kit.ts'
import { readPiesAssets, readPiesAttributes, readPiesInterchange } from './read-pies-lists.ts'
import { type PiesReading, readPiesPrices } from './read-pies-prices.ts'
import { readPiesSizes } from './read-pies-sizes.ts'
import type { SupplierWords } from '../words-of-supplier.ts'

/** Which description is the name of the part, the first that there is. */
const NAMES = ['DES', 'SHO', 'EXT', 'LAB', 'INV', 'ABR']

/** Reads one item of a PIES file by what its ids and codes mean here. */
export function readPiesItem(reading: PiesReading, item: PiesItem): Draft {
  const { words } = reading
  const draft = emptyDraft(item.n, () => item)
  draft.action = item.action === 'D' ? 'retire' : 'write'
  readNumber(draft, item.number)
  readBrand(draft, item, words)
  if (draft.action === 'retire') return draft
  const { given, reasons } = draft
  if (item.partType !== null) {
    const type = words.ours('part-type', item.partType)
    if (type) given.category = type
    else if (type === undefined) reasons.push(because('PartTerminologyID', 'type-unmapped', item.partType))
  }
  const name = nameOf(item)
  if (name) given.name = name
  const gtin = item.gtin?.replace(/[\s-]/g, '')
  // Tools write zeros where there is none.
  if (gtin && !/^0+$/.test(gtin)) {
    if (isGtin(gtin)) given.gtin = shortGtin(gtin)
    else reasons.push(because('ItemLevelGTIN', 'gtin-wrong', item.gtin!))
  }
  readPiesPrices(reading, draft, item)
  readPiesSizes(reading, draft, item)
  readCounts(draft, item)
  readPiesHazard(draft, item, words)
  readPiesAttributes(reading, draft, item, [...readPiesCodes(reading, draft, item), ...readPiesKit(words, item)])
  readPiesInterchange(reading, draft, item)
  readPiesAssets(reading, draft, item)
  readPiesGone(reading, draft, item)
  tellLeftOut(reading, item)
  return draft
}

function readNumber(draft: Draft, text: string): void {
  const number = normalNumber(text) && numberIn(text)
  if (number instanceof Fault) draft.reasons.push(because('PartNumber', number.code, ...number.params))
  else if (number.length > PART_LIMITS.number)
    draft.reasons.push(because('PartNumber', 'too-long', number, PART_LIMITS.number))
  else if (number) draft.given.number = draft.number = number
  else draft.reasons.push(because('PartNumber', 'number-missing'))
}

function readBrand(draft: Draft, item: PiesItem, words: SupplierWords): void {
  const { brand, subBrand } = item
  const said = subBrand ?? brand
  draft.brand = words.ours('brand', said ?? NO_BRAND) ?? words.ours('brand', brand ?? NO_BRAND) ?? null
  if (draft.brand !== null) draft.given.brand = draft.brand
  else if (said !== null) draft.reasons.push(because('BrandAAIAID', 'brand-unmapped', brandAsked(words, item)!))
}

function nameOf({ descriptions }: PiesItem): string | undefined {
  const all = descriptions.filter(({ action }) => action !== 'D')
  const english = all.filter(({ language }) => language === null || /^en/i.test(language))
  const ours = english.length > 0 ? english : all
  const found = NAMES.map((code) => ours.find((one) => one.code === code)?.text).find(Boolean)
  return found && found.length > PART_LIMITS.name ? beginning(found, PART_LIMITS.name).replace(/\s+\S*$/, '') : found
}

const wholeOf = (amount: PiesAmount | null, most: number) => {
  const count = amount ? Number(amount.value) : Number.NaN
  return Number.isInteger(count) && count >= 1 && count <= most ? count : undefined
}

function readCounts({ given }: Draft, { perVehicle, packSize }: PiesItem): void {
  const [quantity, pieces] = [wholeOf(perVehicle, 100), wholeOf(packSize, 10_000)]
  if (quantity !== undefined) given.quantity = quantity
  if (pieces !== undefined) given.packSize = pieces
}

/** What the shop does not sell by: a least order, further texts, files without an address. */
function tellLeftOut({ leaveOut }: PiesReading, { leastOrder, descriptions, assets }: PiesItem): void {
  if (leastOrder !== null && Number(leastOrder.value) > 1) leaveOut('least orders')
  for (const code of new Set(descriptions.map((one) => one.code))) if (!NAMES.includes(code)) leaveOut(`${code} texts`)
  if (assets.some(({ uri }) => uri === null)) leaveOut('files without an address')
}
