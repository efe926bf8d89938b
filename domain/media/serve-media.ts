import type { Ctx } from '#platform/context'
import { notFound } from '#platform/errors'
import { keyOf, readName } from './name.ts'
import { storeOf } from './store-of.ts'

/**
 * Answers `GET /media/:file`. The content of a name never changes, so browsers may cache it for ever.
 * @throws Problem 404 for every name that is not one of our files
 */
export async function serveMedia(ctx: Ctx, name: string): Promise<Response> {
  const file = readName(name)
  if (!file) throw notFound('picture')
  const store = storeOf(ctx.config)
  const keep = { 'cache-control': 'public, max-age=31536000, immutable' }
  const address = store.addressOf?.(keyOf(file))
  if (address) return new Response(null, { status: 302, headers: { ...keep, location: address } })
  const bytes = await store.read(keyOf(file))
  if (!bytes) throw notFound('picture')
  const type = { 'content-type': `image/${file.format}`, 'content-length': String(bytes.length) }
  return new Response(bytes, { headers: { ...keep, ...type, 'x-content-type-options': 'nosniff' } })
}
