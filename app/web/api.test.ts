import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SIGNED_OUT, api, ApiProblem } from './api.ts'
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
const headerOf = (call: Call | undefined, name: string) => new Headers(call?.init.headers).get(name)

beforeEach(() => {
  calls = []
  vi.stubGlobal('document', { documentElement: { toggleAttribute() {} } })
  startSession({ email: 'ann@example.com', accessToken: 'old' })
})
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

test('a call carries the token, and a write its key', async () => {
  answering(() => json(200, { ok: 1 }))
  expect(await api('POST', '/orders', { total: 5 })).toEqual({ ok: 1 })
  expect(calls[0]?.url).toBe('/api/orders')
  expect(headerOf(calls[0], 'authorization')).toBe('Bearer old')
  expect(headerOf(calls[0], 'idempotency-key')).toMatch(/^\w{32}$/)
  expect(calls[0]?.init.body).toBe('{"total":5}')
})

test('a write whose answer was lost keeps its key until the shop has answered; then the same words mean it anew', async () => {
  const refund = () => api('POST', '/orders/1/refunds', { amount: 30 })
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
  expect(await api('POST', '/review', {})).toEqual({ insertedId: '1' })
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

test('many calls at once share one renewal', async () => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init })
    if (url.includes('/user/')) return json(200, { token: 'new' })
    return headerOf({ url, init }, 'authorization') === 'Bearer new' ? json(200, 1) : json(401, {})
  })
  expect(await Promise.all([api('GET', '/a'), api('GET', '/b'), api('GET', '/c')])).toEqual([1, 1, 1])
  expect(calls.filter(({ url }) => url.includes('/user/'))).toHaveLength(1)
})

test('a refusal says what, where and why; a lost connection says so too', async () => {
  answering(() =>
    json(409, { code: 'total-changed', detail: 'The total is now $9.', fields: { total: 'x' }, total: 9 }),
  )
  const refused = await api('POST', '/orders', {}).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiProblem)
  expect(refused).toMatchObject({ status: 409, code: 'total-changed', fields: { total: 'x' }, body: { total: 9 } })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  await expect(api('GET', '/orders')).rejects.toMatchObject({ status: 0, code: 'offline' })
})
