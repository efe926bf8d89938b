import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import { httpServer } from '#platform/http/server'
import { longestCallMs } from '#api'
import type { TestShop } from '../shops/shop.ts'

/** A shop's REST door behind a real server. Callers tell their address if the shop has TRUSTED_PROXIES=1. */
export async function listening(shop: TestShop) {
  const server = httpServer(getRequestListener(shop.fetch), longestCallMs(shop.config))
  let asked = 0
  server.on('request', () => (asked += 1))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    /** How many requests have come, with their headers at least. */
    asked: () => asked,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
export type Listening = Awaited<ReturnType<typeof listening>>

type Started = {
  method?: string
  path: string
  from: string
  length: number
  token?: string
  type?: string
  body?: string
}
export type Unfinished = {
  /** What came back so far; empty while nobody answered. */
  answer: string
  socket: Socket
  /** When it is closed, from either end. */
  closed: Promise<void>
}

/** Sends the headers of a call of `length` bytes and no more of its body than `body`. */
export async function startPost({ port }: { port: number }, started: Started): Promise<Unfinished> {
  const { method = 'POST', path, from, length, token, type = 'application/json', body = '{' } = started
  const socket = connect(port, '127.0.0.1')
  const unfinished = { answer: '', socket, closed: once(socket, 'close').then(() => {}) }
  socket.on('data', (bytes) => (unfinished.answer += String(bytes)))
  socket.on('error', () => {})
  await once(socket, 'connect')
  const headers = [`${method} ${path} HTTP/1.1`, 'host: shop', `x-forwarded-for: ${from}`, `content-type: ${type}`]
  if (token) headers.push(`authorization: Bearer ${token}`)
  socket.write(`${headers.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n${body}`)
  return unfinished
}
