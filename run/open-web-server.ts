import type { Server, ServerResponse } from 'node:http'
import type { ListenOptions } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createApi, longestCallMs } from '#api'
import { plainPages } from '#common/words'
import { partsInMemory } from '#domain/catalogue'
import { wordsInMemory } from '#domain/finding'
import { serveMedia } from '#domain/media'
import type { Config } from '#platform/config'
import type { Ctx } from '#platform/context'
import { Problem } from '#platform/errors'
import { isMigrated } from '#platform/db/migrate'
import { staticFiles } from '#platform/http/files'
import { createPages } from '#platform/http/pages'
import { httpServer, listen } from '#platform/http/server'
import { securityHeaders } from '#platform/http/security'
import { followChanges } from '#platform/follow-changes'
import { shopContext } from '../app/web/context.ts'
import { FORM_PAGES, PARAMETERS } from '../app/web/parameters.server.ts'
import { openContext } from './open-context.ts'
import { startWork } from './job-table.ts'
import { type PageSource, pageRenderer } from './page-renderer.ts'
import { plainPage } from './plain-page.ts'

type WebServer = { url: string; close(): Promise<void> }

const root = join(import.meta.dirname, '..')

/** The build's output. */
export async function builtPages(): Promise<PageSource> {
  const build = (await import('#pages')) as ServerBuild
  return { mode: 'production', shopContext, build, files: staticFiles(join(root, 'build/client')) }
}

/**
 * Opens the shop's web server on a migrated database: pages, REST, static files, and its share of the jobs. `wake`
 * starts the work on imports and on fetches.
 */
export async function openWebServer(
  config: Config,
  databaseUrl: string,
  source: PageSource,
  wake: Required<Pick<Ctx, 'wakeImporter' | 'wakeFetcher'>>,
): Promise<WebServer> {
  const { ctx, background, worker, close } = await openContext(config, databaseUrl)
  const { log } = ctx
  const common = new Map(Object.entries(securityHeaders(config.baseUrl.startsWith('https:'))))
  const busy = plainPage(plainPages.busy)
  const needsScript = plainPage(plainPages.needsScript)
  const pages = createPages(pageRenderer(ctx, source), log, ctx.cache.seen, {
    base: config.baseUrl,
    busy,
    cache: source.mode === 'production',
    parameters: PARAMETERS,
    limits: config.LIMITS,
    proxies: config.TRUSTED_PROXIES,
  })
  const rest = createApi(ctx)
  const api = getRequestListener((request, env) => rest.fetch(request, env))
  const media = getRequestListener((request) =>
    serveMedia(ctx, new URL(request.url).pathname.slice('/media/'.length)).catch((err) => {
      const [status, why] = err instanceof Problem ? [err.status, err.cause] : [500, err]
      if (why) log.error({ err: why, url: request.url }, 'a picture could not be sent')
      return new Response(null, { status })
    }),
  )
  const changes = followChanges(databaseUrl, log, (tags) => ctx.cache.seen.see(tags))
  ctx.cache.seen.source = changes
  let closing = false

  const { origin } = new URL(config.baseUrl)

  const server = httpServer((req, res) => {
    // A proxy may send the whole address (RFC 9112, 3.2.2).
    if (req.url?.startsWith(`${origin}/`)) req.url = req.url.slice(origin.length)
    const url = req.url ?? '/'
    res.setHeaders(common)
    if (url.startsWith('/api/')) return void api(req, res)
    if (url.startsWith('/media/')) return void media(req, res)
    if (url === '/healthz') return void res.end('alive')
    if (url === '/readyz')
      return void ready().then((ok) => res.writeHead(ok ? 200 : 503).end(ok ? 'ready' : 'not ready'))
    const formBytes = req.method === 'POST' ? FORM_PAGES.get(url) : undefined
    if (formBytes) return void pages.take(req, res, formBytes)
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return void refuseMethod(res, req.method === 'POST' ? needsScript : '')
    const page = (err?: unknown) => {
      if (err) log.error({ err, url }, 'a file could not be sent')
      void pages.serve(req, res)
    }
    return source.mode === 'development' || looksLikeFile(url) ? source.files(req, res, page) : page()
  }, longestCallMs(config))
  const ready = async () => !closing && (await isMigrated(ctx.db).catch(() => false))

  // Building them keeps the process busy for a second, so no connection comes to it before.
  await wordsInMemory(ctx)
  await listen(server, placeOf(config), log)
  void partsInMemory(ctx)
  await startWork({ ...background, ...wake }, worker)
  return {
    url: config.baseUrl,
    async close() {
      closing = true
      await drain(server)
      await changes.close()
      await close()
    },
  }
}

/** It does not wait for a body. A browser that runs no script shows what it is told. */
const refuseMethod = (res: ServerResponse, told: string) =>
  res.writeHead(405, { allow: 'GET, HEAD', connection: 'close', 'content-type': 'text/html; charset=utf-8' }).end(told)

const looksLikeFile = (url: string) => /\.(?!data(\?|$))\w{2,11}(\?|$)/.test(url)

/** Whether the kernel distributes a port's connections among processes that each listen on it. */
const DEALS_OUT = ['linux', 'freebsd'].includes(process.platform)

/**
 * Each web process listens for itself, so that a dead process's connections are closed with it. Where the kernel does
 * not distribute connections, web processes share one listener.
 */
function placeOf({ PORT: port, HOST: host, WORKERS }: Config): ListenOptions {
  const isAlone = WORKERS === 1
  return { port, host, exclusive: isAlone, reusePort: !isAlone && DEALS_OUT }
}

/** Accepts no new work; running work has 5 s to end. A connection that becomes idle meanwhile is closed then. */
async function drain(server: Server): Promise<void> {
  const ended = new Promise<void>((done) => server.close(() => done()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), 5000)
  await ended
  clearInterval(idle)
  clearTimeout(late)
}
