import type { KyselyPlugin } from 'kysely'
import type { Ctx } from '#platform/context'

/** The most statements of an empty search besides its own. */
const MOST_STATEMENTS = 6
/** Nobody waits longer for alternatives to an empty search. */
const PATIENCE_MS = 3000

class Spent extends Error {}

/**
 * The budget of an empty search for its alternatives: statements and time for all of them. A statement beyond the
 * budget is not sent.
 */
export class SearchBudget {
  readonly #ctx: Ctx
  readonly #until: number
  #left = MOST_STATEMENTS
  #kept = 0

  constructor(ctx: Ctx) {
    this.#until = ctx.clock.now().getTime() + PATIENCE_MS
    const paid: KyselyPlugin = {
      transformQuery: ({ node }) => {
        this.#pay()
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const read: Ctx['heavy']['read'] = async (one) => {
      this.#pay()
      return ctx.heavy.read(one)
    }
    // Cached values are read through `db` by the first caller, and cost nothing here.
    this.#ctx = { ...ctx, finder: ctx.finder.withPlugin(paid), heavy: { ...ctx.heavy, read } }
  }

  #pay(): void {
    if (this.#left <= this.#kept) throw new Spent()
    this.#left -= 1
  }

  /** The result of `work`, or null if statements or time run out. `keep`: statements reserved for later attempts. */
  async try<T>(work: (ctx: Ctx) => Promise<T>, keep = 0): Promise<T | null> {
    if (this.#ctx.clock.now().getTime() >= this.#until) return null
    this.#kept = keep
    return work(this.#ctx).catch((err: unknown) => {
      if (err instanceof Spent) return null
      throw err
    })
  }
}
