import { unavailable } from '../errors.ts'

/**
 * Lets at most `width` pieces of work run at once and `queue` more wait; whoever comes on top
 * is told at once that the shop is busy (503 with Retry-After) instead of slowing down everybody.
 */
export class Gate {
  readonly #width: number
  readonly #queue: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(width: number, queue: number) {
    this.#width = width
    this.#queue = queue
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#width) {
      if (this.#waiting.length >= this.#queue) throw unavailable()
      await new Promise<void>((go) => this.#waiting.push(go))
    } else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
