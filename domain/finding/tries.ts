import type { KyselyPlugin } from 'kysely'
import type { Ctx } from '#platform/context'

/** Statements that an empty search may cost beside its own. */
const MOST_STATEMENTS = 6
/** Nobody waits longer than that for what else an empty search could have meant. */
const PATIENCE_MS = 3000

class Spent extends Error {}

/**
 * What an empty search may still spend on what else it could have meant: one budget of statements and of time for all that
 * it tries. A statement that it cannot pay for is not sent.
 */
export class Tries {
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
    // What is cached is read through `db`, by whoever comes first, and costs nothing here.
    this.#ctx = { ...ctx, finder: ctx.finder.withPlugin(paid), heavy: { ...ctx.heavy, read } }
  }

  #pay(): void {
    if (this.#left <= this.#kept) throw new Spent()
    this.#left -= 1
  }

  /** The result of `work`, or null where statements or time run out. `keep`: so many statements are kept for what is tried later. */
  async try<T>(work: (ctx: Ctx) => Promise<T>, keep = 0): Promise<T | null> {
    if (this.#ctx.clock.now().getTime() >= this.#until) return null
    this.#kept = keep
    return work(this.#ctx).catch((err: unknown) => {
      if (err instanceof Spent) return null
      throw err
    })
  }
}
