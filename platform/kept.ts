/** How long a value that has changed may still be given out. */
export const REST_MS = 500

/**
 * Small facts that many answers need (the category tree, the vocabulary, counts), read once and kept in memory
 * until one of the changes that every server hears of (`platform/changes.ts`) says that they are no longer true.
 */
export class Kept {
  readonly #values = new Map<string, { tag: string; value: Promise<unknown>; stale: boolean; at: number }>()
  readonly #restMs: number

  /** A value in steady change is read again at most every `restMs`. */
  constructor(restMs = REST_MS) {
    this.#restMs = restMs
  }

  /** The value of `key`, read by `load` when it is not kept or `tag` has changed since. */
  get<T>(tag: string, key: string, load: () => Promise<T>): Promise<T> {
    const kept = this.#values.get(key)
    const now = performance.now()
    if (kept && !(kept.stale && now - kept.at >= this.#restMs)) return kept.value as Promise<T>
    const value = load()
    this.#values.set(key, { tag, value, stale: false, at: now })
    value.catch(() => this.#values.delete(key))
    return value
  }

  drop(tag: string): void {
    for (const kept of this.#values.values()) if (tag === '*' || kept.tag === tag) kept.stale = true
  }
}
