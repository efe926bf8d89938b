/**
 * Watches whether a table ends in the midst of a row, as a file does that was cut off on its way: without the end of a line, in
 * a row that has fewer cells than the two before it. A single cell is a note below the table.
 */
export function rowEnds() {
  let end = ''
  /** How many cells the last three rows have. */
  let [third, second, last] = [0, 0, 0]
  return {
    /** Passes the text of the table on. */
    async *text(texts: AsyncGenerator<string>): AsyncGenerator<string> {
      for await (const text of texts) {
        end = text.at(-1) ?? end
        yield text
      }
    },
    row(cells: readonly string[]): void {
      ;[third, second, last] = [second, last, cells.length]
    },
    isCut: (): boolean => !/[\r\n]/.test(end) && last > 1 && last < second && second === third,
  }
}
