import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { httpServer, listen } from './server.ts'

const UNREAD_MS = 1000
/** More than the sockets of both ends take without anybody reading. */
const MUCH = Buffer.alloc(16 * 1024 * 1024)

/** A connection that has asked for something, and waits. */
async function asking(handle: RequestListener) {
  const server = httpServer(handle, 60_000, UNREAD_MS)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
  return {
    socket,
    /** How many connections the server holds. */
    held: () => new Promise<number>((done) => server.getConnections((_, count) => done(count))),
    async close() {
      socket.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

it('disconnects who asks for much and does not read it', async () => {
  const { held, close } = await asking((_, res) => res.end(MUCH))
  await after(2.5 * UNREAD_MS)
  expect(await held()).toBe(0)
  await close()
})

it('serves who reads slowly, for as long as that takes', async () => {
  const { socket, close } = await asking((_, res) => res.end(MUCH))
  let bytes = 0
  while (bytes < MUCH.length) {
    bytes += (socket.read() as Buffer | null)?.length ?? 0
    await after(10)
  }
  expect(bytes).toBeGreaterThan(MUCH.length)
  await close()
})

it('waits for an answer that takes its time, and keeps the connection for the next one', async () => {
  const { socket, held, close } = await asking((_, res) => void after(2.5 * UNREAD_MS).then(() => res.end('late')))
  const [answer] = (await once(socket.resume(), 'data')) as [Buffer]
  expect(String(answer)).toMatch(/late$/)
  await after(2 * UNREAD_MS)
  expect(await held()).toBe(1)
  await close()
})

it('connections that the system cannot take are logged, and the server goes on; a port that is taken is refused', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const server = httpServer((_, res) => res.end('here'), 60_000)
  await listen(server, { port: 0, host: '127.0.0.1' }, log)
  const { port } = server.address() as AddressInfo
  // As Node tells of a connection for which no file is left.
  const told = [1, 2].map(() => server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' })))
  expect(told).toEqual([true, true])
  expect(lines.map((line) => JSON.parse(line).err.code)).toEqual(['EMFILE', 'EMFILE'])
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here')
  await expect(
    listen(
      httpServer(() => {}, 60_000),
      { port, host: '127.0.0.1' },
      log,
    ),
  ).rejects.toThrow('EADDRINUSE')
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})
