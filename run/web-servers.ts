import cluster, { type Worker } from 'node:cluster'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Config } from '#platform/config'

/** `opened` resolves when the first is open, and rejects when a server cannot start. `stop` also stops those that are opening. */
export type WebServers = { opened: Promise<void>; stop(): Promise<void> }

/**
 * A young generation of 3 × 16 MB instead of 3 × 32: just as fast, in less memory. With 3 × 8 a page costs an eighth more.
 * The old one is collected when it has grown by half: under load a server holds 330 MB instead of 500, for 3 % of its time.
 */
export const WEB_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--expose-gc', // for collect-at-rest.ts
]

/** By default the C library has an arena for each thread: under load 100 MB of unused memory. */
export const WEB_ENV = { MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2' }

/** Messages of a web server to the main process. */
type Told = { open?: true; failed?: string }

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 10_000
const PATIENCE_MS = 10_000

/**
 * Runs web servers as processes of their own and replaces those that die, with growing pauses if they die at once.
 */
export function startWebServers(config: Config, env: Record<string, string>): WebServers {
  let isOpen = false
  let stopping = false
  let pause = FIRST_PAUSE_MS
  cluster.setupPrimary({ exec: join(import.meta.dirname, '../build/shop/web.js'), execArgv: WEB_FLAGS })
  // Round robin never closes a connection if its process dies before it confirms it.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const fork = () => cluster.fork({ ...WEB_ENV, ...env })
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return
    console.error(`Web server ${worker.process.pid} ended (${signal ?? code}); another one starts.`)
    setTimeout(() => !stopping && fork(), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  })
  const opened = new Promise<void>((done, fail) =>
    cluster.on('message', (_worker, { open, failed }: Told) => {
      if (open) {
        isOpen = true
        pause = FIRST_PAUSE_MS
        done()
      }
      if (failed) {
        console.error(failed)
        stopping ||= !isOpen
        fail(new Error('A web server could not start.'))
      }
    }),
  )
  for (let i = 0; i < config.WORKERS; i++) fork()
  return {
    opened,
    stop() {
      stopping = true
      return end(Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined))
    },
  }
}

/** Throws if the port is taken: web servers that share a port could share it with another shop's unnoticed. */
export function needFreePort({ PORT, HOST }: Config): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(PORT, HOST, () => probe.close(() => done()))
  })
}

/** Asks them to end, and kills those that have not after 10 s. */
async function end(all: Worker[]): Promise<void> {
  const workers = all.filter((worker) => !worker.isDead()) // one that is dead does not end again
  const ended = workers.map((worker) => new Promise((done) => worker.once('exit', done)))
  for (const worker of workers) worker.process.kill('SIGTERM')
  const late = setTimeout(() => workers.forEach((worker) => worker.process.kill('SIGKILL')), PATIENCE_MS)
  await Promise.all(ended)
  clearTimeout(late)
}
