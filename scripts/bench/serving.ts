import { createServer } from 'node:http'
import autocannon from 'autocannon'
import type { BenchQuery } from './queries.ts'
import { table } from './report.ts'

const SECONDS = 8
const HEADERS = { 'accept-encoding': 'gzip' }

type Load = { title: string; paths: string[]; clients: number }

async function load(base: string, { title, paths, clients }: Load, seconds = SECONDS) {
  const requests = paths.map((path) => ({
    method: 'GET' as const,
    path: `${path}${path.includes('?') ? `&s=${seconds}` : ''}`,
    headers: HEADERS,
  }))
  const result = await autocannon({ url: base, connections: clients, duration: seconds, requests, workers: undefined })
  const wrong = result.non2xx + result.errors + result.timeouts
  return {
    rate: result.requests.average,
    row: [title, clients, result.requests.average, result.latency.p50, result.latency.p99, wrong],
  }
}

const address = (path: string, query: Record<string, string>, extra: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...query, ...extra })}`

/** Addresses of pages that are not kept yet: each carries a number of its own that changes nothing. */
function fresh(path: string, queries: BenchQuery[], times: number): string[] {
  return Array.from({ length: times }, (_, round) =>
    queries.map(({ query }, i) =>
      address(path, { ...query, limit: String(24) }, { bench: `${round}.${i}.${process.pid}` }),
    ),
  ).flat()
}

/** A server that does nothing but send the same bytes. */
async function bareServer(url: string): Promise<{ base: string; close(): void }> {
  const answer = await fetch(url, { headers: HEADERS })
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name)),
  )
  const { gzipSync } = await import('node:zlib')
  const body = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 5 })
  const server = createServer((_req, res) => {
    res.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': body.byteLength })
    res.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Requests a second over HTTP: pages rendered afresh, uncached API answers, kept pages beside a bare server. */
export async function benchServing(base: string, queries: BenchQuery[], parts: string[]): Promise<void> {
  const mixed = queries.filter(({ kind }) => !['whole make or model', 'odd price range'].includes(kind))
  const partPages = parts.map((id) => `/shop/${id}?bench=${process.pid}`)
  const loads: Load[] = [
    { title: 'list and search API, uncached', paths: fresh('/api/parts', mixed, 1), clients: 16 },
    { title: 'list pages, rendered afresh', paths: fresh('/shop', mixed, 20), clients: 16 },
    { title: 'part pages, rendered afresh', paths: partPages, clients: 16 },
    { title: 'one page at a time, afresh', paths: fresh('/shop', mixed.toReversed(), 8), clients: 1 },
  ]
  // A server that has just started is not what shoppers meet.
  for (const one of loads) await load(base, one, 2)
  const rows = []
  for (const one of loads) rows.push((await load(base, one)).row)
  const bare = await bareServer(`${base}/`)
  const plain = await load(bare.base, { title: 'bare node:http, the same bytes', paths: ['/'], clients: 16 })
  const kept = await load(base, { title: 'home page, kept', paths: ['/'], clients: 16 })
  bare.close()
  table('Serving', ['', 'clients', 'a second', 'median ms', '99 % ms', 'failed'], [...rows, plain.row, kept.row])
  console.log(`\n  A kept page goes at ${(kept.rate / plain.rate).toFixed(2)} of the bare server's rate.`)
}
