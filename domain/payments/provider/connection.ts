import type { Agent as HttpAgent } from 'node:http'

/** Where the provider is, as its library asks for it. */
export function hostOf(url: string | undefined) {
  if (!url) return undefined
  const { protocol, hostname, port } = new URL(url)
  const secure = protocol === 'https:'
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (secure ? 443 : 80),
  }
}

/**
 * The library limits only the wait for a response; this also times out if the host does not even accept a connection.
 */
export function limitConnect<T extends HttpAgent>(agent: T, ms: number): T {
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (options, done) => {
    const socket = connect(options, done)
    const timer = setTimeout(() => socket?.destroy(new Error('could not connect in time')), ms)
    socket?.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    return socket
  }
  return agent
}
