import { shopContext } from '#web/context'
import type { Route } from './+types/robots'

/** Pages that are not for finding say so themselves (`noindex`), which a robot must be let in to read. */
export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(shopContext).config
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${baseUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
