import { sql } from 'kysely'
import type { Ctx } from '#platform/context'
import { isLetters } from './stem.ts'

/** Only words of letters are corrected, and none so short that any other is near. */
export const mayBeSlip = (word: string): boolean => word.length > 3 && isLetters(word)

type Found = { isThere: boolean; near: string[] }

/** What the parts' texts say about the words of one search. Each word is looked up once, and is unknown until then. */
export class TextWords {
  readonly #found = new Map<string, Found>()

  /** Looks up all of these words in one statement: those that were `typed` may be slips, `names` are not. */
  async ask(ctx: Ctx, typed: readonly string[], names: readonly string[] = []): Promise<void> {
    const asked = [...new Set([...typed, ...names])].filter((word) => !this.#found.has(word))
    if (asked.length === 0) return
    const mayBeSlips = asked.map((word) => typed.includes(word) && mayBeSlip(word))
    const { rows } = await sql<Found & { typed: string }>`
      select typed, is_there as "isThere",
        case when may_be_slip and not is_there then array(select words_near(lower(typed))) else '{}' end as near
      from unnest(${asked}::text[], ${mayBeSlips}::boolean[]) as asked (typed, may_be_slip)
        cross join lateral plainto_tsquery('english', typed) as meant
        cross join lateral (
          select numnode(meant) = 0 or exists (select from word w where to_tsvector('english', w.word) @@ meant
            group by w.word having sum(w.times) > 0) as is_there) t`.execute(ctx.finder)
    for (const { typed, ...found } of rows) this.#found.set(typed, found)
  }

  /** Whether the text search finds a word. */
  isThere(word: string): boolean {
    return this.#found.get(word)?.isThere ?? false
  }

  /**
   * Whether a word certainly finds no part. One with punctuation inside may be found by its pieces, a single letter
   * always.
   */
  isStranger(word: string): boolean {
    return /^[\p{L}\p{N}]{2,30}$/u.test(word) && this.#found.get(word)?.isThere === false
  }

  /** Words spelled similarly to one that does not occur: at most 50, the nearest first. */
  near(word: string): string[] {
    return this.#found.get(word)?.near ?? []
  }
}

/** The part of it that reading needs. */
export type KnownTexts = Pick<TextWords, 'isThere' | 'near'>
