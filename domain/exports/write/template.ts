import * as words from '#common/words'
import type { PART_FIELDS } from '#domain/catalogue'

/** A row of samples below the headings. Its brand is none of the shop's, so that it is held where somebody leaves it in. */
export async function* templateRows(columns: readonly (typeof PART_FIELDS)[number][]): AsyncGenerator<string[][]> {
  yield [columns.map(({ name }) => words.exports.columns[name].sample)]
}
