import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPassing } from '../db/failures.ts'
import { Problem, unavailable } from '../errors.ts'
import type { Log } from '../log.ts'
import { clientAddress } from '../rate-limit.ts'
import type { SeenChanges } from '../seen-changes.ts'
import { createShares, READING } from '../shares.ts'
import { createSemaphore } from '../semaphore.ts'
import { PageCache, type Page, type Rendered } from './page-cache.ts'
import { type Encoding, encodingFor, isKnown } from './negotiation.ts'
import { receiveForm } from './receive-form.ts'

/** A posted form and its address. */
type Posted = { form: Buffer<ArrayBuffer>; caller: string }
export type Render = (url: URL, signal: AbortSignal, posted?: Posted) => Promise<Rendered>

/** Called for each rendered page, with its key; `npm run bench` counts with it. */
const rendering = channel('camber:rendering')

const LINE_BREAK = /[\n\r\u2028\u2029]/

/**
 * A path that can be decoded, without line breaks. Any other names no page: the router would print a line about it each
 * time, or fail, since not even the page of what is not there matches a line break.
 */
function decodable(path: string): string {
  try {
    if (!LINE_BREAK.test(decodeURIComponent(path))) return path
  } catch {}
  return path.replaceAll('%', '%25')
}

/** A page's address without unknown parameters, such as those that advertisers append, and with the others in order. */
function keyOf(url: string, known: ReadonlySet<string>): string {
  const at = url.indexOf('?')
  if (at < 0) return decodable(url)
  const path = decodable(url.slice(0, at))
  const params = new URLSearchParams(url.slice(at))
  for (const name of params.keys().toArray()) if (!known.has(name)) params.delete(name)
  params.sort()
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

/** A rendering that was given up because its data did not arrive; a retry may succeed. */
const isLate = (err: unknown) => err instanceof DOMException && err.name === 'TimeoutError'

/** Whether the caller already has this version of the page. */
const hasPage = (req: IncomingMessage, { status, etag }: Page) =>
  status === 200 && isKnown(req.headers['if-none-match'], etag)

function send(req: IncomingMessage, res: ServerResponse, page: Page, encoding: Encoding) {
  if (req.method === 'GET') for (const tell of page.whenSent ?? []) tell()
  const headers: Record<string, string | number> = { ...page.headers, etag: page.etag, vary: 'Accept-Encoding' }
  if (hasPage(req, page)) return void res.writeHead(304, headers).end()
  const body = page.bodies[encoding]!
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = body.byteLength
  res.writeHead(page.status, headers)
  res.end(req.method === 'HEAD' ? undefined : body)
}

type Pages = {
  /** Answers with a page, cached or rendered. Whatever fails is answered and logged: neither this nor `take` rejects. */
  serve(req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Answers a posted form with a page or a redirect. Nothing of it is cached. */
  take(req: IncomingMessage, res: ServerResponse, mostBytes: number): Promise<void>
}

export type PageOptions = {
  base: string
  /** The page for 503, 500 or 429. */
  busy: string
  /** False: every request renders the page. */
  cache: boolean
  /** The parameters that pages read. Any other makes no new page, and the renderer does not see it. */
  parameters: ReadonlySet<string>
  /** A factor on each address's limits. */
  limits: number
  /** How many proxies in front report the address. */
  proxies: number
}

const addressOf = (req: IncomingMessage, proxies: number) =>
  clientAddress(req.socket.remoteAddress ?? '', req.headers['x-forwarded-for']?.toString(), proxies)

/** Serves public pages: cached bytes if there are any, else rendered in turn, within each address's share. */
export function createPages(render: Render, log: Log, seen: SeenChanges, options: PageOptions): Pages {
  const cache = new PageCache(seen)
  const share = createShares(READING, options.limits)
  const turn = createSemaphore(8, 400)
  const { origin } = new URL(options.base)
  const refuse = (req: IncomingMessage, res: ServerResponse, err: unknown) => {
    const problem = isPassing(err) || isLate(err) ? unavailable() : err instanceof Problem ? err : undefined
    const why = problem ? problem.cause : err
    if (why) log.error({ err: why, url: req.url }, 'a page could not be rendered')
    if (res.headersSent) return void res.destroy()
    res.writeHead(problem?.status ?? 500, { 'content-type': 'text/html; charset=utf-8', ...problem?.headers })
    res.end(options.busy)
  }
  return {
    async serve(req, res) {
      try {
        const encoding = encodingFor(req.headers['accept-encoding'])
        const key = keyOf(req.url ?? '/', options.parameters)
        const ready = cache.get(key, encoding)
        if (ready) return send(req, res, ready, encoding)
        const url = URL.parse(key, options.base)
        // "//elsewhere" would lead to another host.
        if (url?.origin !== origin) return void res.writeHead(404).end('There is no such page.')
        if (!options.cache) cache.clear()
        const work = () => {
          rendering.publish(key)
          return render(url, AbortSignal.timeout(15_000))
        }
        const address = addressOf(req, options.proxies)
        const page = await share(address, () => cache.make(key, encoding, () => turn(work)))
        send(req, res, page, encoding)
      } catch (err) {
        refuse(req, res, err)
      }
    },
    async take(req, res, mostBytes) {
      try {
        const caller = addressOf(req, options.proxies)
        const url = new URL(req.url!, options.base)
        const form = await receiveForm(req, caller, mostBytes)
        const work = () => render(url, AbortSignal.timeout(15_000), { form, caller })
        const { status, headers, body } = await share(caller, () => turn(work))
        res.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-length': body.byteLength }).end(body)
      } catch (err) {
        refuse(req, res, err)
      }
    },
  }
}
