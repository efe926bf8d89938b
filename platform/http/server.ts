import { createServer, type RequestListener, type Server } from 'node:http'
import type { ListenOptions } from 'node:net'
import type { Log } from '../log.ts'

/** Longer than proxies usually hold an idle connection, so that they close it and not we. */
const KEEP_ALIVE_MS = 65_000
const HEADERS_MS = 10_000
/** Longer than a phone is in a tunnel, and than the system's buffers take to empty over a slow line. */
const UNREAD_MS = 120_000

/**
 * A server whose callers have 10 s to send the headers of a request, and `requestMs` for all of it. That is the last
 * resort: calls that read a body time out far earlier. A caller who takes no byte of a waiting response for `unreadMs`
 * is disconnected.
 */
export function httpServer(handle: RequestListener, requestMs: number, unreadMs = UNREAD_MS): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: requestMs,
    connectionsCheckingInterval: 2000,
  }
  return createServer(options, (req, res) => {
    // It also ends when the response is still being made: then nothing waits, and the next byte starts it anew.
    res.setTimeout(unreadMs, () => res.writableLength > 0 && res.destroy())
    handle(req, res)
  })
}

/**
 * Opens a server. What fails later is logged: a connection that the system cannot take, for want of files or memory, ends
 * no process.
 */
export function listen(server: Server, where: ListenOptions, log: Log): Promise<void> {
  return new Promise((done, fail) =>
    server.once('error', fail).listen(where, () => {
      server.off('error', fail).on('error', (err) => log.error({ err }, 'a connection could not be taken'))
      done()
    }),
  )
}
