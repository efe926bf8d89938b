import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api'
import { purgeExpired } from '#domain/identity'
import { crowd, makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
let admin: Person
let customer: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await makeAdmin(shop)
  customer = await signUp(shop)
})
afterAll(() => shop.close())

const later = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * 60_000) })

describe('PUT /user/{email}', () => {
  const renew = (email: string, cookie?: string, body: unknown = { email }) =>
    shop.call('PUT', `/user/${email}`, { body, headers: cookie ? { cookie } : {} })

  test('gives a token to the user of the session', async () => {
    const { status, body, headers } = await renew(customer.email.toUpperCase(), customer.cookie)
    expect(status).toBe(200)
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(headers.get('cache-control')).toBe('no-store')
    const { rows } = await sql<{ hash: Buffer; seen_at: Date }>`
      select hash, seen_at from access_tokens t join users u on u.id = t.user_id where u.id = ${customer.id}`.execute(
      shop.ctx.db,
    )
    expect(rows.every(({ hash }) => hash.length === 32 && !hash.toString('base64url').includes(body.token))).toBe(true)
    expect(Date.now() - rows[0]!.seen_at.getTime()).toBeLessThan(60_000)
  })

  test('no session: 401, also for a made-up one and with a bearer token alone', async () => {
    expect((await renew(customer.email)).status).toBe(401)
    expect((await renew(customer.email, 'camber.session_token=made-up.signature')).status).toBe(401)
    const forged = customer.cookie.replace(/\..*$/, '.Zm9yZ2Vk')
    expect((await renew(customer.email, forged)).status).toBe(401)
    const options = { token: customer.token, body: { email: customer.email } }
    expect((await shop.call('PUT', `/user/${customer.email}`, options)).status).toBe(401)
  })

  test('for another e-mail: 403, in the path or in the body, also for an admin', async () => {
    expect((await renew(admin.email, customer.cookie)).status).toBe(403)
    expect((await renew(customer.email, admin.cookie)).status).toBe(403)
    expect((await renew(customer.email, customer.cookie, { email: admin.email })).status).toBe(403)
  })

  test('a malformed e-mail is named', async () => {
    const { status, body } = await renew('not-an-email', customer.cookie)
    expect([status, body.fields]).toEqual([400, { user: 'Provide a valid Email' }])
  })

  test('is never stored as the answer of a repeatable write', async () => {
    const { cookie, token, email } = customer
    const headers = { cookie, 'idempotency-key': 'renew-once' }
    const ask = async (at: string) => (await shop.call('PUT', `/user/${at}`, { token, headers })).body.token
    expect(await ask(email)).not.toBe(await ask(email))
    expect(await ask(email.replace('@', '%40'))).not.toBe(await ask(email.replace('@', '%40')))
  })

  test('never changes the role', async () => {
    const body = { email: customer.email, role: 'admin' }
    expect((await renew(customer.email, customer.cookie, body)).status).toBe(200)
    const asked = await shop.call('GET', `/admin/${customer.email}`, { token: customer.token })
    expect(asked.body).toEqual({ admin: false })
  })

  test('sixty in a minute are enough', async () => {
    const eager = await signUp(shop)
    for (let i = 0; i < 59; i++) expect((await renew(eager.email, eager.cookie)).status).toBe(200)
    expect((await renew(eager.email, eager.cookie)).status).toBe(429)
  })
})

describe('an access token', () => {
  const asks = async (token: string, email: string) => (await shop.call('GET', `/admin/${email}`, { token })).status

  test('lives 15 minutes, then is purged', async () => {
    const { ctx, ...own } = await openShopFor()
    const { token, email } = await signUp({ ctx, ...own })
    const at = async (minutes: number) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await createApi({ ...ctx, clock: later(minutes) }).request(`/admin/${email}`, { headers })).status
    }
    const stored = async () => (await sql`select from access_tokens`.execute(ctx.db)).rows.length
    expect(await at(14)).toBe(200)
    expect(await at(16)).toBe(401)
    await purgeExpired({ ...ctx, clock: later(14) })
    expect(await stored()).toBe(1)
    await purgeExpired({ ...ctx, clock: later(16) })
    expect(await stored()).toBe(0)
  })

  test('dies with demotion', async () => {
    const { token, email, id } = await makeAdmin(shop)
    expect((await shop.call('GET', '/user', { token })).status).toBe(200)
    await sql`update users set role = 'customer' where id = ${id}`.execute(shop.ctx.db)
    expect((await shop.call('GET', '/user', { token })).status).toBe(401)
    expect(await asks(token, email)).toBe(401)
  })

  test('gains what a promotion gives at once', async () => {
    const { token, email } = await signUp(shop)
    expect((await shop.call('GET', '/user', { token })).status).toBe(403)
    await shop.call('PUT', `/user/admin/${email}`, { token: admin.token })
    expect((await shop.call('GET', '/user', { token })).status).toBe(200)
  })

  test('is one person each', async () => {
    const people = await crowd(shop, 50)
    const asked = await Promise.all(people.map(({ token, email }) => asks(token, email)))
    expect(asked.every((status) => status === 200)).toBe(true)
    expect(await asks(people[0]!.token, people[1]!.email)).toBe(403)
  })

  test('made up, cut short or of another kind is refused, never taken for a visitor', async () => {
    for (const authorization of [
      'Bearer x',
      `Bearer ${'x'.repeat(43)}`,
      `Basic ${customer.token}`,
      'Bearer',
      'nonsense',
    ]) {
      const { status, body } = await shop.call('GET', '/user', { headers: { authorization } })
      expect([status, body.code], authorization).toEqual([401, 'unauthorised'])
    }
  })
})
