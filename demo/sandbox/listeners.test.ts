import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEYS, testSandbox } from './support/test-sandbox.ts'

/** This machine as others reach it. */
const outside =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

let sandbox: Awaited<ReturnType<typeof testSandbox>>
beforeAll(async () => void (sandbox = await testSandbox({ host: '0.0.0.0' })))
afterAll(() => sandbox.close())

const controls = { headers: { authorization: `Bearer ${KEYS.secretKey}` }, redirect: 'manual' } as const
const ask = (address: string, port: string | number, path: string) =>
  fetch(`http://${address}:${port}${path}`, controls)

test('a public host serves the card form, the card provider and the sign-in to everybody', async () => {
  for (const path of ['/', '/v3/', '/v1/payment_intents', '/oidc/.well-known/openid-configuration', '/sandbox.css'])
    expect([path, (await ask(outside, sandbox.port, path)).status]).toEqual([path, 200])
})

test('the mail box, the payments and the controls are not on the public host, whoever asks', async () => {
  for (const address of [outside, '127.0.0.1']) {
    for (const path of ['/mail', '/mail.json?to=a@example.com', '/mail/1/raw', '/payments']) {
      const answer = await ask(address, sandbox.port, path)
      expect([answer.status, answer.headers.get('location')]).toEqual([307, sandbox.localUrl + path])
    }
    expect((await ask(address, sandbox.port, '/sandbox/faults')).status).toBe(404)
  }
})

test('they are on loopback only', async () => {
  const { port } = new URL(sandbox.localUrl)
  for (const path of ['/mail', '/mail.json', '/payments', '/sandbox/faults', '/sandbox.css'])
    expect([path, (await ask('127.0.0.1', port, path)).status]).toEqual([path, 200])
  expect((await ask('127.0.0.1', port, '/')).headers.get('location')).toBe(`${sandbox.url}/`)
  await expect(ask(outside, port, '/mail.json')).rejects.toThrow('fetch failed')
})

test('a page elsewhere whose name leads to this machine cannot read them', async () => {
  const { port } = new URL(sandbox.localUrl)
  const statusFor = (host: string) =>
    new Promise((done) =>
      request({ host: '127.0.0.1', port, path: '/mail.json', headers: { host } }, ({ statusCode }) =>
        done(statusCode),
      ).end(),
    )
  expect(await statusFor(`localhost:${port}`)).toBe(200)
  expect(await statusFor(`shop.example:${port}`)).toBe(403)
  expect(await statusFor(`127.0.0.1.shop.example:${port}`)).toBe(403)
})
