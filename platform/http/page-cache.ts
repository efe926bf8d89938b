import { hash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type Tag, tag } from '#common/tags'
import type { SeenChanges } from '../seen-changes.ts'
import type { Encoding } from './negotiation.ts'

/** `whenSent` is called each time that the page is sent, also from the cache. */
type Sent = { whenSent?: readonly (() => void)[] }
export type Rendered = Sent & { status: number; headers: Record<string, string>; body: Buffer; shown: Set<Tag> }
export type Page = Sent & {
  status: number
  headers: Record<string, string>
  etag: string
  bodies: Partial<Record<Encoding, Buffer>>
}
type Cached = Page & { shown: Set<Tag> }

/** Copies its bytes: a compressor returns a slice of a 64 kB buffer, all of which would stay in memory. */
const trimmed = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)

/**
 * Synchronous: a page takes a quarter of a millisecond, and handing it to another thread and back costs as much again.
 */
function encode(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return trimmed(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }))
  return encoding === 'gzip' ? trimmed(gzipSync(body, { level: 3 })) : body
}

/** The page before compression. */
const decode = ({ br, gzip, identity }: Page['bodies']): Buffer =>
  identity ?? (gzip ? gunzipSync(gzip) : brotliDecompressSync(br!))

/** The bytes that a page takes, with its headers and its tags, which two tables hold. */
const roomOf = ({ bodies, shown }: Cached) =>
  Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 1000 + 200 * shown.size)

/**
 * Caches rendered pages as compressed bytes until one of the things they show changes. A page whose tags changed while
 * it was rendered, or that shows something unannounced, is sent but not cached. It holds at most `bytes`, drops the
 * least used pages first, and none is older than `seconds`.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Cached>
  readonly #byTag = new Map<Tag, Set<string>>()
  readonly #running = new Map<string, { work: Promise<Cached>; madeFrom: number }>()
  readonly #seen: SeenChanges

  constructor(seen: SeenChanges, bytes = 16 * 2 ** 20, seconds = 600) {
    this.#seen = seen
    seen.follow((tags) => (tags === 'all' ? this.clear() : this.#drop(tags)))
    this.#pages = new LRUCache({
      maxSize: bytes,
      ttl: seconds * 1000,
      sizeCalculation: roomOf,
      onInsert: (page, key) => {
        for (const tag of page.shown) {
          const keys = this.#byTag.get(tag)
          if (keys) keys.add(key)
          else this.#byTag.set(tag, new Set([key]))
        }
      },
      dispose: (page, key) => {
        for (const tag of page.shown) {
          const keys = this.#byTag.get(tag)
          keys?.delete(key)
          if (keys?.size === 0) this.#byTag.delete(tag)
        }
      },
    })
  }

  /** The cached page in that encoding, ready to send, or undefined. */
  get(key: string, encoding: Encoding): Page | undefined {
    const page = this.#pages.get(key)
    return page?.bodies[encoding] ? page : undefined
  }

  /**
   * The page in that encoding, rendered if it is not cached. Simultaneous callers share one rendering, unless a change of
   * what it shows was heard before they asked.
   */
  async make(key: string, encoding: Encoding, render: () => Promise<Rendered>): Promise<Page> {
    const page = this.#pages.get(key) ?? (await this.#renderOnce(key, encoding, render))
    if (page.bodies[encoding]) return page
    const body = encode(decode(page.bodies), encoding)
    // The uncompressed page is ten times as large and hardly ever requested: not worth the memory.
    if (encoding === 'identity') return { ...page, bodies: { identity: body } }
    page.bodies[encoding] = body
    // A new object, because the cache measures only new objects; it expires when the first would have.
    if (this.#pages.peek(key) === page) this.#pages.set(key, { ...page }, { noUpdateTTL: true })
    return page
  }

  async #renderOnce(key: string, encoding: Encoding, render: () => Promise<Rendered>): Promise<Cached> {
    const running = this.#running.get(key)
    if (!running) return this.#render(key, encoding, render)
    const heard = this.#seen.newest
    const page = await running.work
    const isOld = running.madeFrom < heard && this.#seen.haveChanged(page.shown, running.madeFrom)
    return isOld ? (this.#running.get(key)?.work ?? this.#render(key, encoding, render)) : page
  }

  #render(key: string, encoding: Encoding, render: () => Promise<Rendered>): Promise<Cached> {
    const madeFrom = this.#seen.newest
    const work = render()
      .then(({ body, ...rest }) => {
        const etag = `"${hash('sha1', body, 'base64url')}"`
        const packed = encoding === 'identity' ? 'gzip' : encoding
        const page: Cached = { ...rest, etag, bodies: { [packed]: encode(body, packed) } }
        const isSame = !page.shown.has(tag.unannounced) && !this.#seen.haveChanged(page.shown, madeFrom)
        if (page.status === 200 && isSame) this.#pages.set(key, page)
        return page
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, { work, madeFrom })
    return work
  }

  clear(): void {
    this.#pages.clear()
    this.#byTag.clear()
  }

  #drop(tags: readonly Tag[]): void {
    for (const tag of tags) for (const key of this.#byTag.get(tag) ?? []) this.#pages.delete(key)
  }
}
