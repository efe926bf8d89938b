import { createServer, type RequestListener, type Server } from 'node:http'

/** Longer than proxies usually hold an idle connection, so that they close it and not we. */
const KEEP_ALIVE_MS = 65_000
const HEADERS_MS = 10_000

/**
 * A server whose callers have 10 s to send the headers of a request, and `requestMs` for all of it. That is the last
 * resort: calls that read a body time out far earlier.
 */
export function httpServer(handle: RequestListener, requestMs: number): Server {
  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: requestMs,
    connectionsCheckingInterval: 2000,
  }
  return createServer(options, handle)
}
