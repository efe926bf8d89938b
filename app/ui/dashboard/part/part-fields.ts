import { oncePerShop, type Prices, toWritten } from '#common/prices'
import { typedFigure } from '#common/typed-number'
import { typedGrams } from '#common/typed-size'
import { partInput, type PartInput, type PartRecord } from '#domain/catalogue/schema'
import { schemaOfTyped } from '../../form/schema-of-typed.ts'

/** The form of a part that is not there yet. */
export const NEW_PART = {
  name: '',
  price: '',
  img: '',
  number: '',
  brand: '',
  category: '',
  stock: '',
  position: '',
  quantity: '1',
  weightGrams: '',
  lengthMm: '',
  widthMm: '',
  heightMm: '',
  hazard: '',
  warrantyMonths: '',
  attributes: '',
  oeNumbers: '',
  supersededNumbers: '',
  universal: false,
  bestSeller: true,
  gtin: '',
  cost: '',
  condition: 'new',
  coreDeposit: '',
  packSize: '1',
  status: 'sold',
  supersededBy: '',
  pictures: '',
  documents: '',
}

/** A part as its form holds it: text wherever one types. Attributes and numbers stand one a line. */
export type PartFields = typeof NEW_PART

const BAR = ' | '
const textOf = (value: number | string | null | undefined) => String(value ?? '')

/** A part as it is, for its form. */
export const fieldsOf = (part: PartRecord, prices: Prices): PartFields => ({
  name: part.name,
  price: String(toWritten(prices, part.price)),
  img: part.img,
  number: part.number,
  brand: part.brand,
  category: part.category,
  stock: textOf(part.stock),
  position: textOf(part.position),
  quantity: String(part.quantity),
  weightGrams: textOf(part.weightGrams),
  lengthMm: textOf(part.lengthMm),
  widthMm: textOf(part.widthMm),
  heightMm: textOf(part.heightMm),
  hazard: textOf(part.hazard),
  warrantyMonths: textOf(part.warrantyMonths),
  attributes: part.attributes.map(([name, value, unit]) => [name, value, unit].filter(Boolean).join(BAR)).join('\n'),
  oeNumbers: linesOf(part.oeNumbers),
  supersededNumbers: linesOf(part.supersededNumbers ?? []),
  universal: part.universal,
  bestSeller: part.bestSeller,
  gtin: textOf(part.gtin),
  cost: typed(part.cost, prices),
  condition: part.condition ?? NEW_PART.condition,
  coreDeposit: typed(part.coreDeposit, prices),
  packSize: String(part.packSize ?? NEW_PART.packSize),
  status: part.status ?? NEW_PART.status,
  supersededBy: textOf(part.supersededBy),
  pictures: (part.pictures ?? []).join('\n'),
  documents: (part.documents ?? []).map(({ name, url }) => `${name}${BAR}${url}`).join('\n'),
})

const linesOf = (numbers: PartRecord['oeNumbers']) =>
  numbers.map(({ maker, number }) => [maker, number].filter(Boolean).join(BAR)).join('\n')
const typed = (amount: number | null | undefined, prices: Prices) =>
  textOf(amount == null ? null : toWritten(prices, amount))

const numberOrNull = (text: string) => (text.trim() === '' ? null : typedFigure(text))
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split('|').map((cell) => cell.trim()))
const numbersOf = (text: string) =>
  rowsOf(text).map((cells) => ({ maker: cells.length > 1 ? cells[0] : null, number: cells.at(-1) }))
const given = (text: string) => text.trim() || undefined

/** What the form says, as the catalogue takes it. Empty number, brand and category are left to the catalogue. */
const inputOf = (fields: PartFields): unknown => ({
  name: fields.name,
  price: typedFigure(fields.price),
  img: fields.img,
  number: given(fields.number),
  brand: given(fields.brand),
  category: given(fields.category),
  stock: numberOrNull(fields.stock),
  position: fields.position || null,
  quantity: typedFigure(fields.quantity),
  weightGrams: fields.weightGrams.trim() === '' ? null : typedGrams(fields.weightGrams),
  lengthMm: numberOrNull(fields.lengthMm),
  widthMm: numberOrNull(fields.widthMm),
  heightMm: numberOrNull(fields.heightMm),
  hazard: fields.hazard || null,
  warrantyMonths: numberOrNull(fields.warrantyMonths),
  attributes: rowsOf(fields.attributes).map(([name, value = '', unit]) => [name, value, unit || null]),
  oeNumbers: numbersOf(fields.oeNumbers),
  supersededNumbers: numbersOf(fields.supersededNumbers),
  universal: fields.universal,
  bestSeller: fields.bestSeller,
  gtin: given(fields.gtin) ?? null,
  cost: numberOrNull(fields.cost),
  condition: fields.condition,
  coreDeposit: numberOrNull(fields.coreDeposit),
  packSize: typedFigure(fields.packSize),
  status: fields.status,
  supersededBy: fields.supersededBy || null,
  pictures: fields.pictures.split('\n').filter(Boolean),
  documents: rowsOf(fields.documents).map((cells) => ({ name: cells.length > 1 ? cells[0] : '', url: cells.at(-1) })),
})

/** The catalogue's own rules, on the form's text. */
export const partFields = oncePerShop((prices) => schemaOfTyped(inputOf, partInput(prices)))

/** The fields whose text is not what it was. */
export function editedOf(now: PartFields, was: PartFields): Partial<PartFields> {
  const edited = Object.entries(now).filter(([field, value]) => value !== was[field as keyof PartFields])
  return Object.fromEntries(edited)
}

/**
 * What to send of a form: what was edited, and the three fields that every save carries. So a stock that
 * orders have changed since the form was opened stays what it is. With another number the older ones go too: the form
 * shows whether the old number is among them, and without them the shop would add it.
 */
export function changesOf(input: PartInput, now: PartFields, was: PartFields): PartInput {
  const { name, price, img, ...rest } = input
  const edited = new Set(Object.keys(editedOf(now, was)))
  if (edited.has('number')) edited.add('supersededNumbers')
  return { name, price, img, ...Object.fromEntries(Object.entries(rest).filter(([field]) => edited.has(field))) }
}
