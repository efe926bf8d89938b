import type { Tokens } from '../tokens.ts'

type Match = { at: [from: number, to: number]; groups: (string | undefined)[] }

/** Where a symbol stands that belongs to the word behind it; after "<" and ">" there may be a space. */
function symbolBefore(plain: string, from: number): number | null {
  if (/['$€£<>]/.test(plain[from - 1] ?? '')) return from - 1
  return /[<>] /.test(plain.slice(Math.max(0, from - 2), from)) ? from - 2 : null
}

/** All places where a sticky pattern matches whole atoms that begin a word, also one within another. */
export function matching({ plain, atoms, words, begins, ends }: Tokens, pattern: RegExp): Match[] {
  const found: Match[] = []
  for (const { at } of words) {
    // A symbol before a word may belong to what it says: "'15", "$40".
    const first = atoms[at[0]]!
    const symbol = symbolBefore(plain, first.from)
    for (const from of symbol === null ? [first.from] : [symbol, first.from]) {
      pattern.lastIndex = from
      const match = pattern.exec(plain)
      if (!match) continue
      const typed = match[0].trimEnd()
      const end = ends.get(from + typed.replace(/[^\p{L}\p{N}]+$/u, '').length)
      const begin = begins.get(first.from)
      if (begin !== undefined && end !== undefined && end > begin)
        found.push({ at: [begin, end], groups: match.slice(1) })
    }
  }
  return found
}
