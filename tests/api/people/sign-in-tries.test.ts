import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cookiesOf, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

// Test files share a process: what is mocked here is loaded anew, before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

/** By how many ms each answer is held back, newest last; here it comes when `released` does. */
const held = vi.hoisted(() => ({ ms: [] as number[], released: Promise.resolve() }))
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: (ms: number) => (held.ms.push(ms), held.released),
}))

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ATTACKER = '203.0.113.66'
const HOME = '198.51.100.7'

type Who = Pick<Person, 'email' | 'password'>

const signIn = ({ email, password }: Who, from: string, cookie = '', at = shop) =>
  at.call('POST', '/auth/sign-in/email', { body: { email, password }, headers: { cookie }, from })

/** The status of a sign-in, and by how many ms its answer was held back. */
async function trial(who: Who, from: string, cookie?: string): Promise<[status: number, ms: number]> {
  const before = held.ms.length
  const { status } = await signIn(who, from, cookie)
  expect(held.ms.length - before).toBeLessThanOrEqual(1)
  return [status, held.ms[before] ?? 0]
}

const guess = (email: string, from = ATTACKER) => trial({ email, password: 'a wrong guess' }, from)

/** As after so many failed tries for an account, from anywhere. */
const failBefore = (email: string, times: number) =>
  sql`insert into rate_limits (key, points, expire)
    values (${`sign-in/account:${email}`}, ${times}, ${Date.now() + 3_600_000})
    on conflict (key) do update set points = excluded.points`.execute(shop.ctx.db)

const deviceIn = (cookies: string) => cookies.split('; ').find((cookie) => cookie.includes('camber.device='))!

describe('ten wrong guesses', () => {
  test('refuse who guesses, and let the owner in from elsewhere: after 2 s, and at once on a known device', async () => {
    const owner = await signUp(shop)
    for (let i = 0; i < 10; i++) expect((await guess(owner.email))[0]).toBe(401)
    const refused = await signIn(owner, ATTACKER)
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200)

    expect(await trial(owner, HOME)).toEqual([200, 2000])
    expect(await trial(owner, HOME, deviceIn(owner.cookie))).toEqual([200, 0])
  })

  test('do not keep a known device out that shares the address of who guesses', async () => {
    const owner = await signUp(shop)
    for (let i = 0; i < 10; i++) await guess(owner.email, '203.0.113.67')
    expect(await trial(owner, '203.0.113.67')).toEqual([429, 0])
    expect(await trial(owner, '203.0.113.67', deviceIn(owner.cookie))).toEqual([200, 0])
  })

  test('on a known device refuse that device alone, for a while', async () => {
    const owner = await signUp(shop)
    const device = deviceIn(owner.cookie)
    for (let i = 0; i < 10; i++) expect(await trial({ ...owner, password: 'not this' }, HOME, device)).toEqual([401, 0])
    expect(await trial(owner, HOME, device)).toEqual([429, 0])
    expect(await trial(owner, HOME)).toEqual([200, 0])
  })

  test('do not add up where one signs in well between them', async () => {
    const owner = await signUp(shop)
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 8; i++) expect((await guess(owner.email, '198.51.100.9'))[0]).toBe(401)
      expect((await trial(owner, '198.51.100.9'))[0]).toBe(200)
    }
  })
})

describe('guessing one account from many addresses', () => {
  test('is held back the longer the more guesses failed, at most 2 s, an unknown e-mail alike', async () => {
    const told: [number, number][][] = []
    for (const email of [(await signUp(shop)).email, 'nobody-here@camber.example']) {
      const answers: [number, number][] = []
      for (let i = 0; i < 13; i++) answers.push(await guess(email, `203.0.113.${100 + i}`))
      told.push(answers)
    }
    const waits = [0, 0, 0, 250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2000, 2000]
    expect(told[0]).toEqual(waits.map((ms) => [401, ms]))
    expect(told[1]).toEqual(told[0])
  })

  test('keeps nobody out, however long it goes on', async () => {
    const owner = await signUp(shop)
    await failBefore(owner.email, 100_000)
    expect(await guess(owner.email)).toEqual([401, 2000])
    expect(await trial(owner, HOME)).toEqual([200, 2000])
    expect(await trial(owner, HOME, deviceIn(owner.cookie))).toEqual([200, 0])
  })
})

