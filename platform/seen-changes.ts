import type { Tag } from '#common/tags'

/** So many tags are remembered one by one. */
const MOST_TAGS = 50_000

type Seen = readonly Tag[] | 'all'

/**
 * What this process knows to have changed, in the order in which it learned it. A cached value carries the number of
 * the newest change when its making began (`newest`), and is out of date when one of its tags has changed since.
 */
export class SeenChanges {
  #newest = 0
  /** Anything may have changed up to this number. */
  #allUpTo = 0
  /** When each tag changed last, in that order. */
  readonly #last = new Map<Tag, number>()
  readonly #followers: ((tags: Seen) => void)[] = []

  /** The number of the newest change that was seen. */
  get newest(): number {
    return this.#newest
  }

  /** Calls `follower` with each change from now on. */
  follow(follower: (tags: Seen) => void): void {
    this.#followers.push(follower)
  }

  /** Notes that these things have changed; `all`: anything may have. */
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

  /** Whether one of the tags has changed after the change of the number `since`. */
  haveChanged(tags: Iterable<Tag>, since: number): boolean {
    if (this.#allUpTo > since) return true
    for (const tag of tags) if ((this.#last.get(tag) ?? 0) > since) return true
    return false
  }
}
