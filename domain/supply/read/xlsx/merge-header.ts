import { readHeading } from '../../headings/read-heading.ts'
import { findHeader } from '../find-header.ts'

/** Indexes of rows and columns, both ends included. */
export type Merge = { top: number; left: number; bottom: number; right: number }

const HEADER_ROWS = 20
const DEEPEST = 5
const MOST_MERGES = 100_000
const MARK = 'mergeCell '
const LONGEST_MERGE = 200

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The merged cells of a sheet. It tells them after all its rows, so this reads to its end. */
export async function readMerges(chunks: AsyncIterable<Buffer>): Promise<Merge[]> {
  const merges: Merge[] = []
  let carried = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([carried, chunk])
    carried = bytes.subarray(-LONGEST_MERGE)
    if (!bytes.includes(MARK)) continue
    const end = bytes.lastIndexOf('>') + 1
    for (const [, left, top, right, bottom] of bytes
      .subarray(0, end)
      .toString('latin1')
      .matchAll(/mergeCell ref="([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)"/g)) {
      const merge = { top: Number(top) - 1, left: columnOf(left!), bottom: Number(bottom) - 1, right: columnOf(right!) }
      if (merges.length < MOST_MERGES) merges.push(merge)
    }
    carried = bytes.subarray(Math.max(end, bytes.length - LONGEST_MERGE))
  }
  return merges
}

/** Each cell of a merged range says what the range says. */
function filledIn(rows: string[][], merges: Merge[]): string[][] {
  const filled = rows.map((row) => [...row])
  for (const { top, left, bottom, right } of merges) {
    const text = rows[top]?.[left] ?? ''
    for (let r = top; r <= Math.min(bottom, rows.length - 1); r++)
      for (let c = left; c <= Math.min(right, left + 1000); c++) {
        while (filled[r]!.length < c) filled[r]!.push('')
        filled[r]![c] = text
      }
  }
  return filled
}

/** A title reaches over most columns from the first one on, and its row says nothing else. A group stands over a few. */
function isTitle({ top, left, right }: Merge, { rows, found }: { rows: string[][]; found: number }): boolean {
  const header = rows[found] ?? []
  const width = header.filter(Boolean).length
  if (right - left + 1 >= width) return true
  const isAlone = new Set(rows[top]!.filter(Boolean)).size === 1
  return isAlone && left <= header.findIndex(Boolean) && (right - left + 1) * 2 > width
}

/** The first row of a header, of which `found` is one: names may reach over several rows, and groups stand above theirs. */
function topOf(found: number, merges: Merge[], rows: string[][]): number {
  const above = merges.filter((merge) => {
    const { top, bottom, left, right } = merge
    return bottom > top
      ? top <= found && found <= bottom
      : top === found - 1 && right > left && !isTitle(merge, { rows, found })
  })
  return Math.min(found, ...above.map(({ top }) => top))
}

/** Whether a heading says by itself what it is, and the group above it ("Trade" over "Price") only hides that. */
function isGroupAbove(lowest: readonly string[], at: number, joined: string): boolean {
  const own = lowest[at] ?? ''
  const field = own === joined ? undefined : readHeading(own)?.field
  if (!field || field.endsWith('Mm') || readHeading(joined)) return false
  return lowest.filter((other) => other && readHeading(other)?.field === field).length === 1
}

/**
 * Joins the rows of a header with merged cells into one: "Size" over "Length" and "Width" makes "Size Length" and "Size
 * Width". A group that would hide what a heading means is left out. Other rows stay as they are.
 */
export const mergeHeader =
  (ofSheet: Merge[]) =>
  (rows: string[][]): string[][] => {
    const merges = ofSheet.filter(({ top }) => top < HEADER_ROWS)
    if (merges.length === 0) return rows
    const filled = filledIn(rows.slice(0, HEADER_ROWS), merges)
    const top = topOf(findHeader(filled).at - 1, merges, filled)
    const within = merges.filter((merge) => merge.top === top)
    if (top < 0 || within.length === 0) return rows
    const under = within.some(({ left, right, bottom }) => right > left && bottom === top) ? top + 1 : top
    const bottom = Math.min(Math.max(under, ...within.map((merge) => merge.bottom)), top + DEEPEST, filled.length - 1)
    const header = filled.slice(top, bottom + 1)
    const width = Math.max(...header.map((row) => row.length))
    const lowest = header.at(-1)!
    const names = Array.from({ length: width }, (_, i) => {
      const joined = [...new Set(header.map((row) => row[i]))].filter(Boolean).join(' ')
      return isGroupAbove(lowest, i, joined) ? lowest[i]! : joined
    })
    return rows.map((row, i) => (i < top || i > bottom ? row : i === bottom ? names : []))
  }
