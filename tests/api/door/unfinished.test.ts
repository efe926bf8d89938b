import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addPart } from '../../support/catalogue/parts.ts'
import { type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'
import { type Listening, listening, startPost, type Unfinished } from '../../support/machine/sockets.ts'

const ATTACKER = '203.0.113.66'
const BUYER = '198.51.100.7'

let shop: TestShop
let server: Listening
let buyer: Person
let attacker: Person
let part: string
beforeAll(async () => {
  shop = await openShop({ TRUSTED_PROXIES: '1', LIMITS: '100' })
  server = await listening(shop)
  buyer = await signUp(shop)
  attacker = await signUp(shop)
  part = await addPart(shop, { price: 40, stock: 1000 })
})
afterAll(async () => {
  await server.close()
  await shop.close()
  await rm(shop.config.dataDir, { recursive: true, force: true })
})

let unfinished: Unfinished[] = []
afterEach(() => {
  for (const { socket } of unfinished) socket.destroy()
  unfinished = []
})

type Start = Partial<Parameters<typeof startPost>[1]>

/** Begins many calls of the attacker's, and waits until the server has their headers. */
async function begin(count: number, path: string, how: (n: number) => Start = () => ({})) {
  const start = (n: number) => startPost(server, { path, from: ATTACKER, length: 5000, ...how(n) })
  const asked = server.asked()
  for (let n = 0; n < count; n += 100)
    unfinished.push(...(await Promise.all(Array.from({ length: Math.min(100, count - n) }, (_, m) => start(n + m)))))
  await expect.poll(() => server.asked() - asked).toBe(count)
}

/** Calls that nobody answered yet. Who got an answer while these wait did not wait for them. */
const waiting = (calls = unfinished) => calls.filter(({ answer, socket }) => !answer && !socket.destroyed).length

function call(method: string, path: string, body?: object | FormData): Promise<Response> {
  const json = body && !(body instanceof FormData)
  return fetch(`${server.base}${path}`, {
    method,
    headers: {
      'x-forwarded-for': BUYER,
      authorization: `Bearer ${buyer.token}`,
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    body: json ? JSON.stringify(body) : (body as FormData | undefined),
  })
}

const order = () =>
  call('POST', '/orders', { name: '', email: buyer.email, number: '', total: 42, items: { [part]: 1 } })

async function upload(width: number): Promise<Response> {
  const bytes = await sharp({ create: { width, height: 60, channels: 3, background: 'grey' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(bytes)]), 'grey.png')
  return call('POST', '/images', form)
}

describe('a call whose body does not arrive delays nobody', () => {
  it('eight unfinished orders: others order', async () => {
    await begin(8, '/orders', () => ({ token: attacker.token }))
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await order()).status))
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(waiting()).toBe(8)
  })

  it('2,200 unfinished sign-ins, from one address or many: others are served, and few from one address are held', async () => {
    await begin(1200, '/auth/sign-in/email')
    await begin(1000, '/auth/sign-in/email', (n) => ({ from: `203.0.${n % 250}.1` }))
    expect((await call('GET', '/bestSeller')).status).toBe(200)
    expect((await order()).status).toBe(201)
    const { email, password } = buyer
    expect((await call('POST', '/auth/sign-in/email', { email, password })).status).toBe(200)
    expect(waiting()).toBeGreaterThan(0)
    const ofOneAddress = unfinished.slice(0, 1200)
    await expect.poll(() => waiting(ofOneAddress)).toBeLessThanOrEqual(50)
    expect(unfinished[0]!.answer).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close\r\n[^]*"code":"too-slow"/i)
  })

  it('ten slow uploads by one account or by ten do not stop others', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(shop)))
    const type = 'multipart/form-data; boundary=x'
    await begin(10, '/images', () => ({ token: attacker.token, type }))
    await begin(8, '/images', (n) => ({ token: people[n]!.token, type, from: `203.0.113.${n}` }))
    const statuses = await Promise.all([upload(100), upload(101)].map(async (answer) => (await answer).status))
    expect(statuses).toEqual([200, 200])
    expect(waiting()).toBe(10)
    expect(await readdir(join(shop.config.dataDir, 'media'))).toHaveLength(2)
    const busy = unfinished.filter(({ answer }) => answer.startsWith('HTTP/1.1 503 '))
    expect(busy).toHaveLength(8)
    expect(busy[0]!.answer).toMatch(/"success":false/)
  })
})
