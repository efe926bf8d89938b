import { checkGrowth } from '../unpack.ts'
import type { Merge } from './merge-header.ts'

type Open = { bottom: number; text: string }

/**
 * Says in each row what a cell that is merged over several rows says: a brand beside five numbers is the brand of all.
 * Blank rows stay blank. `packed`: bytes of the workbook. @throws Problem `file-bomb`
 */
export async function* fillMerged(
  batches: AsyncIterable<string[][]>,
  merges: readonly Merge[],
  packed: number,
): AsyncGenerator<string[][]> {
  const byTop = Map.groupBy(
    merges.filter(({ top, bottom, left, right }) => bottom > top && left === right),
    ({ top }) => top,
  )
  // By column: a file may merge one cell a hundred thousand times.
  const open = new Map<number, Open>()
  let [at, filled] = [0, 0]
  for await (const batch of batches) {
    for (const row of byTop.size > 0 ? batch : []) {
      for (const [column, { bottom }] of open) if (at > bottom) open.delete(column)
      if (row.some(Boolean))
        for (const [column, { text }] of open) {
          if (row[column]) continue
          while (row.length < column) row.push('')
          row[column] = text
          filled += text.length
        }
      for (const { left, bottom } of byTop.get(at) ?? []) if (row[left]) open.set(left, { bottom, text: row[left] })
      at++
    }
    checkGrowth(filled, packed)
    yield batch
  }
}
