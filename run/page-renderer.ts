import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Tag } from '#common/tags'
import type { Config } from '#platform/config'
import type { Ctx } from '#platform/context'
import { Problem, unavailable } from '#platform/errors'
import { isPassing } from '#platform/db/failures'
import type { Render } from '#platform/http/pages'
import { contentSecurityPolicy, knownScripts, type Origins, WINDOW_POLICY } from '#platform/http/security'
import type { shopContext } from '../app/web/context.ts'
import { EARLY } from '../app/web/page/early.ts'
import { MARK } from '../app/web/page/head-script.ts'
import { pageHandler } from './page-handler.ts'

/** Where pages and static files come from: the build, or a development server that makes them on request. */
export type PageSource = {
  mode: 'production' | 'development'
  shopContext: typeof shopContext
  build: ServerBuild | (() => Promise<ServerBuild>)
  files(req: IncomingMessage, res: ServerResponse, next: (err?: unknown) => void): void
}

function originsOf(config: Config, mode: PageSource['mode']): Origins {
  const card = config.SANDBOX_URL ?? 'https://js.stripe.com'
  const api = config.SANDBOX_URL ?? 'https://api.stripe.com'
  return {
    scripts: [card],
    frames: config.SANDBOX_URL ? [card] : [card, 'https://hooks.stripe.com'],
    // Vite tells the pages by a socket of its own what has changed.
    connections: [api, card, ...(mode === 'development' ? ['ws:'] : [])],
    pictures: config.SANDBOX_URL ? [config.SANDBOX_URL] : [],
  }
}

const FORM = 'application/x-www-form-urlencoded'

/** Renders a public page, and notes what it shows. @throws Problem 429, 503 for what passes by itself */
export function pageRenderer(ctx: Ctx, source: PageSource): Render {
  const handle = pageHandler(source.build, source.mode)
  const origins = originsOf(ctx.config, source.mode)
  const https = ctx.config.baseUrl.startsWith('https:')
  return async (url, signal, posted) => {
    const shown = new Set<Tag>()
    const failures: unknown[] = []
    const whenSent: (() => void)[] = []
    const nonce = randomBytes(16).toString('base64url')
    const page: { html?: string } = {}
    const context = new RouterContextProvider(
      new Map([[source.shopContext, { ...ctx, shown, whenSent, failures, nonce, page, caller: posted?.caller }]]),
    )
    const request = posted && { method: 'POST', body: posted.form, headers: { 'content-type': FORM } }
    const answer = await handle(new Request(url, { signal, ...request }), context)
    const refused = failures.find((err) => err instanceof Problem && [429, 503].includes(err.status))
    if (refused ?? failures.some(isPassing)) throw refused ?? unavailable()
    for (const err of failures) ctx.log.error({ err, url: url.href }, 'a page could not be made')
    const { status } = answer
    const headers = {
      ...WINDOW_POLICY,
      ...Object.fromEntries(answer.headers),
      'cache-control': 'public, max-age=0, must-revalidate',
    }
    if (page.html === undefined)
      return { status, shown, whenSent, body: Buffer.from(await answer.arrayBuffer()), headers }
    const { html, hashes } = knownScripts(page.html, nonce, [MARK, EARLY])
    const policy = contentSecurityPolicy(hashes, origins, https)
    return {
      status,
      shown,
      whenSent,
      body: Buffer.from(html),
      headers: { ...headers, 'content-security-policy': policy },
    }
  }
}
