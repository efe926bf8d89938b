// Sends requests from a process of its own: inside the server or the benchmark its work would count as theirs.
import autocannon from 'autocannon'

/** Addresses, each requested once, over a number of connections; `perSecond`: no faster than that. */
export type Load = { base: string; paths: string[]; clients: number; perSecond?: number }
/** `seconds` from the first request to the last response, `times` of the responses in ms, `busyMs` of this process. */
export type Sent = { seconds: number; times: number[]; wrong: number; bytes: number; busyMs: number }

/** Sends as browsers do, with gzip. Each connection has its own addresses, so no two ever wait for one rendering. */
async function send({ base, paths, clients, perSecond }: Load): Promise<Sent> {
  const shares = Array.from({ length: clients }, (_, n) => paths.filter((_path, i) => i % clients === n))
  const headers = { 'accept-encoding': 'gzip', accept: 'text/html,application/json' }
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
    ...(perSecond && { overallRate: perSecond }),
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

process.on('message', async (load: Load) => process.send!(await send(load)))
