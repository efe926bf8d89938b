import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookiesOf, freshToken, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const good = { name: 'Ada Bell', email: 'ada@camber.example', password: 'spanner-42' }

const tooCommon = 'Too many people use this password. Please choose another.'

describe('sign-up', () => {
  test('makes an account and a session in a cookie that scripts cannot read', async () => {
    const email = 'First.Last+Tag@Sub-Domain.co.uk'
    const { status, body, headers } = await shop.call('POST', '/auth/sign-up/email', { body: { ...good, email } })
    expect(status).toBe(200)
    expect(body).toEqual({
      user: { id: expect.any(String), email: email.toLowerCase(), name: 'Ada Bell', emailVerified: false },
    })
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/^camber\.session_token=/)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Max-Age=2592000/)
    expect(cookie).not.toMatch(/Secure/)
  })

  test('https asks for a Secure cookie', async () => {
    const safe = await openShop({ BASE_URL: 'https://shop.camber.example' })
    const { headers } = await safe.call('POST', '/auth/sign-up/email', { body: good })
    await safe.close()
    expect(headers.getSetCookie()[0]).toMatch(/^__Secure-camber\.session_token=.*Secure/)
  })

  const wrong: [string, object, Record<string, string>][] = [
    ['no name', { name: '' }, { name: 'Name is Required' }],
    ['blank name', { name: '  ' }, { name: 'Name is Required' }],
    ['absent name', { name: undefined }, { name: 'Name is Required' }],
    ['a name with control characters', { name: 'a\u0000b' }, { name: 'Please use letters only' }],
    ['no email', { email: '' }, { email: 'Email is Required' }],
    ['absent email', { email: undefined }, { email: 'Email is Required' }],
    ['an email without @', { email: 'ada.camber.example' }, { email: 'Provide a valid Email' }],
    ['an email without a dot', { email: 'ada@camber' }, { email: 'Provide a valid Email' }],
    ['an email that is a list', { email: ['a@b.co'] }, { email: 'Email is Required' }],
    ['no password', { password: '' }, { password: 'Password is Required' }],
    ['absent password', { password: undefined }, { password: 'Password is Required' }],
    ['five characters of password', { password: '12345' }, { password: 'Must be 6 characters or longer' }],
    ['a common password', { password: 'Password123' }, { password: tooCommon }],
    ['a password of a book', { password: 'x'.repeat(129) }, { password: 'Must be 128 characters or shorter' }],
  ]
  test.each(wrong)('%s is an error at its field', async (_, change, fields) => {
    const { status, body, headers } = await shop.call('POST', '/auth/sign-up/email', { body: { ...good, ...change } })
    expect(status).toBe(400)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(body).toMatchObject({ code: 'invalid', fields })
  })

  test('a missing body, or one that is not JSON, is refused', async () => {
    const none = await shop.call('POST', '/auth/sign-up/email')
    expect(none.status).toBe(400)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const form = await shop.call('POST', '/auth/sign-up/email', { headers, body: good })
    expect(form.status).toBe(415)
  })

  test('an e-mail has one account, however it is written', async () => {
    const { email } = await signUp(shop)
    const again = await shop.call('POST', '/auth/sign-up/email', { body: { ...good, email: email.toUpperCase() } })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'email-taken', fields: { email: expect.any(String) } })
  })

  test('one address has thirty in ten minutes, whatever their outcome; others are not affected', async () => {
    const { email } = await signUp(shop)
    const from = (address: string) =>
      shop.call('POST', '/auth/sign-up/email', { body: { ...good, email, password: 'letmein' }, from: address })
    for (let i = 0; i < 30; i++) expect((await from('203.0.113.66')).status).toBe(400)
    const refused = await shop.call('POST', '/auth/sign-up/email', { body: { ...good, email }, from: '203.0.113.66' })
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
    const other = await shop.call('POST', '/auth/sign-up/email', { body: { ...good, email }, from: '198.51.100.7' })
    expect([other.status, other.body.code]).toEqual([409, 'email-taken'])
  })

  test('of ten sign-ups at once with one e-mail, one succeeds', async () => {
    const body = { ...good, email: 'race@camber.example' }
    const all = await Promise.all(Array.from({ length: 10 }, () => shop.call('POST', '/auth/sign-up/email', { body })))
    expect(all.map((answer) => answer.status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  })

  test('nobody makes themselves an admin', async () => {
    const body = { ...good, email: 'sly@camber.example', role: 'admin', emailVerified: true, id: 'mine' }
    const { body: answer } = await shop.call('POST', '/auth/sign-up/email', { body })
    const { rows } = await sql`select role, email_verified from users where id = ${answer.user.id}`.execute(shop.ctx.db)
    expect(rows).toEqual([{ role: 'customer', email_verified: false }])
  })
})

