import { request } from 'node:http'
import { expect, inject, test } from 'vitest'
import { open, visit } from '../support/browser.ts'

/** Asks for exactly that address: `fetch` would tidy it up. */
const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((done, fail) => {
    const { hostname, port } = new URL(inject('shopUrl'))
    const call = request({ hostname, port, path, method }, (answer) => {
      answer.resume()
      done({ status: answer.statusCode!, headers: answer.headers })
    })
    call.on('error', fail).end()
  })

test.each([
  ['GET', '/', 200],
  ['GET', '/shop/1', 200],
  ['GET', '/nowhere', 404],
  ['POST', '/shop', 405],
  ['GET', '/icon.svg', 200],
  ['GET', '/api/parts?limit=1', 200],
  ['GET', '/api/nowhere', 404],
  ['GET', '/media/nothing.webp', 404],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
])('%s %s carries the headers of every answer', async (method, path, expected) => {
  const { status, headers } = await ask(path, method)
  expect(status).toBe(expected)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test.each(['//', '//evil.example/shop', '/\\evil.example', 'http://evil.example/', '/shop/%E0%A4%A', '/%00'])(
  '%s is no page',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('a cursor that nobody gave out is no page', async () => {
  const cursor = Buffer.from('0.9007199254740991.1').toString('base64url')
  expect((await ask(`/shop?cursor=${cursor}`)).status).toBe(404)
})

test.each(['/', '/shop/1', '/blog', '/nowhere', '/dashboard'])(
  '%s is kept without a nonce, and none of its scripts is stopped',
  async (path) => {
    const answer = await fetch(inject('shopUrl') + path)
    expect(await answer.text()).not.toContain('nonce=')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    const page = await visit('/features')
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    await open(page, path)
    expect(said.filter((text) => !text.startsWith('Failed to load resource: the server responded with'))).toEqual([])
  },
)
