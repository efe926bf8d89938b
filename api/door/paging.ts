import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { PAGE_SIZE_MAX } from '#common/constants'
import { paged, searchWords } from '#common/fields'

/** `?q=&cursor=&limit=` of a list that is paged by key. */
export const pageQuery = z.object({ q: searchWords, ...paged(PAGE_SIZE_MAX) })

/** Says where the next page of a bare array is: `x-next-cursor`, and a whole address in `Link`. */
export function nextPage(c: Context, cursor: string | null): void {
  if (!cursor) return
  const url = new URL(c.req.url)
  url.searchParams.set('cursor', cursor)
  c.header('x-next-cursor', cursor)
  c.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}
