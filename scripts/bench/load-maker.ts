// Sends requests from a process of its own: inside the server or the benchmark its work would count as theirs.
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'

/** Addresses, each requested once, over a number of connections; `pace`: not as fast as they are answered. */
export type Load = { base: string; paths: string[]; clients: number; pace?: Pace }
/** So many a second, of which so many leave in the same moment. */
type Pace = { perSecond: number; together: number }
/** `seconds` from the first request to the last response, `times` of the responses in ms, `busyMs` of this process. */
export type Sent = { seconds: number; times: number[]; wrong: number; bytes: number; busyMs: number }

const headers = { 'accept-encoding': 'gzip', accept: 'text/html,application/json' }

/** Sends as browsers do, with gzip. Each connection has its own addresses, so no two ever wait for one rendering. */
async function send({ base, paths, clients }: Load): Promise<Sent> {
  const shares = Array.from({ length: clients }, (_, n) => paths.filter((_path, i) => i % clients === n))
  const times: number[] = []
  let [bytes, last] = [0, 0]
  const before = process.cpuUsage()
  const began = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const options: autocannon.Options = {
    url: base,
    connections: clients,
    amount: paths.length,
    timeout: 60,
    sampleInt: 1000,
    setupClient: (client) => client.setRequests(shares.shift()!.map((path) => ({ method: 'GET', path, headers }))),
  }
  const run = autocannon(options, (err, result) => (err ? reject(err) : resolve(result)))
  run.on('response', (_client, _status, length, time) => {
    last = performance.now()
    bytes += length
    times.push(time)
  })
  const { non2xx, errors, timeouts } = await promise
  const { user, system } = process.cpuUsage(before)
  return {
    seconds: (last - began) / 1000,
    times,
    wrong: non2xx + errors + timeouts,
    bytes,
    busyMs: (user + system) / 1000,
  }
}

/** The same at a pace, which autocannon does not know: a rate of its is all sent at the beginning of each second. */
async function sendPaced({ base, paths, clients }: Load, { perSecond, together }: Pace): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const sent: Sent = { seconds: 0, times: [], wrong: 0, bytes: 0, busyMs: 0 }
  const before = process.cpuUsage()
  const began = performance.now()
  const one = async (path: string, n: number) => {
    const due = began + (1000 * (n - (n % together))) / perSecond
    await sleep(Math.max(0, due - performance.now()))
    const left = performance.now()
    const { status, bytes } = await answerTo(base + path, agent).catch(() => ({ status: 0, bytes: 0 }))
    sent.times.push(performance.now() - left)
    sent.bytes += bytes
    if (status < 200 || status > 299) sent.wrong += 1
  }
  await Promise.all(paths.map(one))
  agent.destroy()
  const { user, system } = process.cpuUsage(before)
  return { ...sent, seconds: (performance.now() - began) / 1000, busyMs: (user + system) / 1000 }
}

async function answerTo(url: string, agent: Agent): Promise<{ status: number; bytes: number }> {
  const answer = await new Promise<IncomingMessage>((done, fail) =>
    get(url, { agent, headers }, done).once('error', fail),
  )
  let bytes = 0
  for await (const chunk of answer) bytes += (chunk as Buffer).length
  return { status: answer.statusCode ?? 0, bytes }
}

process.on('message', async (load: Load) => process.send!(await (load.pace ? sendPaced(load, load.pace) : send(load))))
