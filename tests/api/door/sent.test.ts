import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApi } from '#api'
import { signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await shop.fetch(new Request(`http://shop/api${path}`, { method, headers }))
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const LIST = '/parts?category=brakes&limit=24'
const READS = [
  LIST,
  '/parts/1',
  '/categories',
  '/vehicles',
  '/blog',
  '/review',
  '/cart?part=1',
  '/bestSeller',
  '/openapi.json',
  '/docs',
]

test('a list is sent as small as the caller takes it, and reads the same', async () => {
  const plain = await ask(LIST)
  const br = await ask(LIST, { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await ask(LIST, { 'accept-encoding': 'gzip, br;q=0' })
  expect([plain, br, gzip].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br', 'gzip'])
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 3)
  expect(br.headers.get('content-type')).toBe('application/json')
})

test('a short answer is sent as it is', async () => {
  const { headers, status } = await ask('/fits?part=1&make=audi&model=a4&year=2012', { 'accept-encoding': 'br, gzip' })
  expect(status).toBe(200)
  expect(headers.get('content-encoding')).toBeNull()
})

test.each(READS)('%s is not sent again to a caller who has it', async (path) => {
  const first = await ask(path)
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Authorization')
  const known = { 'if-none-match': first.headers.get('etag')!, 'accept-encoding': 'br' }
  const again = await ask(path, known)
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  for (const name of ['etag', 'vary', 'cache-control']) expect(again.headers.get(name)).toBe(first.headers.get(name))
  expect((await ask(path, { 'if-none-match': '"else"' })).bytes).toEqual(first.bytes)
  expect((await ask(path, {}, 'HEAD')).headers.get('etag')).toBe(first.headers.get('etag'))
})

test.each(['/openapi.json', '/docs'])(
  '%s is built once, however often and in whatever encoding it is asked for',
  async (path) => {
    const api = createApi(shop.ctx)
    const build = vi.spyOn(api, 'getOpenAPI31Document')
    const bodies: Buffer[] = []
    for (const encoding of ['br', 'gzip', 'br', 'gzip', 'identity']) {
      const answer = await api.request(path, { headers: { 'accept-encoding': encoding } })
      bodies.push(Buffer.from(await answer.arrayBuffer()))
    }
    expect(build).toHaveBeenCalledOnce()
    const [br, gzip, again, same, plain] = bodies
    expect([again, same]).toEqual([br, gzip])
    expect([brotliDecompressSync(br!), gunzipSync(gzip!)]).toEqual([plain, plain])
  },
)

test('what has changed is sent again', async () => {
  const tag = (await ask('/review')).headers.get('etag')!
  const { token } = await signUp(shop)
  const body = { name: 'Ann', rating: '5', description: 'Fits.', img: 'https://pictures.example/ann.jpg' }
  expect((await shop.call('POST', '/review', { token, body })).status).toBe(200)
  expect((await ask('/review', { 'if-none-match': tag })).status).toBe(200)
})

test('responses to a token, refusals and personal data are never cached', async () => {
  const { token, email } = await signUp(shop)
  const authorization = `Bearer ${token}`
  const answers = await Promise.all([
    ask(LIST, { authorization }),
    ask(`/orders?email=${email}`, { authorization }),
    ask(`/user/${email}`, { authorization }),
    ask('/parts/999999999'),
    ask('/parts?category=nothing'),
    ask(LIST, { authorization: 'Bearer of-nobody-that-there-ever-was' }),
    ask('/auth/get-session'),
  ])
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('vary')).toContain('Accept-Encoding')
  }
  expect(answers.map(({ status }) => status).slice(3)).toEqual([404, 400, 401, 200])
})
