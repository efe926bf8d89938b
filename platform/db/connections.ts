import { withClient } from './with-client.ts'

/** The most connections that one web server opens, by purpose. */
export const CONNECTIONS = { answers: 10, finding: 10, heavy: 3, work: 4, jobs: 3, listening: 2 }

/** For commands that run beside the shop: backups, checks, the watcher of the database. */
const SPARE = 20
const LEAST = 120

const perServer = Object.values(CONNECTIONS).reduce((sum, count) => sum + count)

/** How many connections a database must allow for that many web servers. */
export const connectionsFor = (webServers: number): number => Math.max(LEAST, webServers * perServer + SPARE)

/** The error if the database allows too few connections for that many web servers; undefined if they suffice. */
export function tooManyServers(url: string, webServers: number): Promise<string | undefined> {
  return withClient(url, 'camber-start', async (client) => {
    const { rows } = await client.query<{ room: number }>(`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room`)
    const { room } = rows[0]!
    if (webServers * perServer <= room) return undefined
    return `Warning: WORKERS is ${webServers}, and each may open ${perServer} database connections, but this PostgreSQL has room for ${room}.
Under load some calls will be told to come back. Set WORKERS to ${Math.max(1, Math.floor(room / perServer))}, or raise max_connections to ${connectionsFor(webServers)}.`
  })
}
