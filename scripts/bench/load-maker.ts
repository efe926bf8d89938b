// Sends requests from a process of its own: inside the server or the benchmark its work would count as theirs.
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'

/** Addresses, each requested once, over a number of connections; `pace`: not as fast as they are answered. */
export type Load = { base: string; paths: string[]; clients: number; pace?: Pace }
/** So many a second, of which so many leave in the same moment. */
type Pace = { perSecond: number; together: number }
/** `seconds` from the first request to the last response, `times` of the responses in ms, `busyMs` of this process. */
export type Sent = { seconds: number; times: number[]; wrong: number; bytes: number; busyMs: number }

const headers = { 'accept-encoding': 'gzip', accept: 'text/html,application/json' }

/** Sends as browsers do, with gzip. Each address leaves once, so no two requests ever wait for one rendering. */
async function send({ base, paths, clients, pace }: Load): Promise<Sent> {
  const pool = new Pool(base, { connections: clients })
  const sent = { times: [] as number[], wrong: 0, bytes: 0 }
  const ask = async (path: string) => {
    const left = performance.now()
    const { status, bytes } = await answer(pool, path).catch(() => ({ status: 0, bytes: 0 }))
    sent.times.push(performance.now() - left)
    sent.bytes += bytes
    if (status < 200 || status > 299) sent.wrong += 1
  }
  const before = process.cpuUsage()
  const began = performance.now()
  await (pace ? atPace(paths, pace, ask) : oneAfterAnother(paths, clients, ask))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(before)
  await pool.close()
  return { ...sent, seconds, busyMs: (user + system) / 1000 }
}

/** As many at once as there are clients; each takes the next address when it has its answer. */
async function oneAfterAnother(paths: string[], clients: number, ask: (path: string) => Promise<void>): Promise<void> {
  const left = paths.values()
  const client = async () => {
    for (const path of left) await ask(path)
  }
  await Promise.all(Array.from({ length: clients }, client))
}

async function atPace(paths: string[], { perSecond, together }: Pace, ask: (path: string) => Promise<void>) {
  const began = performance.now()
  const one = async (path: string, n: number) => {
    const due = began + (1000 * (n - (n % together))) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    await ask(path)
  }
  await Promise.all(paths.map(one))
}

async function answer(pool: Pool, path: string): Promise<{ status: number; bytes: number }> {
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers })
  let bytes = 0
  for await (const chunk of body) bytes += chunk.length
  return { status: statusCode, bytes }
}

process.on('message', async (load: Load) => process.send!(await send(load)))
