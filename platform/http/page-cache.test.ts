import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { tag } from '#common/tags'
import { SeenChanges } from '../seen-changes.ts'
import { PageCache, type Rendered } from './page-cache.ts'

const page = (text: string): Rendered => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  shown: new Set([tag.parts]),
})
let seen: SeenChanges
beforeEach(() => {
  seen = new SeenChanges()
})
const never = () => Promise.reject(new Error('rendered again'))

test.each(['gzip', 'br', 'identity'] as const)(
  'a page first asked for as %s is sent in every form, rendered once',
  async (first) => {
    const cache = new PageCache(seen)
    await cache.make('/shop', first, async () => page('<p>Brake discs</p>'))
    const { bodies: zipped } = await cache.make('/shop', 'gzip', never)
    const { bodies: packed } = await cache.make('/shop', 'br', never)
    const { bodies: plain } = await cache.make('/shop', 'identity', never)
    expect(gunzipSync(zipped.gzip!).toString()).toBe('<p>Brake discs</p>')
    expect(brotliDecompressSync(packed.br!).toString()).toBe('<p>Brake discs</p>')
    expect(plain.identity!.toString()).toBe('<p>Brake discs</p>')
  },
)

test('pages take the room of their compressed bytes', async () => {
  const cache = new PageCache(seen, 200_000)
  for (let n = 0; n < 20; n++) await cache.make(`/shop/${n}`, 'gzip', async () => page('brake disc '.repeat(10_000)))
  await cache.make('/shop/0', 'gzip', never)
})

test('a cached page is its own bytes alone, not all that its compressor took', async () => {
  const cache = new PageCache(seen)
  for (const encoding of ['gzip', 'br'] as const) {
    const { bodies } = await cache.make(`/shop?${encoding}`, encoding, async () => page('brake disc '.repeat(10_000)))
    expect(bodies[encoding]!.buffer.byteLength).toBe(bodies[encoding]!.byteLength)
  }
})

test('pages that are cached in two forms take the room of both', async () => {
  const room = 300_000
  const cache = new PageCache(seen, room)
  const keys = Array.from({ length: 8 }, (_, n) => `/shop/${n}`)
  for (const key of keys) {
    const text = randomBytes(25_000).toString('base64url') // almost incompressible
    await cache.make(key, 'gzip', async () => page(text))
    await cache.make(key, 'br', never)
  }
  const bodies = keys.flatMap((key) => Object.values(cache.get(key, 'gzip')?.bodies ?? {}))
  expect(bodies.length).toBeGreaterThan(2)
  expect(bodies.reduce((sum, body) => sum + body.byteLength, 0)).toBeLessThan(room)
})

test('a second form is dropped with the page, and makes nothing stay longer', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  onTestFinished(() => now.mockRestore())
  const cache = new PageCache(seen, 200_000, 10)
  const cacheBoth = async () => {
    await cache.make('/shop', 'gzip', async () => page('<p>Brake discs</p>'))
    now.mockReturnValue(9000)
    await sleep(20) // the cache reads the time once in a millisecond
    await cache.make('/shop', 'br', never)
    expect([cache.get('/shop', 'gzip'), cache.get('/shop', 'br')]).not.toContain(undefined)
  }
  await cacheBoth()
  seen.see([tag.parts])
  expect([cache.get('/shop', 'gzip'), cache.get('/shop', 'br')]).toEqual([undefined, undefined])
  now.mockReturnValue(1000)
  await sleep(20)
  await cacheBoth()
  now.mockReturnValue(12_000)
  await sleep(20)
  expect([cache.get('/shop', 'gzip'), cache.get('/shop', 'br')]).toEqual([undefined, undefined])
})

test('a page that changed while it was rendered is not cached for the sake of its second form', async () => {
  const cache = new PageCache(seen)
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  const both = Promise.all([cache.make('/shop', 'gzip', () => promise), cache.make('/shop', 'br', never)])
  seen.see([tag.parts])
  resolve(page('<p>Brake discs</p>'))
  expect((await both).map(({ bodies }) => Object.keys(bodies).length)).toEqual([2, 2])
  expect([cache.get('/shop', 'gzip'), cache.get('/shop', 'br')]).toEqual([undefined, undefined])
})

test('who asks after a change gets a page that was rendered after it, and shares that one rendering', async () => {
  const cache = new PageCache(seen)
  const [early, late] = [Promise.withResolvers<Rendered>(), Promise.withResolvers<Rendered>()]
  const render = vi.fn<() => Promise<Rendered>>(() => late.promise)
  const ask = (how: () => Promise<Rendered>) =>
    cache.make('/shop', 'gzip', how).then(({ bodies }) => gunzipSync(bodies.gzip!).toString())
  const before = ask(() => early.promise)
  seen.see([tag.parts])
  const after = [ask(render), ask(render)]
  early.resolve(page('old'))
  expect(await before).toBe('old')
  late.resolve(page('new'))
  expect([await Promise.all(after), render.mock.calls.length]).toEqual([['new', 'new'], 1])
  expect(await ask(never)).toBe('new')
})

test('a change of something else makes nobody render anew', async () => {
  const cache = new PageCache(seen)
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  const both = [cache.make('/shop', 'gzip', () => promise)]
  seen.see([tag.posts])
  both.push(cache.make('/shop', 'gzip', never))
  resolve(page('<p>Brake discs</p>'))
  expect(await Promise.all(both)).toHaveLength(2)
})
