import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import type { PartCard } from '#domain/catalogue/schema'
import { SIGNED_OUT, api, ApiProblem } from './api.ts'
import type { Answer } from './api-types.ts'
import { currentSession, endSession, startSession } from './session.ts'

type Call = { url: string; init: RequestInit }

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

let calls: Call[]
/** Answers in the order of the list; the last one stays. */
function answering(...answers: (() => Response)[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    return answers[Math.min(calls.length, answers.length) - 1]!()
  })
}
const ORDER = { name: 'Ann', email: 'ann@example.com', number: '', total: 500, items: { 7: 1 } }
const REVIEW = { name: 'Ann', rating: '5', description: 'Fits.', img: 'https://pictures.example/a.jpg' }
const headerOf = (call: Call | undefined, name: string) => new Headers(call?.init.headers).get(name)

beforeEach(() => {
  calls = []
  vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute() {} } })
  startSession({ email: 'ann@example.com', accessToken: 'old' })
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

test('a call carries the token, and a write its key', async () => {
  answering(() => json(200, { ok: 1 }))
  expect(await api('POST', '/orders', { body: ORDER })).toEqual({ ok: 1 })
  expect(calls[0]?.url).toBe('/api/orders')
  expect(headerOf(calls[0], 'authorization')).toBe('Bearer old')
  expect(headerOf(calls[0], 'idempotency-key')).toMatch(/^\w{32}$/)
  expect(calls[0]?.init.body).toBe(JSON.stringify({ ...ORDER, total: 5 }))
})

test('what was typed for a number and is none reaches the shop as wrong, not as left out', async () => {
  answering(() => json(200, {}))
  await api('POST', '/orders', { body: { ...ORDER, total: Number('12,50') } })
  expect(JSON.parse(String(calls[0]?.init.body))).toMatchObject({ total: 'NaN' })
})

test('an address has its values in place, lists one by one, and nothing that is empty', async () => {
  answering(() => json(200, {}))
  await api('GET', '/parts', { query: { brand: ['ate', 'trw'], q: 'brake & disc', cursor: null, make: '', limit: 1 } })
  await api('DELETE', '/orders/{id}', { path: { id: 'a/b' } })
  await api('GET', '/orders', { query: { cursor: undefined } })
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/parts?brand=ate&brand=trw&q=brake+%26+disc&limit=1',
    '/api/orders/a%2Fb',
    '/api/orders',
  ])
})

test('what the description of the API does not have does not compile', () => {
  expectTypeOf<Answer<'GET', '/parts'>['items']>().toExtend<PartCard[]>()
  expectTypeOf<Answer<'DELETE', '/orders/{id}'>>().toEqualTypeOf<{ deletedCount: number }>()
  const wrong = () => [
    // @ts-expect-error: there is no such path
    api('GET', '/part'),
    // @ts-expect-error: nobody deletes all orders
    api('DELETE', '/orders'),
    // @ts-expect-error: which order is not said
    api('GET', '/orders/{id}'),
    // @ts-expect-error: there is no such order of a list
    api('GET', '/parts', { query: { sort: 'cheapest' } }),
    // @ts-expect-error: a total is a number
    api('POST', '/orders', { body: { ...ORDER, total: '5' } }),
    // @ts-expect-error: a review says who wrote it
    api('POST', '/review', { body: { ...REVIEW, name: undefined } }),
  ]
  expectTypeOf(wrong).returns.toBeArray()
})

test('a write whose answer was lost keeps its key until the shop has answered; then the same words mean it anew', async () => {
  const refund = () => api('POST', '/orders/{id}/refunds', { path: { id: '1' }, body: { amount: 30, reason: 'Late' } })
  answering(
    () => {
      throw new TypeError('fetch failed')
    },
    () => json(503, { code: 'busy' }),
    () => json(409, { code: 'still-running' }),
    () => json(409, { code: 'sold-out' }),
    () => json(200, { _id: '1' }),
    () => json(200, { _id: '2' }),
  )
  for (let tries = 0; tries < 4; tries++) await expect(refund()).rejects.toThrow()
  await refund()
  await refund()
  const keys = calls.map((call) => headerOf(call, 'idempotency-key'))
  expect(new Set(keys.slice(0, 4)).size).toBe(1)
  expect(new Set(keys.slice(3)).size).toBe(3)
})

test('an expired token is renewed once, and the write keeps its key', async () => {
  answering(
    () => json(401, { code: 'unauthorised' }),
    () => json(200, { token: 'new' }),
    () => json(200, { insertedId: '1' }),
  )
  expect(await api('POST', '/review', { body: REVIEW })).toEqual({ insertedId: '1' })
  expect(calls.map(({ url }) => url)).toEqual(['/api/review', '/api/user/ann%40example.com', '/api/review'])
  expect(headerOf(calls[2], 'authorization')).toBe('Bearer new')
  expect(headerOf(calls[2], 'idempotency-key')).toBe(headerOf(calls[0], 'idempotency-key'))
  expect(currentSession()?.accessToken).toBe('new')
})

test('where renewal is refused the session ends', async () => {
  answering(() => json(401, { code: 'unauthorised', detail: 'Please log in.' }))
  await expect(api('GET', '/orders')).rejects.toMatchObject({ status: 401, message: SIGNED_OUT })
  expect(currentSession()).toBeNull()
})

test('where the session has run out, what the shop shows to everybody is read without it', async () => {
  const refused = () => json(401, { code: 'unauthorised', title: 'Please sign in.' })
  answering(refused, refused, () => json(200, { _id: '7' }))
  expect(await api('GET', '/parts/{id}', { path: { id: '7' } })).toEqual({ _id: '7' })
  expect(headerOf(calls[2], 'authorization')).toBeNull()
})

test('a write is not sent for somebody else than who wrote it, once the session has run out', async () => {
  answering(() => json(401, { code: 'unauthorised', title: 'Please sign in.' }))
  await expect(api('POST', '/review', { body: REVIEW })).rejects.toMatchObject({ message: SIGNED_OUT })
  expect(calls.filter(({ url }) => url === '/api/review')).toHaveLength(1)
})

test('many calls at once share one renewal', async () => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    if (url.includes('/user/')) return json(200, { token: 'new' })
    return headerOf({ url, init }, 'authorization') === 'Bearer new' ? json(200, 1) : json(401, {})
  })
  expect(await Promise.all([api('GET', '/blog'), api('GET', '/orders'), api('GET', '/categories')])).toEqual([1, 1, 1])
  expect(calls.filter(({ url }) => url.includes('/user/'))).toHaveLength(1)
})

test('a refusal says what, where and why; a lost connection says so too', async () => {
  answering(() =>
    json(409, { code: 'total-changed', detail: 'The total is now $9.', fields: { total: 'x' }, total: 9 }),
  )
  const refused = await api('POST', '/orders', { body: ORDER }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiProblem)
  expect(refused).toMatchObject({ status: 409, code: 'total-changed', fields: { total: 'x' }, body: { total: 900 } })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  await expect(api('GET', '/orders')).rejects.toMatchObject({ status: 0, code: 'offline' })
})
