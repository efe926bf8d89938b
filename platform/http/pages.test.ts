import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '../log.ts'
import { createPages, type Render } from './pages.ts'

/** Pages on a server of their own: `ask(path)` answers status, headers and text. */
function servePages(render: Render) {
  const pages = createPages(render, createLog('silent'), { base: 'http://shop.example', busy: 'busy', keep: true })
  const server: Server = createServer((req, res) => void pages.serve(req, res)).listen(0)
  onTestFinished(() => void server.close())
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
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
