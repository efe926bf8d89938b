// Loaded into a measured web server before its own code: reports to the benchmark what the server has done so far.
import { subscribe } from 'node:diagnostics_channel'

/** Since the process started: requests, rendered pages, processor time in ms. */
export type Reading = { requests: number; renderings: number; busyMs: number }

let requests = 0
let renderings = 0
subscribe('http.server.request.start', () => void requests++)
subscribe('camber:rendering', () => void renderings++)

process.on('message', (message) => {
  if (message !== 'read the meter') return
  const { user, system } = process.cpuUsage()
  process.send!({ requests, renderings, busyMs: (user + system) / 1000 } satisfies Reading)
})
