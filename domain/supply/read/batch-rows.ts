/** So many rows or records are a batch. */
export const FULL_BATCH = 1000
/** Fewer are one, too, if they take so many characters: a row may take a million, and a record eight. */
export const MOST_TEXT = 16 * 1024 * 1024

/** Collects rows into batches: a thousand, or as many as take sixteen million characters. */
export function rowBatch() {
  let rows: string[][] = []
  let length = 0
  return {
    /** Whether a batch is full with this row. */
    add(row: string[]): boolean {
      rows.push(row)
      for (const cell of row) length += cell.length
      return rows.length >= FULL_BATCH || length >= MOST_TEXT
    },
    /** The rows so far. */
    taken(): string[][] {
      const taken = rows
      rows = []
      length = 0
      return taken
    },
    isEmpty: () => rows.length === 0,
  }
}
