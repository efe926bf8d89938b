import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { connectionsFor } from './connections.ts'
import { forgetUnreaped, makeCluster } from './embedded-cluster.ts'
import {
  databaseUrl,
  homeFor,
  isListening,
  isRoot,
  listening,
  pgCtl,
  postgresUser,
  programs,
} from './embedded-place.ts'
import { turnLog } from './turn-log.ts'
import { withClient } from './with-client.ts'

export type Embedded = {
  url: string
  /** Whether anything listens at its address; true for a database that is starting or hangs. */
  isRunning(): Promise<boolean>
  /** Stops it; does nothing if it has died. */
  stop(): Promise<void>
  /** Stops it (`immediate`: like a crash) and starts it again at the same address, also after it died. */
  restart(mode: 'fast' | 'immediate'): Promise<void>
}

/** The database of the shop in its cluster. */
const DATABASE = 'camber'

const flags = [
  ['jit', 'off'],
  ['shared_buffers', '512MB'],
  ['work_mem', '32MB'],
  ['maintenance_work_mem', '512MB'],
  ['max_wal_size', '2GB'],
  // No replica reads its log: what a large load writes into an empty table goes to that table alone.
  ['wal_level', 'minimal'],
  ['max_wal_senders', '0'],
  ['random_page_cost', '1.1'],
  ['effective_io_concurrency', '32'],
  ['logging_collector', 'off'],
  // A statement of a process that was killed ends soon, and with it what it has locked. Windows cannot tell that.
  ...(process.platform === 'win32' ? [] : [['client_connection_check_interval', '2s']]),
]

/**
 * Starts the embedded PostgreSQL with its files under `dataDir`. The first use creates them, with a random password. It
 * first stops a stray server that an earlier, killed shop left running on the same files. The server is detached from
 * the terminal, so that Ctrl-C reaches only the shop, which can then finish its work.
 */
export async function startEmbedded(
  dataDir: string,
  database = DATABASE,
  connections = connectionsFor(1),
): Promise<Embedded> {
  const home = await homeFor(dataDir)
  const cluster = join(home, 'cluster')
  const passwordFile = join(home, 'password')
  const user = await postgresUser()
  const bin = await programs()
  await mkdir(home, { recursive: true })
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    await rm(cluster, { recursive: true, force: true })
    const password = randomBytes(24).toString('base64url')
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (isRoot) await chown(home, user.uid!, user.gid!)
    await makeCluster(bin, cluster, passwordFile, user)
  }
  const password = await readFile(passwordFile, 'utf8')
  if (existsSync(join(cluster, 'postmaster.pid')))
    await pgCtl(bin, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], user).catch(() => {})
  const port = await freePort()
  const settings = [
    `-p ${port}`,
    ...[...listening(home), ...flags, ['max_connections', connections]].map(([name, value]) => `-c ${name}='${value}'`),
  ].join(' ')
  const log = join(cluster, 'server.log')
  await turnLog(log)
  await pgCtl(bin, ['start', '-D', cluster, '-w', '-t', '60', '-l', log, '-o', settings], user)
  const address = (name: string) => databaseUrl(home, password, port, name)
  await ensureDatabase(address('postgres'), database)
  const isRunning = () => isListening(home, port)
  return {
    url: address(database),
    isRunning,
    async stop() {
      if (await isRunning()) await pgCtl(bin, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], user)
    },
    async restart(mode) {
      await forgetUnreaped(cluster, join(home, `.s.PGSQL.${port}.lock`))
      await turnLog(log)
      await pgCtl(bin, ['restart', '-D', cluster, '-m', mode, '-w', '-t', '60', '-l', log], user)
    },
  }
}

/** The address of the embedded PostgreSQL that a shop currently runs on `dataDir`, for commands beside it. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const home = await homeFor(dataDir)
  const pidFile = join(home, 'cluster', 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const port = (await readFile(pidFile, 'utf8')).split('\n')[3]!
  // The machine may have stopped without it: then the file stays.
  if (!(await isListening(home, Number(port)))) return undefined
  const password = await readFile(join(home, 'password'), 'utf8')
  return databaseUrl(home, password, port, DATABASE)
}

function ensureDatabase(admin: string, name: string): Promise<void> {
  return withClient(admin, 'camber-start', async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}
