import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/**
 * Stands between a shop and its database at `url` of its own. `hang` keeps all connections open and passes nothing on,
 * as a database does whose machine has stopped; `cut` closes them and takes no others, as one that was killed; `resume` ends
 * either, and passes on what has come in the meantime.
 */
export async function openDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const socketFolder = target.searchParams.get('host')
  const open = new Set<Socket>()
  let isHanging = false
  let isCut = false
  const server = createServer((shop) => {
    if (isCut) return void shop.destroy()
    const database = socketFolder
      ? connect(join(socketFolder, `.s.PGSQL.${target.port}`))
      : connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [shop, database],
      [database, shop],
    ] as const) {
      open.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => open.delete(from) && to.destroy())
      from.on('error', () => to.destroy())
    }
    if (isHanging) for (const socket of [shop, database]) socket.pause()
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const own = new URL(databaseUrl)
  own.searchParams.delete('host')
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: own.href,
    hang() {
      isHanging = true
      for (const socket of open) socket.pause()
    },
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    resume() {
      isHanging = false
      isCut = false
      for (const socket of open) socket.resume()
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
