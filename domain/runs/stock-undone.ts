/** Units before a change and after it; null: not counted. */
export type StockChange = { before: number | null; after: number | null }

/**
 * What a part's stock is once a change of it is undone: the difference that it made is taken back, so that what was sold since, or
 * given to orders that waited, stays so. It never becomes more than it was before or is now.
 */
export function stockUndone({ before, after }: StockChange, now: number | null): number | null {
  if (before === null || now === null) return before
  const most = Math.max(before, now)
  return after === null ? Math.min(before, now) : Math.max(0, Math.min(now + before - after, most))
}