test('answers that are held back hold no connection and no turn at checking passwords', async () => {
  const [owner, other] = [await signUp(shop), await signUp(shop)]
  await failBefore(owner.email, 50)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  held.released = promise
  held.ms.length = 0
  // More than there are connections (10) and turns at checking passwords (4) together.
  const wrong = { ...owner, password: 'a wrong guess' }
  const guesses = Promise.all(Array.from({ length: 20 }, (_, i) => signIn(wrong, `192.0.2.${i}`)))
  await expect.poll(() => held.ms.length).toBe(20)
  expect((await signIn(other, HOME)).status).toBe(200)
  release()
  expect((await guesses).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401))
})

test('guessing many accounts from one address is limited by the address', async () => {
  const few = await openShopFor({ LIMITS: '0.1' })
  const from = async (address: string, name: string) =>
    (await signIn({ email: `${name}@camber.example`, password: 'a wrong guess' }, address, '', few)).status
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) statuses.push(await from(ATTACKER, `somebody-${i}`))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect(await from(HOME, 'somebody-7')).toBe(401)
})

describe('a device that signed in', () => {
  test('is named by a cookie that scripts and other sites do not get, for a year, for sign-in alone', async () => {
    const owner = await signUp(shop)
    const { headers } = await signIn(owner, HOME)
    const cookie = headers.getSetCookie().find((one) => one.startsWith('camber.device='))!
    expect(cookie).toMatch(/^camber\.device=[\w-]{22}\.[\w-]{43};/)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth', 'Max-Age=31536000'])
      expect(cookie).toContain(part)
  })

  test('is named for https alone where the shop speaks https', async () => {
    const safe = await openShopFor({ BASE_URL: 'https://shop.camber.example' })
    const owner = { name: 'Ada', email: 'ada@camber.example', password: 'spanner-42' }
    const { headers } = await safe.call('POST', '/auth/sign-up/email', { body: owner })
    const cookie = headers.getSetCookie().find((one) => one.includes('camber.device='))!
    expect(cookie).toMatch(/^__Secure-camber\.device=.*; Secure/)
    const again = await signIn(owner, HOME, cookie.split(';')[0], safe)
    expect(deviceIn(cookiesOf(again.headers))).toBe(cookie.split(';')[0])
  })

  test('keeps its name from one sign-in to the next, and opens nothing by itself', async () => {
    const owner = await signUp(shop)
    const device = deviceIn(owner.cookie)
    expect(device).toMatch(/^camber\.device=./)
    const { headers } = await signIn(owner, HOME, device)
    expect(deviceIn(cookiesOf(headers))).toBe(device)
    expect((await shop.call('GET', '/auth/get-session', { headers: { cookie: device } })).body).toBeNull()
    expect((await shop.call('PUT', `/user/${owner.email}`, { headers: { cookie: device } })).status).toBe(401)
  })

  test('is known after signing out', async () => {
    const owner = await signUp(shop)
    await failBefore(owner.email, 50)
    const out = await shop.call('POST', '/auth/sign-out', { headers: { cookie: owner.cookie } })
    expect(cookiesOf(out.headers)).not.toContain('camber.device')
    expect(await trial(owner, HOME, deviceIn(owner.cookie))).toEqual([200, 0])
  })

  test('is known to that account alone, and only by what the shop wrote', async () => {
    const [owner, other] = [await signUp(shop), await signUp(shop)]
    for (const { email } of [owner, other]) await failBefore(email, 50)
    const device = deviceIn(owner.cookie)
    expect(await trial(owner, HOME, device)).toEqual([200, 0])
    expect(await trial(other, HOME, device)).toEqual([200, 2000])
    for (const forged of [
      device.replace(/=[\w-]{3}/, '=AAA'),
      device.slice(0, -1),
      device.split('.').slice(0, 2).join('.'),
    ])
      expect(await trial(owner, HOME, forged), forged).toEqual([200, 2000])
  })

  test('is unknown once the password changed, but for the one that changed it', async () => {
    const owner = await signUp(shop)
    const changed = { ...owner, password: 'another word' }
    const body = { currentPassword: owner.password, newPassword: changed.password }
    const answer = await shop.call('POST', '/auth/change-password', { body, headers: { cookie: owner.cookie } })
    expect(answer.status).toBe(200)
    await failBefore(owner.email, 50)
    expect(await trial(changed, HOME, deviceIn(owner.cookie))).toEqual([200, 2000])
    expect(await trial(changed, HOME, deviceIn(cookiesOf(answer.headers)))).toEqual([200, 0])
  })
})
