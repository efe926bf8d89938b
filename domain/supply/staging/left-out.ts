import type { ImportHeader } from './schema.ts'

/** Counts what records say that the shop has no place for. */
export function countLeftOut() {
  const counts = new Map<string, number>()
  return {
    leaveOut: (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1),
    /** The most frequent first. */
    counted: (): ImportHeader['leftOut'] =>
      [...counts]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, MOST)
        .map(([what, count]) => ({ what, count })),
  }
}
/** So many different things are told. */
const MOST = 20
