import { phrase } from '#common/phrase'
import { readHeading } from '../headings/read-heading.ts'
import { refused } from './refused.ts'

/** Of a table; a sheet of Excel could have 16,384. */
export const MOST_COLUMNS = 1000

/** `at`: the index of the first row with data. */
type Header = { columns: string[]; at: number }

const filled = (row: string[]) => row.filter(Boolean).length
const widthOf = (row: string[]) => row.findLastIndex(Boolean) + 1
const NUMBER = /^[<>]?\s?[-+]?[€$£]?\s?\d[\d.,\s']*\s?[€$£%+]?$|^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/
const hasNumbers = (row: string[]) => row.some((cell) => NUMBER.test(cell))
/** A title over merged cells says the same in each. */
const saysOne = (row: string[]) => filled(row) > 1 && new Set(row.filter(Boolean)).size === 1

/** A, B … Z, AA: the name of a column without one, as spreadsheets have it. */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** A header has no name twice, because mappings go by the name: the second "Price" becomes "Price (2)". */
function unlike(names: string[]): string[] {
  const times = new Map<string, number>()
  return names.map((name) => {
    const key = name.toLowerCase()
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return time === 1 ? name : `${name} (${time})`
  })
}

/** As wide as the header, or as most rows under it: a single wider row has a separator too many. */
function widthUnder(rows: string[][]): number {
  const widths = rows.map(widthOf)
  return Math.max(widths[0]!, widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)]!)
}

const knownHeadings = (row: string[]): number =>
  saysOne(row) ? 0 : new Set(row.map((cell) => cell && readHeading(cell)?.field).filter(Boolean)).size

/** How many known headings the best of these rows has. */
export const mostKnown = (rows: string[][]): number => Math.max(0, ...rows.map(knownHeadings))

/** So many known headings beside each other are no accident. */
const SURE = 2

/**
 * The row with the most headings that are known in any language; of two below each other with as many the lower one, which has
 * the names for programs. Undefined: no row has enough.
 */
function knownHeader(rows: string[][]): number | undefined {
  let best: { at: number; known: number } | undefined
  for (const [at, row] of rows.entries()) {
    const known = knownHeadings(row)
    const isBetter = !best || known > best.known || (known === best.known && at === best.at + 1)
    if (known >= SURE && isBetter) best = { at, known }
  }
  return best?.at
}

/**
 * Finds the header among the first rows of a table: the row with the most known headings, or else the first row that is about
 * as wide as the table and has no number in it. Titles and notes above it are narrower. If a row of full width has numbers
 * before that, there is no header, and columns have letters. @throws Problem `file-kind` without any row, `file-wide`
 */
export function findHeader(rows: string[][]): Header {
  const width = Math.max(0, ...rows.map(widthOf))
  if (width > MOST_COLUMNS) throw refused('file-wide', phrase('reading.tooWide', width, MOST_COLUMNS))
  const most = Math.max(0, ...rows.map(filled))
  if (most === 0) throw refused('file-kind', phrase('reading.noColumns'))
  const known = knownHeader(rows)
  if (known !== undefined) return headerAt(rows, known)
  for (const [i, row] of rows.entries()) {
    if (filled(row) < most / 2 || saysOne(row)) continue
    if (!hasNumbers(row)) return headerAt(rows, i)
    if (filled(row) >= most * 0.8) return { columns: namesOf([], width), at: i }
  }
  return { columns: namesOf([], width), at: rows.findIndex((row) => filled(row) >= most / 2) }
}

const headerAt = (rows: string[][], at: number): Header => {
  return { columns: unlike(namesOf(rows[at]!, widthUnder(rows.slice(at)))), at: at + 1 }
}
const namesOf = (row: string[], width: number) => Array.from({ length: width }, (_, i) => row[i] || letters(i))
