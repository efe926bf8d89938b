import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// Test files share a process: what is mocked here is loaded anew, before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const told = vi.hoisted(() => [] as string[])
const tell = vi.hoisted(() => (text: string) => void told.push(text))
vi.mock('../notify.ts', () => ({ notify: { error: tell, message: tell } }))

type Sent = { part: string; quantity: number; car?: number; label?: string }
const ANN = 'ann@example.com'
const BEN = 'ben@example.com'
const GOLF = { car: 7, label: '2014 Volkswagen Golf' }

/** The account's copy, as the shop keeps it; `hold` makes answers wait. */
let there: { lines: Sent[]; later: Sent[] }
let calls: string[]
let refusal: number | null
let hold: Promise<void> | null
let dispatchEventHere: (name: string) => void

const keyOf = ({ part, car }: Sent) => `${part} ${car}`
const joined = (lines: Sent[], given: Sent[], join: (one: Sent, other: Sent) => Sent) => {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  for (const line of given) byKey.set(keyOf(line), byKey.has(keyOf(line)) ? join(byKey.get(keyOf(line))!, line) : line)
  const label = (line: Sent) => (line.car === undefined ? line : { ...line, label: GOLF.label })
  return [...byKey.values()].filter(({ quantity }) => quantity > 0).map(label)
}
const larger = (one: Sent, other: Sent) => (other.quantity > one.quantity ? other : one)

async function answer(url: string, { method = 'GET', body }: RequestInit) {
  const call = `${method} ${url}`
  calls.push(call)
  if (refusal) return new Response('{"code":"cart-full","detail":"Your cart is full"}', { status: refusal })
  if (method !== 'GET') {
    const { lines, later } = JSON.parse(String(body)) as typeof there
    const join = url.endsWith('/merge') ? larger : (_one: Sent, other: Sent) => other
    there = { lines: joined(there.lines, lines, join), later: joined(there.later, later, join) }
  }
  const told = JSON.stringify(there)
  await hold
  return new Response(told)
}

