import type { Tokens } from './tokens.ts'

type Match = { at: [from: number, to: number]; groups: (string | undefined)[] }

/** All places where a sticky pattern matches whole atoms that begin a word, also one within another. */
export function matching({ plain, atoms, words, begins, ends }: Tokens, pattern: RegExp): Match[] {
  const found: Match[] = []
  for (const { at } of words) {
    // A sign before a word may belong to what it says: "'15", "$40".
    const first = atoms[at[0]]!
    for (const from of signBefore(plain, first.from) ? [first.from - 1, first.from] : [first.from]) {
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

const signBefore = (plain: string, at: number) => /['$€£<>]/.test(plain[at - 1] ?? '')
