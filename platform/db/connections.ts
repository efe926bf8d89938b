import { Client } from 'pg'

/** How many connections one web server opens at most, by what they are for. */
export const CONNECTIONS = { answers: 10, finding: 10, heavy: 3, work: 4, jobs: 3, listening: 2 }

/** Commands that run beside the shop: backups, checks, the watch over it. */
const SPARE = 20
const LEAST = 120

const perServer = Object.values(CONNECTIONS).reduce((sum, count) => sum + count)

/** How many connections a database must take for so many web servers. */
export const connectionsFor = (webServers: number): number => Math.max(LEAST, webServers * perServer + SPARE)

/** What to tell who starts more web servers than the database has connections for; undefined when they fit. */
export async function tooManyServers(url: string, webServers: number): Promise<string | undefined> {
  const client = new Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ room: number }>(`
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room`)
    const { room } = rows[0]!
    if (webServers * perServer <= room) return undefined
    return `Warning: WORKERS is ${webServers}, and each may open ${perServer} database connections, but this PostgreSQL has room for ${room}.
Under load some calls will be told to come back. Set WORKERS to ${Math.max(1, Math.floor(room / perServer))}, or raise max_connections to ${connectionsFor(webServers)}.`
  } finally {
    await client.end()
  }
}
