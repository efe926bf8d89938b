import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type LoaderFunctionArgs, type RouterContextProvider, ServerRouter } from 'react-router'
import { shopContext } from '#web/context'

/**
 * Reads what the loaders found before anything is rendered. The page then waits for nothing, so that React can write it
 * in one go, as text: with the stream that it writes otherwise, a page costs a sixth more.
 */
async function settleData({ renderMeta, serverHandoffStream }: EntryContext): Promise<void> {
  if (!renderMeta || !serverHandoffStream) return
  const value = await text(serverHandoffStream)
  const chunk = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result })
  renderMeta.streamCache = { 0: chunk({ done: false, value }), 1: chunk({ done: true, value: '' }) }
}

type Manifest = EntryContext['manifest']
const lean = new WeakMap<Manifest, Manifest>()

/**
 * A page names the modules of its routes and not what those import in turn: preloaded, the script would share the line
 * with the pictures and faces of the first screen, and a page reads without script. Decision 0010.
 */
function withoutImports(manifest: Manifest): Manifest {
  const known = lean.get(manifest)
  if (known) return known
  const { entry, routes } = manifest
  const named = Object.entries(routes).map(([id, route]) => [id, route && { ...route, imports: [] }])
  const made = { ...manifest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(named) }
  lean.set(manifest, made)
  return made
}

/** A page whole, without placeholders: it is kept, and must read without script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  await settleData(entry)
  const page = { ...entry, manifest: withoutImports(entry.manifest) }
  const html = renderToString(<ServerRouter context={page} url={request.url} nonce={context.get(shopContext).nonce} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : `<!DOCTYPE html>${html}`, { status, headers })
}

/** What a loader could not do is for the server to tell: in the log, and in the answer's status. */
export function handleError(error: unknown, { context }: LoaderFunctionArgs) {
  context.get(shopContext).failures?.push(error)
}
