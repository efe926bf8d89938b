/** How long a value that has changed may still be given out. */
export const REST_MS = 500

/**
 * Small facts that many answers need (the category tree, the vocabulary, counts), read once and cached
 * until one of the changes that every server hears of (`platform/changes.ts`) says that they are no longer true.
 */
export class Cache {
  readonly #values = new Map<string, { tag: string; value: Promise<unknown>; stale: boolean; at: number }>()
  readonly #restMs: number

  /** A value in steady change is read again at most every `restMs`. */
  constructor(restMs = REST_MS) {
    this.#restMs = restMs
  }

  /** The value of `key`, read by `load` when it is not cached or `tag` has changed since. */
  get<T>(tag: string, key: string, load: () => Promise<T>): Promise<T> {
    const entry = this.#values.get(key)
    const now = performance.now()
    if (entry && !(entry.stale && now - entry.at >= this.#restMs)) return entry.value as Promise<T>
    const value = load()
    this.#values.set(key, { tag, value, stale: false, at: now })
    value.catch(() => this.#values.delete(key))
    return value
  }

  drop(tag: string): void {
    for (const entry of this.#values.values()) if (tag === '*' || entry.tag === tag) entry.stale = true
  }
}
