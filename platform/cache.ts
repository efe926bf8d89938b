import type { Tag } from '#common/tags'
import { SeenChanges } from './seen-changes.ts'

type Entry = { value: Promise<unknown>; tags: readonly Tag[]; madeFrom: number }

/**
 * A cache for small facts that many responses need (the category tree, counts). It reads a value once and caches it
 * until one of its tags changes. A value whose tags changed while it was read goes only to the callers who asked before
 * the change.
 */
export class Cache {
  readonly seen: SeenChanges
  readonly #entries = new Map<string, Entry>()

  constructor(seen = new SeenChanges()) {
    this.seen = seen
  }

  /** The value of `key`. Calls `load` if it is not cached or one of its tags has changed since. */
  get<T>(key: string, tags: readonly Tag[], load: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key)
    if (entry && !this.seen.haveChanged(entry.tags, entry.madeFrom)) return entry.value as Promise<T>
    const madeFrom = this.seen.newest
    const value = load()
    const made: Entry = { value, tags, madeFrom }
    this.#entries.set(key, made)
    value.catch(() => this.#entries.get(key) === made && this.#entries.delete(key))
    return value
  }
}