let cart: typeof import('../../web/cart/cart.ts')
let later: typeof import('../../web/cart/cart-later.ts')
let session: typeof import('../../web/session.ts')
let followCart: typeof import('./follow-cart.ts').followCart
let leaveCart: typeof import('./follow-cart.ts').leaveCart
beforeEach(async () => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  const target = new EventTarget()
  dispatchEventHere = (name) => void target.dispatchEvent(new Event(name))
  const listen = { addEventListener: target.addEventListener.bind(target), removeEventListener() {} }
  const documentElement = { dataset: {}, toggleAttribute() {} }
  vi.stubGlobal('document', { documentElement, visibilityState: 'visible', ...listen })
  for (const [name, value] of Object.entries(listen)) vi.stubGlobal(name, value)
  vi.stubGlobal('fetch', answer)
  ;[there, calls, refusal, hold] = [{ lines: [], later: [] }, [], null, null]
  told.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.resetModules()
  cart = await import('../../web/cart/cart.ts')
  later = await import('../../web/cart/cart-later.ts')
  session = await import('../../web/session.ts')
  ;({ followCart, leaveCart } = await import('./follow-cart.ts'))
  session.startSession({ email: ANN, accessToken: 'x' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets all that is under way come to its end, the pause after a change too. */
const quiet = async () => {
  for (let round = 0; round < 3; round++) {
    await vi.advanceTimersByTimeAsync(1000)
    for (let turn = 0; turn < 20; turn++) await new Promise((go) => setImmediate(go))
  }
}
const here = () => cart.readCart()

test('at sign-in the larger quantity wins, for each car, and what is here goes to the account', async () => {
  there.lines = [
    { part: '1', quantity: 3 },
    { part: '2', quantity: 1, ...GOLF },
  ]
  cart.addPieces('1', 2, null)
  cart.addPieces('2', 4, GOLF)
  cart.addPieces('3', 1, null)
  followCart(ANN)
  await quiet()
  expect(here()).toEqual({ 1: 3, 2: 4, 3: 1 })
  expect(there.lines).toEqual([
    { part: '1', quantity: 3 },
    { part: '2', quantity: 4, ...GOLF },
    { part: '3', quantity: 1 },
  ])
  expect(calls).toEqual(['POST /api/my-cart/merge'])
})

test('a change here is sent once the typing is over, and one of another device comes with the next look', async () => {
  followCart(ANN)
  await quiet()
  for (let n = 0; n < 5; n++) cart.addOne('1', null)
  await quiet()
  expect(there.lines).toEqual([{ part: '1', quantity: 5 }])
  expect(calls.slice(1)).toEqual(['PATCH /api/my-cart'])
  there.lines = [
    { part: '1', quantity: 2 },
    { part: '9', quantity: 1 },
  ]
  dispatchEventHere('visibilitychange')
  await quiet()
  expect(here()).toEqual({ 1: 2, 9: 1 })
})

test('what is taken out here stays out, and what is saved for later goes along', async () => {
  there.lines = [{ part: '1', quantity: 3 }]
  followCart(ANN)
  await quiet()
  later.saveForLater({ part: '1', quantity: 3, car: null })
  await quiet()
  expect([here(), there]).toEqual([{}, { lines: [], later: [{ part: '1', quantity: 3 }] }])
})

test('what changes while the answer is on its way is kept, and sent then', async () => {
  let release = () => {}
  hold = new Promise((go) => {
    release = go
  })
  there.lines = [{ part: '2', quantity: 1 }]
  followCart(ANN)
  await quiet()
  cart.addOne('1', null)
  release()
  hold = null
  await quiet()
  expect(here()).toEqual({ 1: 1, 2: 1 })
  expect(there.lines).toContainEqual({ part: '1', quantity: 1 })
})

test('a refusal loses nothing here, is said once, and the same is not sent again', async () => {
  followCart(ANN)
  await quiet()
  refusal = 409
  cart.addOne('1', null)
  await quiet()
  dispatchEventHere('online')
  await quiet()
  expect([here(), told, calls.filter((call) => call.startsWith('PATCH')).length]).toEqual([
    { 1: 1 },
    ['Your cart is full'],
    1,
  ])
})

test('an answer that comes after its person has signed out changes nothing here', async () => {
  let release = () => {}
  hold = new Promise((go) => {
    release = go
  })
  there.lines = [{ part: '2', quantity: 1 }]
  followCart(ANN)
  await quiet()
  session.startSession({ email: BEN, accessToken: 'y' })
  release()
  await quiet()
  expect(here()).toEqual({})
})

test('what is in the cart of somebody whose session ended goes to nobody else; what was put in since does', async () => {
  there = { lines: [{ part: '2', quantity: 4 }], later: [{ part: '5', quantity: 1 }] }
  cart.addPieces('1', 3, GOLF)
  const stop = followCart(ANN)
  await quiet()
  stop()
  session.endSession()
  cart.addPieces('7', 2, null)
  cart.addPieces('2', 1, null)
  there = { lines: [{ part: '9', quantity: 1 }], later: [] }
  session.startSession({ email: BEN, accessToken: 'y' })
  followCart(BEN)
  await quiet()
  expect([here(), later.readLater()]).toEqual([{ 2: 1, 7: 2, 9: 1 }, []])
  expect(there.lines).toEqual([
    { part: '9', quantity: 1 },
    { part: '2', quantity: 1 },
    { part: '7', quantity: 2 },
  ])
})

const signOut = async () => {
  session.endSession()
  return true
}

test('who signs out takes the cart along: what was put in last is in the account, and nothing is left here', async () => {
  there.lines = [{ part: '2', quantity: 1, ...GOLF }]
  followCart(ANN)
  await quiet()
  later.saveForLater({ part: '2', quantity: 1, car: cart.linesHere()[0]!.car })
  cart.addPieces('1', 3, null)
  const left = leaveCart(ANN, signOut)
  await quiet()
  expect(await left).toBe(true)
  expect([here(), later.readLater()]).toEqual([{}, []])
  expect(there).toEqual({ lines: [{ part: '1', quantity: 3 }], later: [{ part: '2', quantity: 1, ...GOLF }] })
})

test('what the account was never told stays here when its person signs out', async () => {
  refusal = 503
  cart.addPieces('1', 3, null)
  followCart(ANN)
  await quiet()
  const left = leaveCart(ANN, signOut)
  await quiet()
  await left
  expect(here()).toEqual({ 1: 3 })
})

test('an account that does not answer holds nobody up for long, and the cart stays', async () => {
  followCart(ANN)
  await quiet()
  let release = () => {}
  hold = new Promise((go) => {
    release = go
  })
  cart.addOne('1', null)
  const left = leaveCart(ANN, signOut)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await left).toBe(true)
  release()
  await quiet()
  expect(here()).toEqual({ 1: 1 })
})

test('who had put something in before signing in is told of what the account kept; whose cart was empty is not', async () => {
  there.lines = [{ part: '2', quantity: 3, ...GOLF }]
  cart.addPieces('1', 1, null)
  followCart(ANN)
  await quiet()
  expect(told).toEqual(['3 more pieces are in your cart now: they were saved in your account.'])
  await leaveCart(ANN, async () => true)
  followCart(ANN)
  await quiet()
  expect(told).toHaveLength(1)
})
