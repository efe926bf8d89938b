import { shopContext } from '#web/context'
import { noSiteMap, siteMap, siteMapXml, xml } from '../../web/seo/site-maps.server.ts'
import type { Route } from './+types/site-map'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  const entries = url.search ? [] : await siteMap(ctx, params.name)
  if (entries.length === 0) return noSiteMap()
  return xml(siteMapXml(ctx.config.baseUrl, 'map', entries))
}
