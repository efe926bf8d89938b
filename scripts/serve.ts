// The shop's main process: database, demo data, sandbox, and the web servers that answer.
import cluster from 'node:cluster'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig, WrongSettings } from '#platform/config'
import { type Embedded, startEmbedded } from '#platform/db/embedded'
import { build, isBuildOld } from './build.ts'
import { startDevServer } from './dev.ts'
import { reasonOf } from './reason.ts'
import type { OpenSandbox } from './sandbox.ts'

const root = join(import.meta.dirname, '..')
const say = (line = '') => console.log(line)
const isDev = process.argv.includes('--dev')
const FIRST_WAIT_MS = 200

function settings(): Config {
  try {
    return readConfig()
  } catch (err) {
    if (!(err instanceof WrongSettings)) throw err
    console.error(`The shop cannot start with these settings:\n  ${err.message.replaceAll('\n', '\n  ')}`)
    process.exit(1)
  }
}

/** One shop for one DATA_DIR: a second would stop the first one's database. */
function claim(config: Config): () => void {
  mkdirSync(config.dataDir, { recursive: true })
  const file = join(config.dataDir, 'shop.pid')
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, 'utf8'))
    const command = `/proc/${pid}/cmdline`
    const runs = existsSync(command) ? readFileSync(command, 'utf8').includes('serve.ts') : isAlive(pid)
    if (runs && pid !== process.pid) {
      console.error(
        `A shop already runs on ${config.dataDir} (process ${pid}). Stop it first, or set another DATA_DIR.`,
      )
      process.exit(1)
    }
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A part of the shop's code: as it was bundled, or in development as it is written. */
const load = <T>(name: string): Promise<T> => import(join(root, isDev ? `scripts/${name}.ts` : `build/shop/${name}.js`))

/** Web servers as processes of their own; one that dies is replaced, ever later when it dies at once. Resolves when the first listens. */
function startWebServers(config: Config, env: Record<string, string>): Promise<{ stop(): Promise<void> }> {
  let stopping = false
  let wait = FIRST_WAIT_MS
  cluster.setupPrimary({ exec: join(root, 'build/shop/web.js') })
  const fork = () => cluster.fork(env)
  cluster.on('listening', () => (wait = FIRST_WAIT_MS))
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return
    console.error(`Web server ${worker.process.pid} ended (${signal ?? code}); another one starts.`)
    setTimeout(() => !stopping && fork(), wait)
    wait = Math.min(wait * 2, 10_000)
  })
  for (let i = 0; i < config.WORKERS; i++) fork()
  const stop = async () => {
    stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const ended = workers.map((worker) => new Promise((done) => worker.once('exit', done)))
    for (const worker of workers) worker.process.kill('SIGTERM')
    const late = setTimeout(() => workers.forEach((worker) => worker.process.kill('SIGKILL')), 10_000)
    await Promise.all(ended)
    clearTimeout(late)
  }
  return new Promise((done, fail) => {
    cluster.once('listening', () => done({ stop }))
    cluster.on('message', (_worker, { failed }: { failed?: string }) => {
      if (!failed) return
      console.error(failed)
      fail(new Error('A web server could not start.'))
    })
  })
}

async function main() {
  const config = settings()
  const release = claim(config)
  let database: Embedded | undefined
  let sandbox: OpenSandbox | undefined
  let servers: { stop(): Promise<void> } | undefined
  let stopping: Promise<void> | undefined
  const stop = (code: number) =>
    (stopping ??= (async () => {
      await servers?.stop()
      await sandbox?.close()
      await database?.stop()
      release()
      process.exit(code)
    })())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void stop(0))

  try {
    if (!isDev && (await isBuildOld())) {
      say('Building the pages …')
      await build()
    }
    const loading = Promise.all([
      load<typeof import('./prepare.ts')>('prepare'),
      config.SHOP_MODE === 'demo' ? load<typeof import('./sandbox.ts')>('sandbox') : undefined,
    ])
    if (!config.DATABASE_URL) say('Starting the database …')
    database = config.DATABASE_URL ? undefined : await startEmbedded(config.dataDir)
    const url = config.DATABASE_URL ?? database!.url
    const [{ prepare }, demo] = await loading
    const admin = await prepare(config, url)
    sandbox = await demo?.openSandbox(config)
    const env = { ...sandbox?.env, DATABASE_URL: url }
    servers = isDev ? await startDevServer(env) : await startWebServers(config, env)
    say(`\n${config.SHOP_NAME} is open.\n`)
    say(`  Shop       ${config.baseUrl}`)
    for (const line of [...admin, ...(sandbox?.lines ?? [])]) say(line)
    say('\nCtrl-C closes it.')
  } catch (err) {
    if (!stopping) console.error(reasonOf(err))
    await stop(1)
  }
}

await main()
