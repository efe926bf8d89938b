import type { Log } from '#platform/log'
import type { SearchOutcome } from './schema.ts'
import type { NotedSearch } from './note-search.ts'

/** Different searches, and different parts opened, that one batch holds: beyond it a flood is not counted. */
const MOST_IN_BATCH = 200
const BATCH_MS = 2000

type Counted<T> = T & { times: number }
export type Batch = {
  searches: readonly (Counted<NotedSearch> & { nothing: number })[]
  outcomes: readonly Counted<SearchOutcome>[]
}

/**
 * Counts searches and what came of them in memory, and writes them every two seconds in one batch, so that a search waits for
 * nothing. A batch that cannot be written is given up.
 */
export class SearchLog {
  readonly #write: (batch: Batch) => Promise<void>
  readonly #log: Log
  #searches = new Map<string, Counted<NotedSearch> & { nothing: number }>()
  #outcomes = new Map<string, Counted<SearchOutcome>>()
  #left = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(write: (batch: Batch) => Promise<void>, log: Log) {
    this.#write = write
    this.#log = log
  }

  count(search: NotedSearch): void {
    const before = this.#searches.get(search.words)
    if (!before && this.#searches.size >= MOST_IN_BATCH) return this.#leave()
    const nothing = (before?.nothing ?? 0) + (search.foundNothing ? 1 : 0)
    this.#searches.set(search.words, { ...search, nothing, times: (before?.times ?? 0) + 1 })
    this.#wake()
  }

  countOutcome(outcome: SearchOutcome): void {
    const key = JSON.stringify([outcome.words, outcome.part, outcome.what])
    const before = this.#outcomes.get(key)
    if (!before && this.#outcomes.size >= MOST_IN_BATCH) return this.#leave()
    this.#outcomes.set(key, { ...outcome, times: (before?.times ?? 0) + 1 })
    this.#wake()
  }

  /** Writes what is counted so far. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const batch = { searches: [...this.#searches.values()], outcomes: [...this.#outcomes.values()] }
    if (this.#left > 0) this.#log.warn({ left: this.#left }, 'there were too many searches to log them all')
    this.#searches = new Map()
    this.#outcomes = new Map()
    this.#left = 0
    if (batch.searches.length + batch.outcomes.length > 0)
      this.#writing = this.#writing
        .then(() => this.#write(batch))
        .catch((err: unknown) => this.#log.warn({ err }, 'searches could not be logged'))
    return this.#writing
  }

  #leave(): void {
    this.#left += 1
    this.#wake()
  }

  #wake(): void {
    this.#timer ??= setTimeout(() => void this.flush(), BATCH_MS).unref()
  }
}

declare module '#platform/context' {
  interface Ctx {
    searchLog: SearchLog
  }
}
