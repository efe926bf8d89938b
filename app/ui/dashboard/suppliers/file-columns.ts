import * as words from '#common/words'

const { fields, inUnit } = words.fileColumns

/** A size, whose unit its heading or its cells may name. */
const sizes = (name: string, label: string) => [
  { name, label },
  ...['mm', 'cm', 'in'].map((unit) => ({ name: `${name} ${unit}`, label: inUnit(label, unit) })),
]

/** What a column of a file can mean, in words, in the order in which people look for it. */
export const FILE_COLUMNS = [
  { name: 'number', label: fields.number },
  { name: 'brand', label: fields.brand },
  { name: 'name', label: fields.name },
  { name: 'category', label: fields.category },
  { name: 'price', label: fields.price },
  { name: 'currency', label: fields.currency },
  { name: 'priceFrom', label: fields.priceFrom },
  { name: 'priceUnit', label: fields.priceUnit },
  { name: 'cost', label: fields.cost },
  { name: 'stock', label: fields.stock },
  { name: 'status', label: fields.status },
  { name: 'condition', label: fields.condition },
  { name: 'position', label: fields.position },
  { name: 'quantity', label: fields.quantity },
  { name: 'packSize', label: fields.packSize },
  { name: 'coreDeposit', label: fields.coreDeposit },
  { name: 'gtin', label: fields.gtin },
  { name: 'weightGrams', label: fields.weight },
  { name: 'weightGrams kg', label: inUnit(fields.weight, 'kg') },
  { name: 'weightGrams g', label: inUnit(fields.weight, 'g') },
  { name: 'weightGrams lb', label: inUnit(fields.weight, 'lb') },
  { name: 'weightGrams oz', label: inUnit(fields.weight, 'oz') },
  ...sizes('lengthMm', fields.length),
  ...sizes('widthMm', fields.width),
  ...sizes('heightMm', fields.height),
  { name: 'hazard', label: fields.hazard },
  { name: 'warrantyMonths', label: fields.warrantyMonths },
  { name: 'universal', label: fields.universal },
  { name: 'bestSeller', label: fields.bestSeller },
  { name: 'img', label: fields.img },
  { name: 'pictures', label: fields.pictures },
  { name: 'documents', label: fields.documents },
  { name: 'oeNumbers', label: fields.oeNumbers },
  { name: 'oeMaker', label: fields.oeMaker },
  { name: 'supersededNumbers', label: fields.supersededNumbers },
  { name: 'supersededBy', label: fields.supersededBy },
  { name: 'attributes', label: fields.attributes },
  { name: 'make', label: fields.make },
  { name: 'model', label: fields.model },
  { name: 'year', label: fields.year },
  { name: 'years', label: fields.years },
  { name: 'yearFrom', label: fields.yearFrom },
  { name: 'yearTo', label: fields.yearTo },
  { name: 'engine', label: fields.engine },
  { name: 'carDetail', label: fields.carDetail },
  { name: 'vehicles', label: fields.vehicles },
  { name: 'conditions', label: fields.conditions },
  { name: 'notes', label: fields.notes },
]

const LABELS: ReadonlyMap<string, string> = new Map(FILE_COLUMNS.map(({ name, label }) => [name, label]))

/** What a mapping says of a column, in the words in which it is chosen: "Weight in kg" of `weightGrams kg`. */
export function columnLabel(said: string): string {
  const [, name = said, unit] = /^(\S+) (\S+)$/.exec(said) ?? []
  const label = LABELS.get(name) ?? words.imports.columns[name]
  return LABELS.get(said) ?? (label && unit ? inUnit(label, unit) : (label ?? said))
}
