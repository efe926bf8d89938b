import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '#platform/free-port'
import { WEB_ENV, WEB_FLAGS } from '../../run/web-servers.ts'
import type { Reading } from './meter.ts'

/** Web servers on one address, with counters of their work. */
export type MeasuredWeb = { base: string; read(): Promise<Reading>; end(): Promise<void> }

async function readOff(worker: Worker): Promise<Reading> {
  const told = once(worker, 'message')
  worker.send('read the meter')
  return (await told)[0]
}

/** Its first message: a process that listens for itself does not report that by itself. */
const opens = (worker: Worker) =>
  new Promise<void>((done, fail) => {
    const closed = (why = '') => fail(new Error(`A web server could not start. ${why}`))
    worker.once('message', ({ open, failed }) => (open ? done() : closed(failed))).once('exit', () => closed())
  })

/** Starts the shop's web server in several processes, as `npm start` does with WORKERS; resolves when all are open. */
export async function startMeasuredWeb(processes: number, settings: Record<string, string>): Promise<MeasuredWeb> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  cluster.setupPrimary({
    exec: join(import.meta.dirname, '../../build/shop/web.js'),
    execArgv: [...WEB_FLAGS, '--import', join(import.meta.dirname, 'meter.ts')],
  })
  const env = { ...WEB_ENV, LOG_LEVEL: 'error', LIMITS: '0', ...settings, PORT: String(port), BASE_URL: base }
  const workers = Array.from({ length: processes }, () => cluster.fork(env))
  await Promise.all(workers.map(opens))
  const lost = Promise.race(workers.map((worker) => once(worker, 'exit'))).then(() => {
    throw new Error('A web server ended under its load.')
  })
  lost.catch(() => {})
  return {
    base,
    async read() {
      const readings = await Promise.race([Promise.all(workers.map(readOff)), lost])
      const sum = (name: keyof Reading) => readings.reduce((total, reading) => total + reading[name], 0)
      const most = (name: keyof Reading) => Math.max(...readings.map((reading) => reading[name]))
      return {
        requests: sum('requests'),
        renderings: sum('renderings'),
        busyMs: sum('busyMs'),
        lateMs: most('lateMs'),
        latestMs: most('latestMs'),
      }
    },
    async end() {
      const ended = workers.map((worker) => once(worker, 'exit'))
      for (const worker of workers) worker.process.kill('SIGTERM')
      await Promise.all(ended)
    },
  }
}
