import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type LoaderFunctionArgs, type RouterContextProvider, ServerRouter } from 'react-router'
import { shopContext } from '#web/context'

/** Collects what a stream writes, to be sent as one body. */
class Collector extends Writable {
  readonly chunks: Buffer[] = []

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.chunks.push(chunk)
    done()
  }
}

/** A page whole, without placeholders: it is kept, and must read without script. */
const render = (context: EntryContext, url: string, nonce: string) =>
  new Promise<{ html: Buffer; failed: boolean }>((resolve, reject) => {
    let failed = false
    const page = new Collector()
    page.on('finish', () => resolve({ html: Buffer.concat(page.chunks), failed }))
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={nonce} />, {
      nonce,
      // No part of a page is so large that it should come late and be moved into place by script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(page),
      onShellError: reject,
      onError: () => {
        failed = true
      },
    })
  })

/**
 * A page names the modules of its routes and not what those import in turn: preloaded, the script would share the line
 * with the pictures and faces of the first screen, and a page reads without script. Decision 0010.
 */
function withoutImports(context: EntryContext): EntryContext {
  const { entry, routes, ...manifest } = context.manifest
  const named = Object.entries(routes).map(([id, route]) => [id, route && { ...route, imports: [] }])
  return {
    ...context,
    manifest: { ...manifest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(named) },
  }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { html, failed } = await render(withoutImports(entry), request.url, context.get(shopContext).nonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  const body = request.method === 'HEAD' ? null : new Uint8Array(html)
  return new Response(body, { status: failed && status < 400 ? 500 : status, headers })
}

/** What a loader could not do is for the server to tell: in the log, and in the answer's status. */
export function handleError(error: unknown, { context }: LoaderFunctionArgs) {
  context.get(shopContext).failures?.push(error)
}
