import { shopContext } from '#web/context'
import { noSiteMap, siteMaps, siteMapXml, xml } from '../../web/seo/site-maps.server.ts'
import type { Route } from './+types/site-map-index'

export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.search) return noSiteMap()
  const ctx = context.get(shopContext)
  return xml(siteMapXml(ctx.config.baseUrl, 'index', await siteMaps(ctx)))
}
