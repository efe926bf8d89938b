import { LRUCache } from 'lru-cache'
import type { Tag } from '#common/tags'
import { SeenChanges } from './seen-changes.ts'

type Entry = { value: unknown; tags: readonly Tag[]; madeFrom: number }

const MOST_BYTES = 64 * 2 ** 20
/** What a value counts for if its size is not given. */
const USUAL_BYTES = 20_000

/**
 * A cache for facts that many responses need (the category tree, counts, the parts of a car). It reads a value once and caches it
 * until one of its tags changes. A value whose tags changed while it was read goes only to the callers who asked before
 * the change. It holds about `bytes`, and drops first what was not used for longest.
 */
export class Cache {
  readonly seen: SeenChanges
  readonly #entries: LRUCache<string, Entry>

  constructor(seen = new SeenChanges(), bytes = MOST_BYTES) {
    this.seen = seen
    this.#entries = new LRUCache({ maxSize: bytes })
  }

  /** The value of `key`. Calls `load` if it is not cached or one of its tags has changed since; all who ask meanwhile share it. */
  get<T>(key: string, tags: readonly Tag[], load: () => Promise<T>): Promise<T> {
    const entry = this.#fresh(key)
    if (entry) return entry.value as Promise<T>
    const madeFrom = this.seen.newest
    const value = load()
    const made: Entry = { value, tags, madeFrom }
    this.#entries.set(key, made, { size: USUAL_BYTES })
    value.catch(() => this.#entries.peek(key) === made && this.#entries.delete(key))
    return value
  }

  /** The same for one of many values, which takes `bytesOf`; each caller loads for itself, within its own limits. */
  async getSized<T>(
    key: string,
    tags: readonly Tag[],
    load: () => Promise<T>,
    bytesOf: (value: T) => number,
  ): Promise<T> {
    const entry = this.#fresh(key)
    if (entry) return entry.value as T
    const madeFrom = this.seen.newest
    const value = await load()
    this.#entries.set(key, { value, tags, madeFrom }, { size: 2 * key.length + bytesOf(value) })
    return value
  }

  #fresh(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    return entry && !this.seen.haveChanged(entry.tags, entry.madeFrom) ? entry : undefined
  }
}
