import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api'
import { createIdentity, findDevice } from '#domain/identity'
import type { Worker } from '#platform/jobs'
import { openShop, type TestShop } from '../../support/shops/shop.ts'
import { freshToken, signUp } from '../../support/shops/people.ts'
import { testSandbox } from '../../../demo/sandbox/support/test-sandbox.ts'
import { startWork } from '../../../run/job-table.ts'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
let shop: TestShop
beforeAll(async () => {
  sandbox = await testSandbox()
  shop = await openShop({ SMTP_URL: sandbox.smtpUrl, SHOP_NAME: 'Tom & Co' })
  await startWork(shop.ctx, shop.ctx.jobs as Worker)
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
})

/** The newest mail to somebody with these words in its subject. */
async function mailTo(email: string, subject: string) {
  for (let wait = 0; wait < 100; wait++) {
    const mail = (await sandbox.mailBox.list(email)).find((one) => one.subject.includes(subject))
    if (mail) return mail
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error(`no mail "${subject}" came for ${email}`)
}
const linkIn = (text: string) => new URL(/http\S+\?token=\S+/.exec(text)![0])

test('a sign-up is greeted by a mail whose link proves the address', async () => {
  const { email, cookie } = await signUp(shop, { name: '<b>Pat</b>' })
  const mail = await mailTo(email, 'please confirm')
  expect(mail.subject).toContain('Tom & Co')
  expect(mail.from).toContain('Tom & Co')
  expect(mail.html).toContain('Hello &lt;b&gt;Pat&lt;/b&gt;')
  expect(mail.html).not.toContain('<b>Pat')
  const link = linkIn(mail.text)
  expect(link.href).toContain(`${shop.config.baseUrl}/api/auth/verify-email?token=`)

  const broken = await shop.call('GET', `/auth/verify-email?token=${link.searchParams.get('token')}x`)
  expect([broken.status, broken.headers.get('location')]).toEqual([303, '/login?error=link-expired'])
  const proved = await shop.call('GET', `/auth/verify-email${link.search}`)
  expect([proved.status, proved.headers.get('location')]).toEqual([303, '/login?email=verified'])
  const { body } = await shop.call('GET', '/auth/get-session', { headers: { cookie } })
  expect(body.user.emailVerified).toBe(true)
})

test('a link that could not be looked up is not said to be old, and the log tells why', async () => {
  const errors: object[] = []
  const log = Object.assign(Object.create(shop.ctx.log), { error: (about: object) => errors.push(about) })
  const ctx = { ...shop.ctx, log }
  const handle = async () => Response.json({ message: 'the database is away' }, { status: 500 })
  const api = createApi(ctx, { ...createIdentity(ctx), handle })
  const answer = await api.request('/auth/verify-email?token=a-good-one')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?error=internal-error'])
  expect(errors).toEqual([expect.objectContaining({ err: expect.objectContaining({ code: 'internal' }) })])
})

test('a mailed link resets a forgotten password, once; all sessions end, and all devices are forgotten', async () => {
  const { email, cookie, token: before } = await signUp(shop)
  const mark = /camber\.device=([^;]+)/.exec(cookie)![1]
  expect(await findDevice(shop.ctx, email, mark)).toBeTruthy()
  expect((await shop.call('POST', '/auth/request-password-reset', { body: { email } })).status).toBe(200)
  const link = linkIn((await mailTo(email, 'new password')).text)
  expect(`${link.origin}${link.pathname}`).toBe(`${shop.config.baseUrl}/resetPassword`)

  const token = link.searchParams.get('token')
  const reset = (body: object) => shop.call('POST', '/auth/reset-password', { body })
  const short = await reset({ token, newPassword: '12345' })
  expect(short.body.fields).toEqual({ newPassword: 'Must be 6 characters or longer' })
  const common = await reset({ token, newPassword: 'letmein' })
  expect(common.body.fields).toEqual({ newPassword: 'Too many people use this password. Please choose another.' })
  expect((await reset({ token, newPassword: 'remember me' })).status).toBe(200)
  const again = await reset({ token, newPassword: 'once more' })
  expect([again.status, again.body.code]).toEqual([400, 'link-expired'])

  expect((await shop.call('GET', `/admin/${email}`, { token: before })).status).toBe(401)
  await expect(freshToken(shop, email, cookie)).rejects.toThrow('401')
  expect(await findDevice(shop.ctx, email, mark)).toBeUndefined()
  const signIn = await shop.call('POST', '/auth/sign-in/email', { body: { email, password: 'remember me' } })
  expect(signIn.status).toBe(200)
  await mailTo(email, 'was changed')
})

test('asking for an unknown address looks the same and mails nobody', async () => {
  const { email } = await signUp(shop)
  const ask = (to: string) => shop.call('POST', '/auth/request-password-reset', { body: { email: to } })
  const [known, unknown] = [await ask(email), await ask('nobody@camber.example')]
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  await mailTo(email, 'new password')
  expect(await sandbox.mailBox.list('nobody@camber.example')).toEqual([])
})

test('an address is mailed at most five times an hour', async () => {
  const ask = () => shop.call('POST', '/auth/request-password-reset', { body: { email: 'flood@camber.example' } })
  for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})
