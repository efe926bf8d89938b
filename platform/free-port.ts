import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port of 127.0.0.1 that nothing listens at just now. It lies below the ports that systems give to connections that go
 * out, so that none of those can take it until its caller listens there.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new Error('No port of 100 between 20000 and 31999 is free.')
}

const isFree = (port: number) =>
  new Promise<boolean>((done, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
