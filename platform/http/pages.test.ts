import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { phrase } from '#common/phrase'
import { unavailable } from '../errors.ts'
import { createLog } from '../log.ts'
import { SeenChanges } from '../seen-changes.ts'
import { createPages, type PageOptions, type Render } from './pages.ts'

/** Pages on a server of their own: `ask(path)` returns status, headers and text. */
function servePages(render: Render, given: Partial<PageOptions> = {}, log = createLog('silent')) {
  const options = {
    base: 'http://shop.example',
    busy: 'busy',
    cache: true,
    parameters: new Set(['q', 'sort']),
    limits: 1,
    proxies: 0,
    ...given,
  }
  const pages = createPages(render, log, new SeenChanges(), options)
  const server: Server = createServer(
    (req, res) => void (req.method === 'POST' ? pages.take(req, res, 4096) : pages.serve(req, res)),
  ).listen(0)
  onTestFinished(() => void server.close())
  return async (path: string, headers: Record<string, string> = {}, form?: string) => {
    const request = form === undefined ? { headers } : { headers, method: 'POST', body: form }
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, request)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
}

it('rendering that waits too long says when to come again', async () => {
  const ask = servePages(async () => {
    const signal = AbortSignal.timeout(10)
    await new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
    throw new Error('not reached')
  })
  const { status, headers, text } = await ask('/shop')
  expect({ status, text }).toEqual({ status: 503, text: 'busy' })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

it('rendered pages count against an address, cached pages do not', async () => {
  const rendered: string[] = []
  const ask = servePages(
    async (url) => {
      rendered.push(url.pathname)
      return { status: 200, headers: {}, body: Buffer.from('page'), shown: new Set() }
    },
    { limits: 2 / 1200, proxies: 1 },
  )
  const statusOf = async (path: string, from: string) => (await ask(path, { 'x-forwarded-for': from })).status
  expect([await statusOf('/a', '203.0.113.5'), await statusOf('/b', '203.0.113.5')]).toEqual([200, 200])
  const refused = await ask('/c', { 'x-forwarded-for': '203.0.113.5' })
  expect(refused).toMatchObject({ status: 429, text: 'busy' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect([await statusOf('/a', '203.0.113.5'), await statusOf('/c', '203.0.113.6')]).toEqual([200, 200])
  expect(rendered).toEqual(['/a', '/b', '/c'])
})

it('an address whose path cannot be decoded, or has a line break, is rendered as one that the router takes and that names no page', async () => {
  const rendered: string[] = []
  const ask = servePages(async (url) => {
    rendered.push(decodeURIComponent(url.pathname) + url.search)
    return { status: 404, headers: {}, body: Buffer.from('no such page'), shown: new Set() }
  })
  for (const path of ['/%', '/shop/%zz?q=%', '/order/%E0%A4%A', '/caf%C3%A9/%', '/caf%C3%A9', '/a%0Ab', '/a%E2%80%A8b'])
    expect(await ask(path)).toMatchObject({ status: 404, text: 'no such page' })
  const unnamed = ['/%', '/shop/%zz?q=%25', '/order/%E0%A4%A', '/caf%C3%A9/%']
  expect(rendered).toEqual([...unnamed, '/café', '/a%0Ab', '/a%E2%80%A8b'])
})

it('what a page wants to have done when it is sent is done each time, also from the cache', async () => {
  let rendered = 0
  let sent = 0
  const ask = servePages(async () => {
    rendered += 1
    return { status: 200, headers: {}, body: Buffer.from('page'), shown: new Set(), whenSent: [() => void sent++] }
  })
  const { headers } = await ask('/shop?q=pads')
  await ask('/shop?q=pads')
  expect((await ask('/shop?q=pads', { 'if-none-match': headers.get('etag')! })).status).toBe(304)
  expect({ rendered, sent }).toEqual({ rendered: 1, sent: 3 })
})

it('what fails as a cached page is sent is answered and logged as what fails in its rendering', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const whenSent = [
    () => {
      throw new Error('no room for a search')
    },
  ]
  const ask = servePages(
    async () => ({ status: 200, headers: {}, body: Buffer.from('page'), shown: new Set(), whenSent }),
    {},
    log,
  )
  const answers = [await ask('/shop'), await ask('/shop')]
  expect(answers.map(({ status, text }) => ({ status, text }))).toEqual([
    { status: 500, text: 'busy' },
    { status: 500, text: 'busy' },
  ])
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['no room for a search', 'no room for a search'])
})

it('a page that is refused because something cannot be asked is answered so, and the log says why', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const refusals = [unavailable(phrase('refusal.cardsDown'), 10, new Error('no way there')), unavailable()]
  const ask = servePages(() => Promise.reject(refusals.shift()), {}, log)
  expect([(await ask('/shop')).status, (await ask('/blog')).status]).toEqual([503, 503])
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['no way there'])
})

it('a parameter that no page knows makes no other page, and the renderer never hears of it', async () => {
  const rendered: string[] = []
  const ask = servePages(async (url) => {
    rendered.push(url.pathname + url.search)
    return { status: 200, headers: {}, body: Buffer.from(url.search), shown: new Set() }
  })
  for (let n = 0; n < 50; n++) expect((await ask(`/shop?x=${n}&utm_source=${n}&y[${n}]=1&_proto__=${n}`)).text).toBe('')
  expect(rendered).toEqual(['/shop'])
  const lists = ['?q=pads&sort=newest', '?x=1&sort=newest&q=pads', '?sort=newest&gclid=2&q=pads']
  for (const search of lists) expect((await ask(`/shop${search}`)).text).toBe('?q=pads&sort=newest')
  await ask('/shop?q=pads&q=discs')
  expect(rendered).toEqual(['/shop', '/shop?q=pads&sort=newest', '/shop?q=pads&q=discs'])
})

it('a page that fails is logged by its path, without the token that its address carries', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const fails = () => Promise.reject(new Error('broken'))
  const ask = servePages(fails, { parameters: new Set(['token']) }, log)
  expect((await ask('/resetPassword?token=opens-the-account')).status).toBe(500)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ url: '/resetPassword', err: { message: 'broken' } }])
  expect(lines.join('')).not.toContain('opens-the-account')
})

it('a posted form is answered each time, with its caller, and never cached', async () => {
  const ask = servePages(async (url, _, posted) => ({
    status: 200,
    shown: new Set(),
    headers: { 'cache-control': 'public' },
    body: Buffer.from(`${url.pathname} ${posted?.caller} ${posted?.form}`),
  }))
  const first = await ask('/find', {}, 'q=one')
  expect(first.text).toBe('/find 127.0.0.1 q=one')
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect((await ask('/find', {}, 'q=two')).text).toContain('q=two')
  expect((await ask('/find')).text).toContain('undefined')
})

it('a form that is too long is refused', async () => {
  const ask = servePages(() => Promise.reject(new Error('not reached')))
  expect(await ask('/find', {}, 'q'.repeat(5000))).toMatchObject({ status: 413, text: 'busy' })
})
