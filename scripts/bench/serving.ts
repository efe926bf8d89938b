import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Addresses } from './addresses.ts'
import type { Load, Sent } from './load-maker.ts'
import type { MeasuredWeb } from './measured-web.ts'
import { percentile, table } from './report.ts'

const CLIENTS = 16
const WARM_UP = 480
const MOST = 3200
const ALONE = WARM_UP + 160

type Kind = { title: string; paths: string[]; rendered: boolean; clients?: number }

/** Processor time of the whole machine since it started, in ms. */
function machine(): { busy: number; all: number } {
  const sum = (times: number[]) => times.reduce((total, ms) => total + ms, 0)
  const all = sum(cpus().flatMap(({ times }) => Object.values(times)))
  return { all, busy: all - sum(cpus().map(({ times }) => times.idle)) }
}

/** Sends a load from a process of its own. */
export async function send(load: Load): Promise<Sent> {
  const maker = fork(join(import.meta.dirname, 'load-maker.ts'))
  maker.send(load)
  const lost = once(maker, 'exit').then(() => {
    throw new Error('The load maker ended before it was done.')
  })
  lost.catch(() => {})
  const [sent] = await Promise.race([once(maker, 'message'), lost])
  maker.disconnect()
  return sent
}

type Measured = { row: (string | number)[]; problems: string[] }

/** Sends a load; `problem` says why its figures are not valid. */
export async function measure(
  web: MeasuredWeb,
  { title, paths, rendered, clients = CLIENTS }: Kind,
): Promise<Measured> {
  const count = paths.length
  const [before, idle] = [await web.read(), machine()]
  const sent = await send({ base: web.base, paths, clients })
  const [after, busy] = [await web.read(), machine()]
  const arrived = after.requests - before.requests
  const renderings = after.renderings - before.renderings
  const expected = rendered ? count : 0
  const problems = [
    ...(arrived === count ? [] : [`${title}: ${count} requests were sent and ${arrived} arrived`]),
    ...(renderings === expected ? [] : [`${title}: ${expected} pages should have been rendered, ${renderings} were`]),
    ...(sent.wrong === 0 ? [] : [`${title}: ${sent.wrong} requests failed`]),
  ]
  const share = (100 * (busy.busy - idle.busy)) / (busy.all - idle.all)
  const each = [(after.busyMs - before.busyMs) / count, sent.busyMs / count, sent.bytes / count / 1000]
  const waits = [percentile(sent.times, 0.5), percentile(sent.times, 0.99)]
  return { row: [title, clients, count, renderings, count / sent.seconds, ...waits, ...each, share], problems }
}

/**
 * Measures pages and lists over HTTP with gzip. A process of its own requests each address once. Throws if the server
 * did not render exactly those pages.
 */
export async function benchServing(web: MeasuredWeb, { lists, searches, parts }: Addresses): Promise<void> {
  const pages = lists.map((query) => `/shop?${query}`)
  const kinds: Kind[] = [
    { title: 'list pages, rendered afresh', paths: pages.slice(ALONE), rendered: true },
    { title: 'part pages, rendered afresh', paths: parts.map((id) => `/shop/${id}`), rendered: true },
    { title: 'lists of the API', paths: lists.map((query) => `/api/parts?limit=24&${query}`), rendered: false },
    { title: 'searches of the API', paths: searches.map((query) => `/api/parts?limit=24&${query}`), rendered: false },
    { title: 'parts of the API', paths: parts.map((id) => `/api/parts/${id}`), rendered: false },
    { title: 'one list page at a time', paths: pages.slice(0, ALONE), rendered: true, clients: 1 },
    { title: 'home page, cached', paths: Array.from({ length: WARM_UP + MOST }, () => '/'), rendered: false },
  ]
  console.log(`\n${cpus().length} processors; load before the first request: ${loadavg()[0]!.toFixed(2)}`)
  const measured: Measured[] = []
  for (const { paths, ...kind } of kinds) {
    // Shoppers do not meet a server that has just started; the pages that warm it up are not measured.
    await send({ base: web.base, paths: paths.slice(0, WARM_UP), clients: CLIENTS })
    measured.push(await measure(web, { ...kind, paths: paths.slice(WARM_UP, WARM_UP + MOST) }))
  }
  table(
    'Serving with gzip',
    [
      '',
      'clients',
      'sent',
      'rendered',
      'a second',
      'median ms',
      '99 % ms',
      'server ms',
      'sender ms',
      'kB',
      'machine %',
    ],
    measured.map(({ row }) => row),
  )
  console.log('\n  Milliseconds of server and sender are processor time for each request, kB the bytes of an answer.')
  const problems = measured.flatMap((one) => one.problems)
  if (problems.length > 0) throw new Error(`These figures are not what they say.\n  ${problems.join('\n  ')}`)
}
