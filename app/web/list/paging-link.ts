import { linkOf, fromFirstPage } from '../shop-link.ts'

const SEPARATOR = '~'

/** The page after, remembering the way back: the trail holds the cursors of the pages before this one. */
export function nextPage(params: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(params)
  const here = params.get('cursor')
  const trail = [...trailOf(params), ...(here ? [here] : [])]
  if (trail.length > 0) next.set('trail', trail.join(SEPARATOR))
  next.set('cursor', cursor)
  return linkOf(next)
}

const trailOf = (params: URLSearchParams) => (params.get('trail') ?? '').split(SEPARATOR).filter(Boolean)

/** The page before, null on the first one. */
export function previousPage(params: URLSearchParams): string | null {
  if (!params.get('cursor')) return null
  const next = fromFirstPage(params)
  const trail = trailOf(params)
  const cursor = trail.pop()
  if (cursor) next.set('cursor', cursor)
  if (trail.length > 0) next.set('trail', trail.join(SEPARATOR))
  return linkOf(next)
}

export const pageNumber = (params: URLSearchParams) => (params.get('cursor') ? trailOf(params).length + 2 : 1)
