import { createHash, createPublicKey, randomBytes, verify, type webcrypto } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSandbox } from '../support/test-sandbox.ts'

const REDIRECT = 'http://127.0.0.1:9/callback'
const SECRET = 'shop-secret'
type Json = Record<string, unknown>

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let settings: Record<string, string>
beforeAll(async () => {
  sandbox = await testSandbox()
  const response = await fetch(`${sandbox.issuer}/.well-known/openid-configuration`)
  settings = (await response.json()) as typeof settings
})
afterAll(() => sandbox.close())

/** A browser that keeps cookies and does not leave for the shop by itself. */
function browser() {
  const cookies = new Map<string, string>()
  return async function visit(url: string, form?: Record<string, string>): Promise<{ url: URL; response: Response }> {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0]!.split('=') as [string, string]
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const next = response.headers.get('location')
    if (!next) return { url: new URL(url), response }
    const target = new URL(next, url)
    return target.href.startsWith(REDIRECT) ? { url: target, response } : visit(target.href)
  }
}

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

function authorizationUrl(more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id: 'shop',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'kept',
    nonce: 'n1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  })
  return `${settings.authorization_endpoint}?${query}`
}

const redeem = (code: string, more: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(settings.token_endpoint!, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      ...more,
    }),
  })

async function signIn(account: string, more?: Record<string, string>) {
  const visit = browser()
  const chooser = await visit(authorizationUrl(more))
  expect(await chooser.response.text()).toContain('Choose an account')
  return (await visit(chooser.url.href, { account })).url.searchParams
}

/** Checks the signature and reads the claims. */
async function readIdToken(token: string): Promise<Json> {
  const [header, payload, signature] = token.split('.') as [string, string, string]
  const { keys } = (await (await fetch(settings.jwks_uri!)).json()) as { keys: webcrypto.JsonWebKey[] }
  const key = createPublicKey({ key: keys[0]!, format: 'jwk' })
  expect(verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Json
}

describe('the demo identity provider', () => {
  test('describes itself', () => {
    expect(settings).toMatchObject({ issuer: sandbox.issuer, code_challenge_methods_supported: ['S256'] })
  })

  test.each([
    ['grace-miller', 'Grace Miller', 'grace@example.com', true],
    ['sam-hill', 'Sam Hill', 'sam@example.com', false],
  ])('signs %s in', async (account, name, email, email_verified) => {
    const back = await signIn(account, { prompt: 'select_account' })
    expect(back.get('state')).toBe('kept')
    const tokens = (await (
      await redeem(back.get('code')!, { client_id: 'shop', client_secret: SECRET })
    ).json()) as Record<string, string>
    const claims = { sub: account, name, email, email_verified }
    expect(await readIdToken(tokens.id_token!)).toMatchObject({
      ...claims,
      iss: sandbox.issuer,
      aud: 'shop',
      nonce: 'n1',
    })
    const user = await fetch(settings.userinfo_endpoint!, {
      headers: { Authorization: `Bearer ${tokens.access_token}` },
    })
    const profile = (await user.json()) as Record<string, string>
    expect(profile).toMatchObject(claims)
    expect((await fetch(profile.picture!)).headers.get('content-type')).toContain('image/svg')
  })

  test('takes the client secret in the header too, and each code once', async () => {
    const code = (await signIn('grace-miller')).get('code')!
    const basic = { Authorization: `Basic ${Buffer.from(`shop:${SECRET}`).toString('base64')}` }
    expect((await redeem(code, {}, basic)).status).toBe(200)
    expect((await redeem(code, {}, basic)).status).toBe(400)
  })

  test('refuses a wrong secret, a wrong verifier and a foreign address', async () => {
    const code = (await signIn('grace-miller')).get('code')!
    expect((await redeem(code, { client_id: 'shop', client_secret: 'guess' })).status).toBe(401)
    const other = (await signIn('grace-miller')).get('code')!
    expect(
      (await redeem(other, { client_id: 'shop', client_secret: SECRET, code_verifier: 'x'.repeat(43) })).status,
    ).toBe(400)
    const foreign = await browser()(authorizationUrl({ redirect_uri: 'http://evil.example/callback' }))
    expect(foreign.response.status).toBe(400)
  })

  test('can be cancelled', async () => {
    const back = await signIn('')
    expect(back.get('error')).toBe('access_denied')
    expect(back.get('code')).toBeNull()
  })

  test('asks again each time, so that one can change accounts', async () => {
    const visit = browser()
    for (const account of ['grace-miller', 'sam-hill']) {
      const chooser = await visit(authorizationUrl())
      expect(await chooser.response.text()).toContain('Choose an account')
      const code = (await visit(chooser.url.href, { account })).url.searchParams.get('code')!
      const tokens = (await (await redeem(code, { client_id: 'shop', client_secret: SECRET })).json()) as Record<
        string,
        string
      >
      expect(await readIdToken(tokens.id_token!)).toMatchObject({ sub: account })
    }
  })

  test('says when a sign-in is over', async () => {
    const late = await fetch(`${sandbox.url}/oidc/choose/none`, {
      method: 'POST',
      body: new URLSearchParams({ account: 'sam-hill' }),
    })
    expect(late.status).toBe(400)
    expect(await late.text()).toContain('This sign-in is over')
  })
})