describe('sign-in', () => {
  test('the password opens a session', async () => {
    const { email, password, id } = await signUp(shop)
    const answer = await shop.call('POST', '/auth/sign-in/email', { body: { email: email.toUpperCase(), password } })
    expect(answer.status).toBe(200)
    expect(answer.body.user.id).toBe(id)
    const { body } = await shop.call('GET', '/auth/get-session', { headers: { cookie: cookiesOf(answer.headers) } })
    expect(body).toEqual({ user: answer.body.user, session: { expiresAt: expect.any(String) } })
  })

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const { email } = await signUp(shop)
    const wrong = await shop.call('POST', '/auth/sign-in/email', { body: { email, password: 'not this' } })
    const body = { email: 'nobody@camber.example', password: 'not this' }
    const unknown = await shop.call('POST', '/auth/sign-in/email', { body })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ code: 'invalid-email-or-password' })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('malformed input is an error at its field', async () => {
    const { status, body } = await shop.call('POST', '/auth/sign-in/email', { body: { email: 'x', password: 'a' } })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ email: 'Provide a valid Email', password: 'Must be 6 characters or longer' })
  })
})

describe('sign-out', () => {
  test('ends the session and its access tokens at once', async () => {
    const { cookie, token, email } = await signUp(shop)
    expect((await shop.call('GET', `/admin/${email}`, { token })).status).toBe(200)
    expect((await shop.call('POST', '/auth/sign-out', { headers: { cookie } })).status).toBe(200)
    expect((await shop.call('GET', `/admin/${email}`, { token })).status).toBe(401)
    expect((await shop.call('PUT', `/user/${email}`, { body: { email }, headers: { cookie } })).status).toBe(401)
    expect((await shop.call('GET', '/auth/get-session', { headers: { cookie } })).body).toBeNull()
  })

  test('without a session does nothing', async () => {
    expect((await shop.call('POST', '/auth/sign-out')).status).toBe(200)
  })
})

describe('other sites', () => {
  const from = (headers: Record<string, string>) => shop.call('POST', '/auth/sign-out', { headers })

  test('may not write', async () => {
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null' })).status).toBe(403)
    expect((await from({ origin: 'http://localhost:3000.evil.example' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('may not renew a token', async () => {
    const { email, cookie } = await signUp(shop)
    const headers = { cookie, origin: 'https://evil.example' }
    expect((await shop.call('PUT', `/user/${email}`, { body: { email }, headers })).status).toBe(403)
  })

  test('the shop itself may, and a client that is no browser', async () => {
    expect((await from({ origin: shop.config.baseUrl })).status).toBe(200)
    expect((await from({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).status).toBe(200)
    expect((await from({})).status).toBe(200)
  })
})

describe('change of password', () => {
  const path = '/auth/change-password'

  test('ends all other sessions and their tokens, and the old word', async () => {
    const { email, password, cookie } = await signUp(shop)
    const elsewhere = await shop.call('POST', '/auth/sign-in/email', { body: { email, password } })
    const otherCookie = cookiesOf(elsewhere.headers)
    const otherToken = await freshToken(shop, email, otherCookie)
    const body = { currentPassword: password, newPassword: 'a new word' }
    const changed = await shop.call('POST', path, { body, headers: { cookie } })
    expect(changed.status).toBe(200)
    expect((await shop.call('GET', `/admin/${email}`, { token: otherToken })).status).toBe(401)
    expect((await shop.call('PUT', `/user/${email}`, { headers: { cookie: otherCookie } })).status).toBe(401)
    expect(await freshToken(shop, email, cookiesOf(changed.headers))).toBeTruthy()
    expect((await shop.call('POST', '/auth/sign-in/email', { body: { email, password } })).status).toBe(401)
    const again = await shop.call('POST', '/auth/sign-in/email', { body: { email, password: 'a new word' } })
    expect(again.status).toBe(200)
  })

  test('needs a session, the present password, and a good new one', async () => {
    const { password, cookie } = await signUp(shop)
    const call = (body: object, headers: Record<string, string> = { cookie }) =>
      shop.call('POST', path, { body, headers })
    expect((await call({}, {})).status).toBe(401)
    const wrong = await call({ currentPassword: 'not this', newPassword: 'a new word' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.fields).toHaveProperty('currentPassword')
    const short = await call({ currentPassword: password, newPassword: '12345' })
    expect(short.body.fields).toEqual({ newPassword: 'Must be 6 characters or longer' })
    const common = await call({ currentPassword: password, newPassword: 'iloveyou' })
    expect([common.status, common.body.fields]).toEqual([400, { newPassword: tooCommon }])
  })
})

test('what the shop does not offer is not there', async () => {
  for (const path of ['/auth/delete-user', '/auth/update-user', '/auth/link-social', '/auth/ok', '/auth/list-sessions'])
    expect((await shop.call('POST', path, { body: {} })).status, path).toBe(404)
})
