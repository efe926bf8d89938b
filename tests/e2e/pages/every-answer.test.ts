import { request } from 'node:http'
import { expect, inject, test } from 'vitest'
import { open, visit } from '../../support/browser/browser.ts'

/** Asks for exactly that address: `fetch` would tidy it up. */
const ask = (path: string, method = 'GET', asked: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((done, fail) => {
    const { hostname, port } = new URL(inject('shopUrl'))
    const call = request({ hostname, port, path, method, headers: asked }, (answer) => {
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

test.each(['/', '/shop/1', '/api/parts?limit=1', '/icon.svg', '/healthz'])(
  '%s is answered, too, where its whole address is sent',
  async (path) => {
    expect((await ask(`${inject('shopUrl')}${path}`)).status).toBe(200)
  },
)

test.each([
  ['bytes=2-5', 206, '4', 'bytes 2-5/'],
  ['bytes=-4', 206, '4', 'bytes '],
  ['bytes=500-100', 416, undefined, 'bytes */'],
  ['bytes=99999999-', 416, undefined, 'bytes */'],
])('of a file the piece %s is answered with %i', async (range, expected, length, told) => {
  const { status, headers } = await ask('/icon.svg', 'GET', { range })
  expect(status).toBe(expected)
  if (length) expect(headers['content-length']).toBe(length)
  expect(headers['content-range']).toContain(told)
})

test.each(['bytes=a-b', 'lines=1-2', 'bytes=', 'bytes=0-1,4-5'])('an invalid range, %s, is ignored', async (range) => {
  expect((await ask('/icon.svg', 'GET', { range })).status).toBe(200)
})

test('a file is sent compressed, cached by its name, and not sent again', async () => {
  const home = await (await fetch(inject('shopUrl'))).text()
  const [script] = /\/assets\/[\w.-]+\.js/.exec(home)!
  const { status, headers } = await ask(script, 'GET', { 'accept-encoding': 'gzip, br' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('text/javascript'),
    vary: expect.stringMatching(/accept-encoding/i),
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await ask(script, 'GET', { 'if-none-match': String(headers['etag']), 'accept-encoding': 'br' })).status).toBe(
    304,
  )
  expect((await ask(script)).headers).not.toHaveProperty('content-encoding')
})

test.each(['/assets/gone.js', '/../package.json', '/.env', '/pictures/', '/assets/%2e%2e/package.json'])(
  '%s is no file of the shop',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('an invented cursor is no page', async () => {
  const cursor = Buffer.from('0.9007199254740991.1').toString('base64url')
  expect((await ask(`/shop?cursor=${cursor}`)).status).toBe(404)
})

test.each(['/', '/shop/1', '/blog', '/nowhere', '/dashboard'])(
  '%s is cached without a nonce, and none of its scripts is blocked',
  async (path) => {
    const answer = await fetch(inject('shopUrl') + path)
    expect(await answer.text()).not.toContain('nonce=')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
    const page = await visit('/features')
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    await open(page, path)
    expect(said.filter((text) => !text.startsWith('Failed to load resource:'))).toEqual([])
  },
)
