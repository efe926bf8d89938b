// Loaded into a measured web server before its own code: reports to the benchmark what the server has done so far.
import { subscribe } from 'node:diagnostics_channel'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Since the process started: requests, rendered pages, processor time in ms. Since the last reading: how late its event loop was,
 * at the 95th percentile and at the longest.
 */
export type Reading = { requests: number; renderings: number; busyMs: number; lateMs: number; latestMs: number }

const RESOLUTION_MS = 2
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
loop.enable()
const late = (ns: number) => Math.max(0, ns / 1e6 - RESOLUTION_MS)

let requests = 0
let renderings = 0
subscribe('http.server.request.start', () => void requests++)
subscribe('camber:rendering', () => void renderings++)

process.on('message', (message) => {
  if (message !== 'read the meter') return
  const { user, system } = process.cpuUsage()
  const lateness = { lateMs: late(loop.percentile(95)), latestMs: late(loop.max) }
  loop.reset()
  process.send!({ requests, renderings, busyMs: (user + system) / 1000, ...lateness } satisfies Reading)
})
