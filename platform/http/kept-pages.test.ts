import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptPages, type Rendered } from './kept-pages.ts'

const page = (text: string): Rendered => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  shown: new Set(['parts']),
})
const never = () => Promise.reject(new Error('rendered again'))

test.each(['gzip', 'br', 'identity'] as const)(
  'a page first asked for as %s is sent in every form, rendered once',
  async (first) => {
    const kept = new KeptPages()
    await kept.make('/shop', first, async () => page('<p>Brake discs</p>'))
    const { bodies: zipped } = await kept.make('/shop', 'gzip', never)
    const { bodies: packed } = await kept.make('/shop', 'br', never)
    const { bodies: plain } = await kept.make('/shop', 'identity', never)
    expect(gunzipSync(zipped.gzip!).toString()).toBe('<p>Brake discs</p>')
    expect(brotliDecompressSync(packed.br!).toString()).toBe('<p>Brake discs</p>')
    expect(plain.identity!.toString()).toBe('<p>Brake discs</p>')
  },
)

test('pages take the room of their compressed bytes', async () => {
  const kept = new KeptPages(200_000)
  for (let n = 0; n < 20; n++) await kept.make(`/shop/${n}`, 'gzip', async () => page('brake disc '.repeat(10_000)))
  await kept.make('/shop/0', 'gzip', never)
})

test('what is kept of a page is its own bytes alone, not all that its compressor took', async () => {
  const kept = new KeptPages()
  for (const encoding of ['gzip', 'br'] as const) {
    const { bodies } = await kept.make(`/shop?${encoding}`, encoding, async () => page('brake disc '.repeat(10_000)))
    expect(bodies[encoding]!.buffer.byteLength).toBe(bodies[encoding]!.byteLength)
  }
})
