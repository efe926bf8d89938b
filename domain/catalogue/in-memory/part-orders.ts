/** What lists are ordered by. */
export type OrderedBy = 'pop' | 'price' | 'rating' | 'id'

/** Values of a column with the ids that break ties, ascending: id and value of the first, of the second, and so on. */
export type PartOrder = Int32Array

type Columns = Record<OrderedBy | 'sold', ArrayLike<number>>

/** Puts the parts on sale in order. Value and id are sorted as one number of 64 bits: comparing rows takes ten times as long. */
export function orderBy(column: OrderedBy, columns: Columns, length: number): PartOrder {
  const { id, sold } = columns
  const values = columns[column]
  const pairs = new BigInt64Array(length)
  // The processors that Node runs on store the lower half of a number first.
  const halves = new Int32Array(pairs.buffer)
  let count = 0
  for (let row = 0; row < length; row++) {
    if (!sold[row]) continue
    halves[2 * count] = id[row]!
    halves[2 * count + 1] = values[row]!
    count++
  }
  pairs.subarray(0, count).sort()
  return halves.subarray(0, 2 * count)
}
