import { renderToString } from 'react-dom/server'
import { type EntryContext, type LoaderFunctionArgs, type RouterContextProvider, ServerRouter } from 'react-router'
import { shopContext } from '#web/context'

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const pieces: Uint8Array[] = []
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) pieces.push(piece.value)
  reader.releaseLock()
  return Buffer.concat(pieces).toString()
}

/**
 * Reads what the loaders found before anything is rendered. The page then waits for nothing, so that React can write it
 * in one go, as text: with the stream that it writes otherwise, a page costs a sixth more.
 */
async function settleData({ renderMeta, serverHandoffStream }: EntryContext): Promise<void> {
  if (!renderMeta || !serverHandoffStream) return
  const value = await textOf(serverHandoffStream)
  const chunk = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result })
  renderMeta.streamCache = { 0: chunk({ done: false, value }), 1: chunk({ done: true, value: '' }) }
}

type Manifest = EntryContext['manifest']
const lean = new WeakMap<Manifest, Map<string, Manifest>>()

/**
 * The manifest as a page needs it: of its own routes only, since the router writes it anew for each page. It names the
 * modules of these routes, but not what those import in turn: preloading that would slow the pictures and fonts of the
 * first screen, and a page reads without script. Decision 0010.
 */
function leanManifest({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const known = lean.get(manifest) ?? new Map<string, Manifest>()
  lean.set(manifest, known)
  const cached = known.get(ids.join())
  if (cached) return cached
  const { entry, routes } = manifest
  const own = ids.map((id) => [id, routes[id] && { ...routes[id], imports: [] }])
  const made = { ...manifest, entry: { ...entry, imports: [] }, routes: Object.fromEntries(own) }
  known.set(ids.join(), made)
  return made
}

/** A page whole, without placeholders: it is cached, and must read without script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  await settleData(entry)
  const page = { ...entry, manifest: leanManifest(entry) }
  const shop = context.get(shopContext)
  const html = renderToString(<ServerRouter context={page} url={request.url} nonce={shop.nonce} />)
  shop.page.html = `<!DOCTYPE html>${html}`
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Leaves the error of a loader to the server, which logs it and sets the status. */
export function handleError(error: unknown, { context }: LoaderFunctionArgs) {
  context.get(shopContext).failures?.push(error)
}
