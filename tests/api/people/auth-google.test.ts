import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testSandbox } from '../../../demo/sandbox/support/test-sandbox.ts'
import { cookiesOf, freshToken, signUp } from '../../support/shops/people.ts'
import { openShop, openShopFor, type TestShop } from '../../support/shops/shop.ts'

const client = { id: 'shop', secret: 'shop-secret', redirectUris: ['http://localhost:3000/api/auth/callback/google'] }

const settingsFor = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  GOOGLE_CLIENT_ID: client.id,
  GOOGLE_CLIENT_SECRET: client.secret,
  LOG_LEVEL: 'silent',
})

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let shop: TestShop
beforeAll(async () => {
  sandbox = await testSandbox({ oidcClient: client })
  shop = await openShop(settingsFor(sandbox.issuer))
})
beforeEach(async () => {
  await sql`delete from users`.execute(shop.ctx.db)
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})

/** Walks through the provider's pages as a browser would, and answers the address it sends the browser back to. */
async function chooseAccount(start: string, account: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next = new URL(start)
  let form: URLSearchParams | undefined
  for (let step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, {
      method: form ? 'POST' : 'GET',
      body: form,
      headers: { cookie },
      redirect: 'manual',
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      jar.set(name!, value!)
    }
    form = answer.status === 200 ? new URLSearchParams({ account }) : undefined
    if (!form) next = new URL(answer.headers.get('location')!, next)
    if (next.origin === shop.config.baseUrl) return next
  }
  throw new Error(`the provider never came back, stuck at ${next}`)
}

async function continueWithGoogle(account: string) {
  const body = { provider: 'google', callbackURL: '/dashboard', errorCallbackURL: '/login' }
  const start = await shop.call('POST', '/auth/sign-in/social', { body })
  expect(start.status).toBe(200)
  const back = await chooseAccount(start.body.url, account)
  const headers = { cookie: cookiesOf(start.headers) }
  const answer = await shop.call('GET', `/auth/callback/google${back.search}`, { headers })
  return { to: answer.headers.get('location'), status: answer.status, cookie: cookiesOf(answer.headers) }
}

const accountsOf = async (email: string) => {
  const { rows } = await sql<{ provider_id: string; account_id: string; user_id: string }>`
    select a.provider_id, a.account_id, a.user_id from accounts a join users u on u.id = a.user_id
    where u.email = ${email} order by a.provider_id`.execute(shop.ctx.db)
  return rows
}

test('a new customer gets an account keyed by issuer and subject, the same one the next time', async () => {
  const first = await continueWithGoogle('grace-miller')
  expect([first.status, first.to]).toEqual([302, '/dashboard'])
  expect(await freshToken(shop, 'grace@example.com', first.cookie)).toBeTruthy()
  const [account] = await accountsOf('grace@example.com')
  expect(account).toMatchObject({ provider_id: 'google', account_id: `${sandbox.issuer}|grace-miller` })
  await continueWithGoogle('grace-miller')
  expect(await accountsOf('grace@example.com')).toEqual([account])
})

test('a verified e-mail joins the account that is there', async () => {
  const { id } = await signUp(shop, { email: 'grace@example.com' })
  await sql`update users set email_verified = true where id = ${id}`.execute(shop.ctx.db)
  expect((await continueWithGoogle('grace-miller')).to).toBe('/dashboard')
  const accounts = await accountsOf('grace@example.com')
  expect(accounts.map((account) => account.provider_id)).toEqual(['credential', 'google'])
  expect(accounts.every((account) => account.user_id === id)).toBe(true)
})

test('a squatter who signed up with that e-mail and never proved it loses password and session', async () => {
  const squatter = await signUp(shop, { email: 'grace@example.com' })
  const { to, cookie } = await continueWithGoogle('grace-miller')
  expect(to).toBe('/dashboard')
  expect((await shop.call('GET', '/admin/grace@example.com', { token: squatter.token })).status).toBe(401)
  await expect(freshToken(shop, squatter.email, squatter.cookie)).rejects.toThrow('401')
  const { email, password } = squatter
  expect((await shop.call('POST', '/auth/sign-in/email', { body: { email, password } })).status).toBe(401)
  expect((await accountsOf(email)).map((account) => account.user_id)).toEqual([squatter.id])
  expect(await freshToken(shop, email, cookie)).toBeTruthy()
})

