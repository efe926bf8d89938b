import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/** The pages of the shop's lists and parts, with what holds them and what stands in for a page that is not there. */
const MOST_ASKED = ['root', 'routes/shell', 'routes/shop/shop', 'routes/shop/part', 'routes/shop/not-found']

/**
 * The router's handler. It compares an address with each of seventy pages in turn, several times a request, so lists and
 * parts, which are most of all pages, have a handler that knows no others.
 */
export function pageHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): RequestHandler {
  const all = createRequestHandler(build, mode)
  if (typeof build === 'function') return all
  const routes = Object.fromEntries(
    MOST_ASKED.map((id) => {
      const route = build.routes[id]
      if (!route) throw new Error(`The build has no page ${id}.`)
      return [id, route]
    }),
  )
  const some = createRequestHandler({ ...build, routes }, mode)
  return (request, context) => (/^\/shop(?:\/|$)/.test(new URL(request.url).pathname) ? some : all)(request, context)
}
