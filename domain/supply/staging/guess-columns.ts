import { isGtin, PART_FIELDS } from '#domain/catalogue'
import { isLengthUnit, isWeightUnit } from '#common/typed-size'
import { theirWord } from '../mappings/their-word.ts'
import type { ImportKind } from '../suppliers/schema.ts'
import { type ColumnField, columnWord, FIELD_OF_WORD, FURTHER_FIELDS } from './column-words.ts'
import type { ImportColumn } from './schema.ts'

const SAMPLES = 4
/** So many cells of a column are looked at. */
const LOOKED_AT = 200

const FIELD_OF_HEADER: ReadonlyMap<string, ColumnField> = new Map<string, ColumnField>([
  ...FURTHER_FIELDS.map((name) => [columnWord(name), name] as const),
  ...PART_FIELDS.flatMap(({ header, name }) => [
    [columnWord(header), name] as const,
    [columnWord(name), name] as const,
  ]),
])

/** The field of its name in the API or in our own files; null: there is none. */
export const fieldNamed = (name: string): ColumnField | null => FIELD_OF_HEADER.get(columnWord(name)) ?? null

/** Columns whose meaning nobody has said: neither an admin nor a heading of our own. */
export const guessedColumns = (columns: readonly ImportColumn[]): ImportColumn[] =>
  columns.filter(({ column, field, isKept }) => field !== null && !isKept && fieldNamed(column) !== field)

type Guess = { field: ColumnField; rank: number; unit: string | null }

/**
 * Which field each column is. `kept`: what an admin said of headings before, null for one that is left out; such a column is
 * read without asking. The others are guessed by their headings, then by what stands in them.
 */
export function guessColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  kept: ReadonlyMap<string, ColumnField | null>,
): ImportColumn[] {
  const looked = rows.slice(0, LOOKED_AT)
  const cells = headings.map((_heading, at) => looked.map((row) => row[at] ?? '').filter((cell) => cell !== ''))
  const guesses = headings.map((heading, at) =>
    kept.has(theirWord(heading)) ? null : (guessOf(heading) ?? byContents(cells[at]!)),
  )
  const taken = new Set([...kept.values()].filter((field) => field !== null))
  const best = new Map<ColumnField, Guess>()
  for (const guess of guesses) {
    if (!guess || taken.has(guess.field)) continue
    const other = best.get(guess.field)
    if (!other || guess.rank < other.rank) best.set(guess.field, guess)
  }
  return asVehicles(
    headings.map((column, at) => {
      const guess = guesses[at]
      const isBest = guess && best.get(guess.field) === guess
      const said = kept.get(theirWord(column))
      return {
        column,
        field: said === undefined ? (isBest ? guess.field : null) : said,
        unit: guess?.unit ?? unitIn(column),
        isKept: said !== undefined,
        samples: [...new Set(cells[at])].slice(0, SAMPLES),
      }
    }),
  )
}

function guessOf(heading: string): Guess | null {
  const word = columnWord(heading)
  const unit = unitIn(heading)
  const bare = unit ? word.replace(/ \S+$/, '') : word
  for (const asked of [word, bare]) {
    const own = FIELD_OF_HEADER.get(asked)
    if (own) return { field: own, rank: -1, unit }
    const known = FIELD_OF_WORD.get(asked)
    if (known) return { ...known, unit }
  }
  return null
}

/** "Weight (kg)", "length_mm" */
function unitIn(heading: string): string | null {
  const said = /[([]\s*([^)\]]+?)\s*[)\]]|[_ .]([a-z]{1,3})\.?$/i.exec(heading)
  const unit = (said?.[1] ?? said?.[2])?.toLowerCase()
  return unit && (isWeightUnit(unit) || isLengthUnit(unit)) ? unit : null
}

/** A column of barcodes is known by their check digits, whatever it is called. */
function byContents(cells: readonly string[]): Guess | null {
  const isAll = cells.length >= 3 && cells.filter(isGtin).length >= cells.length * 0.9
  return isAll ? { field: 'gtin', rank: 1000, unit: null } : null
}

const MAKERS = /^(marke|marca|manufacturer|hersteller|fabricante)$/

/** In a list of vehicles "Marke" is the make of a car and not the brand of a part. */
function asVehicles(columns: ImportColumn[]): ImportColumn[] {
  const has = (field: ColumnField) => columns.some((column) => column.field === field)
  if (!has('model') || has('make')) return columns
  return columns.map((one) =>
    one.field === 'brand' && !one.isKept && MAKERS.test(columnWord(one.column)) ? { ...one, field: 'make' } : one,
  )
}

/** What a table is, told by its columns; null: nothing that could be read. */
export function kindOf(columns: readonly ImportColumn[]): ImportKind | null {
  const fields = new Set(columns.map(({ field }) => field))
  const has = (...names: ColumnField[]) => names.every((name) => fields.has(name))
  if (has('kind', 'theirs', 'ours')) return 'mappings'
  if (has('make', 'model')) return has('number') ? 'aces' : 'vehicles'
  if (!has('number')) return null
  if (has('name') || has('category')) return 'parts'
  if (has('price') || has('cost')) return 'prices'
  return has('stock') ? 'stock' : 'parts'
}
