import type { Tag } from '#common/tags'

/** The most tags that are remembered one by one. */
const MOST_TAGS = 50_000

type Seen = readonly Tag[] | 'all'

/** Where a process reads the changes of all processes from. */
export type ChangeSource = {
  /**
   * Resolves when what this process wrote, and what it has been told that others wrote, is seen; at once where it is, or
   * while the connection is lost. What another process wrote a few milliseconds ago may be missing.
   */
  catchUp(): Promise<void>
  /** This process has committed something; its NOTIFY may come later than the answer to the commit. */
  wrote(): void
}

/**
 * The changes that this process knows, in the order in which it learned them. A cached value carries the number of the
 * newest change when its making began (`newest`), and is out of date if one of its tags has changed since.
 */
export class SeenChanges {
  #newest = 0
  /** Anything may have changed up to this number. */
  #allUpTo = 0
  /** When each tag changed last, in that order. */
  readonly #last = new Map<Tag, number>()
  readonly #followers: ((tags: Seen) => void)[] = []
  /** Without one, a process sees only its own. */
  source: ChangeSource = { catchUp: async () => {}, wrote() {} }

  /** The number of the newest known change. */
  get newest(): number {
    return this.#newest
  }

  /** Calls `follower` with each change from now on. */
  follow(follower: (tags: Seen) => void): void {
    this.#followers.push(follower)
  }

  /** Records that these things have changed; `all`: anything may have. */
  see(tags: Seen): void {
    this.#newest++
    if (tags === 'all') {
      this.#allUpTo = this.#newest
      this.#last.clear()
    } else for (const tag of tags) this.#note(tag)
    for (const follower of this.#followers) follower(tags)
  }

  #note(tag: Tag): void {
    this.#last.delete(tag)
    this.#last.set(tag, this.#newest)
    const [oldest] = this.#last
    if (this.#last.size <= MOST_TAGS || !oldest) return
    this.#last.delete(oldest[0])
    this.#allUpTo = oldest[1]
  }

  /** Whether one of the tags changed after change number `since`. */
  haveChanged(tags: Iterable<Tag>, since: number): boolean {
    if (this.#allUpTo > since) return true
    for (const tag of tags) if ((this.#last.get(tag) ?? 0) > since) return true
    return false
  }
}
