import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api'
import { makeAdmin, type Person, signUp } from '../../support/shops/people.ts'
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

describe('GET /admin/{email}', () => {
  const ask = (email: string, token?: string) => shop.call('GET', `/admin/${email}`, { token })

  test('oneself, or an admin asking', async () => {
    expect((await ask(customer.email, customer.token)).body).toEqual({ admin: false })
    expect((await ask(admin.email.toUpperCase(), admin.token)).body).toEqual({ admin: true })
    expect((await ask(customer.email, admin.token)).body).toEqual({ admin: false })
    expect((await ask('nobody@camber.example', admin.token)).body).toEqual({ admin: false })
  })

  test('nobody else', async () => {
    expect((await ask(admin.email)).status).toBe(401)
    expect((await ask(admin.email, customer.token)).status).toBe(403)
    expect((await ask('nobody@camber.example', customer.token)).status).toBe(403)
    expect((await ask('nonsense', admin.token)).status).toBe(400)
  })
})

describe('GET /user/all.csv', () => {
  test('has all users that match, page after page, with nothing that a spreadsheet executes', async () => {
    const email = `all-${crypto.randomUUID().slice(0, 8)}@example.com`
    await signUp(shop, { name: '=1+1; Jürgen "Jo" Groß', email })
    await sql`
      insert into users (id, name, email, email_verified, created_at)
      select 'u' || n, 'Many ' || n, 'many' || n || '@example.com', true, now() from generate_series(1, 1200) n`.execute(
      shop.ctx.db,
    )
    const { status, body, headers } = await shop.call('GET', '/user/all.csv', { token: admin.token })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = String(body).trim().split('\r\n')
    expect(lines[0]).toBe('Name,E-mail,E-mail confirmed,Role,Since (UTC),Last seen (UTC)')
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from users`.execute(shop.ctx.db)
    expect(new Set(lines).size - 1).toBe(rows[0]!.n)
    const found = await shop.call('GET', `/user/all.csv?q=${email}`, { token: admin.token })
    expect(String(found.body).split('\r\n')[1]).toMatch(
      new RegExp(`^"?'=1\\+1; Jürgen ""Jo"" Groß"?,${email},no,Customer,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d(:\\d\\d)?,`),
    )
    expect((await shop.call('GET', '/user/all.csv', { token: customer.token })).status).toBe(403)
    await sql`delete from users where id like 'u%' and name like 'Many %'`.execute(shop.ctx.db)
  })
})

describe('GET /user', () => {
  test('lists users for an admin, the newest first', async () => {
    const newest = await signUp(shop)
    const { status, body } = await shop.call('GET', '/user', { token: admin.token })
    expect(status).toBe(200)
    expect(body[0]).toEqual({
      _id: newest.id,
      email: newest.email,
      name: 'Pat Doe',
      role: 'customer',
      emailVerified: false,
      createdAt: expect.any(String),
      seenAt: expect.any(String),
    })
    expect(JSON.stringify(body)).not.toMatch(/password|hash|token/)
  })

  test('nobody else', async () => {
    expect((await shop.call('GET', '/user')).status).toBe(401)
    expect((await shop.call('GET', '/user', { token: customer.token })).status).toBe(403)
  })

  test('malformed: 400', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=made-up', 'q=%00', 'cursor=123456789012345678~a'])
      expect((await shop.call('GET', `/user?${query}`, { token: admin.token })).status, query).toBe(400)
  })

  test('goes through all by cursor, each once, also when many were made in one moment', async () => {
    const crowd = await openShopFor()
    const { token } = await makeAdmin(crowd)
    await sql`
      insert into users (id, name, email, created_at)
      select 'crowd-' || n, 'Crowd ' || n, 'crowd' || n || '@camber.example', timestamptz '2020-01-01' + (n / 50) * interval '1 microsecond'
      from generate_series(1, 250) n`.execute(crowd.ctx.db)
    const seen: string[] = []
    let path: string | undefined = '/user?q=crowd'
    while (path) {
      const { body, headers } = await crowd.call('GET', path, { token })
      expect(body.length).toBeLessThanOrEqual(100)
      seen.push(...body.map((user: { _id: string }) => user._id))
      path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(seen).toHaveLength(250)
    expect(new Set(seen).size).toBe(250)
  })

  test('looks for words in e-mail and name, not for patterns', async () => {
    const odd = await signUp(shop, { name: 'Per_cent 100%' })
    const find = async (q: string) => {
      const { body } = await shop.call('GET', `/user?q=${encodeURIComponent(q)}`, { token: admin.token })
      return body.map((user: { _id: string }) => user._id)
    }
    expect(await find('PER_CENT 100%')).toEqual([odd.id])
    expect(await find('Per_cent%100')).toEqual([])
    expect(await find(odd.email.slice(0, 12))).toEqual([odd.id])
  })
})

describe('PUT /user/admin/{email}', () => {
  const promote = (email: string, token?: string) => shop.call('PUT', `/user/admin/${email}`, { token })

  test('makes an admin once, and keeps a record of it', async () => {
    const { email, id } = await signUp(shop)
    expect((await promote(email.toUpperCase(), admin.token)).body).toEqual({ modifiedCount: 1 })
    expect((await promote(email, admin.token)).body).toEqual({ modifiedCount: 0 })
    expect((await shop.call('GET', `/admin/${email}`, { token: admin.token })).body).toEqual({ admin: true })
    const { rows } = await sql`select actor, action, before, after from audit where subject = ${id}`.execute(
      shop.ctx.db,
    )
    const change = { action: 'user.make-admin', before: { role: 'customer' }, after: { role: 'admin' } }
    expect(rows).toEqual([{ actor: admin.id, ...change }])
  })

  test('not by anybody else, and not for a missing user', async () => {
    expect((await promote(customer.email)).status).toBe(401)
    expect((await promote(customer.email, customer.token)).status).toBe(403)
    expect((await promote('nobody@camber.example', admin.token)).status).toBe(404)
    expect((await promote('nonsense', admin.token)).status).toBe(400)
  })
})

describe('DELETE /user/{id}', () => {
  const remove = (id: string, token?: string) => shop.call('DELETE', `/user/${id}`, { token })

  test('removes a user with all access, and records it', async () => {
    const gone = await signUp(shop)
    expect((await remove(gone.id, admin.token)).body).toEqual({ deletedCount: 1 })
    expect((await remove(gone.id, admin.token)).body).toEqual({ deletedCount: 0 })
    expect((await shop.call('GET', `/admin/${gone.email}`, { token: gone.token })).status).toBe(401)
    const body = { email: gone.email, password: gone.password }
    expect((await shop.call('POST', '/auth/sign-in/email', { body })).status).toBe(401)
    const { rows } = await sql`select action, before, after from audit where subject = ${gone.id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ action: 'user.remove', before: { role: 'customer' }, after: null }])
  })

  test('not by anybody else', async () => {
    expect((await remove(customer.id)).status).toBe(401)
    expect((await remove(customer.id, customer.token)).status).toBe(403)
    expect((await remove(admin.id, customer.token)).status).toBe(403)
  })

  test('not oneself; and the last admin hears that', async () => {
    const own = await remove(admin.id, admin.token)
    expect([own.status, own.body.code]).toEqual([409, 'own-account'])
    const lonely = await openShopFor()
    const last = await makeAdmin(lonely)
    const answer = await lonely.call('DELETE', `/user/${last.id}`, { token: last.token })
    expect([answer.status, answer.body.code]).toEqual([409, 'last-admin'])
  })

  test('an id that is none: 400', async () => {
    expect((await remove('%00', admin.token)).status).toBe(400)
    expect((await remove('x'.repeat(65), admin.token)).status).toBe(400)
  })

  test('of two admins who remove each other at the same moment, exactly one stays', { timeout: 60_000 }, async () => {
    const duel = await openShopFor()
    for (let round = 0; round < 5; round++) {
      await sql`delete from users`.execute(duel.ctx.db)
      const [one, two] = [await makeAdmin(duel), await makeAdmin(duel)]
      const answers = await Promise.all([
        duel.call('DELETE', `/user/${two.id}`, { token: one.token }),
        duel.call('DELETE', `/user/${one.id}`, { token: two.token }),
      ])
      const { rows } = await sql`select id from users where role = 'admin'`.execute(duel.ctx.db)
      expect(rows).toHaveLength(1)
      expect(answers.map((answer) => answer.body.deletedCount ?? 0).toSorted()).toEqual([0, 1])
      expect(answers.every((answer) => [200, 401, 403].includes(answer.status))).toBe(true)
    }
  })
})

test('the calls are found with and without /api before them, and the next page is named as it was asked', async () => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const { status, headers: answer } = await createApi(shop.ctx).request('/api/user?limit=1', { headers })
  expect(status).toBe(200)
  expect(answer.get('link')).toMatch(/^<\/api\/user\?limit=1&cursor=\d+%7E[\w-]+>; rel="next"$/)
})

test('X-Forwarded-For of a stranger does not get around a limit', async () => {
  const limited = await openShopFor({ LIMITS: '0.1' })
  const api = createApi(limited.ctx)
  const from = (remoteAddress: string, forwarded: string) =>
    api.request(
      '/auth/sign-in/social',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: '{"provider":"google"}',
      },
      { incoming: { socket: { remoteAddress } } },
    )
  for (let i = 0; i < 6; i++) expect((await from('203.0.113.9', `10.0.0.${i}`)).status).toBe(404)
  expect((await from('203.0.113.9', '10.0.0.99')).status).toBe(429)
  expect((await from('203.0.113.10', '10.0.0.99')).status).toBe(404)
})