test('an unverified e-mail never joins an account', async () => {
  const { id } = await signUp(shop, { email: 'sam@example.com' })
  const { to, cookie } = await continueWithGoogle('sam-hill')
  expect(to).toBe('/login?error=account-exists-with-different-credential')
  expect(cookie).not.toContain('session_token')
  expect(await accountsOf('sam@example.com')).toMatchObject([{ provider_id: 'credential', user_id: id }])
})

test('who has no password is told to choose one before the e-mail can be changed', async () => {
  const { cookie } = await continueWithGoogle('grace-miller')
  const token = await freshToken(shop, 'grace@example.com', cookie)
  expect((await shop.call('GET', '/auth/password', { token })).body).toEqual({ hasPassword: false })
  const other = await signUp(shop)
  expect((await shop.call('GET', '/auth/password', { token: other.token })).body).toEqual({ hasPassword: true })
  const body = { newEmail: 'grace-new@camber.example', currentPassword: 'whatever it is' }
  const answer = await shop.call('POST', '/auth/new-email', { body, headers: { cookie } })
  expect([answer.status, answer.body.code]).toEqual([409, 'no-password'])
  expect(answer.body.detail).toContain('Forgot your password?')
})

test('a cancelled sign-in says so', async () => {
  expect((await continueWithGoogle('')).to).toBe('/login?error=popup-closed-by-user')
})

test('a callback without a sign-in is refused, and is no error of the shop', async () => {
  const logged = vi.spyOn(shop.ctx.log, 'error')
  for (const query of ['code=made-up&state=made-up', 'code=made-up', 'error=access_denied', '']) {
    const { status, headers } = await shop.call('GET', `/auth/callback/google?${query}`)
    expect(status, query).toBe(302)
    expect(headers.get('location'), query).toMatch(/^\/login\?error=/)
  }
  expect(logged.mock.calls).toEqual([])
  logged.mockRestore()
  const { headers } = await shop.call('GET', '/auth/callback/google?code=made-up&state=made-up')
  expect(headers.get('location')).toBe('/login?error=sign-in-expired')
})

test('the way back never leads to another site', async () => {
  const foreign = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']
  for (const callbackURL of [...foreign, `/${'x'.repeat(2000)}`]) {
    const { status } = await shop.call('POST', '/auth/sign-in/social', { body: { provider: 'google', callbackURL } })
    expect(status, callbackURL).toBe(400)
  }
})

test('while the provider is away only signing in with it waits, and it works again when it is back', async () => {
  const gone = await testSandbox({ oidcClient: client })
  const waiting = await openShopFor(settingsFor(gone.issuer))
  await gone.close()
  const begin = () => waiting.call('POST', '/auth/sign-in/social', { body: { provider: 'google' } })
  const told = vi.spyOn(waiting.ctx.log, 'error')
  const away = await begin()
  expect([away.status, away.body.code]).toEqual([503, 'unavailable'])
  const message = `${gone.issuer}/.well-known/openid-configuration cannot be asked`
  const why = { err: expect.objectContaining({ message }), path: '/auth/sign-in/social', method: 'POST' }
  expect(told.mock.calls).toEqual([[why, 'what the shop needs could not be asked']])
  await signUp(waiting)
  const back = await testSandbox({ oidcClient: client, port: gone.port })
  expect((await begin()).status).toBe(200)
  await back.close()
})

test('without a provider in the settings there is none', async () => {
  const plain = await openShopFor()
  const { status } = await plain.call('POST', '/auth/sign-in/social', { body: { provider: 'google' } })
  expect(status).toBe(404)
})
