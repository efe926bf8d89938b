import { header as words } from '#common/words'
import { shopContext } from '#web/context'
import type { Route } from './+types/web-manifest'

/** What a device calls the shop that somebody puts on its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { SHOP_NAME } = context.get(shopContext).config
  const manifest = {
    name: `${SHOP_NAME} ${words.trade}`,
    short_name: SHOP_NAME,
    start_url: '/',
    display: 'browser',
    background_color: '#f6f6f3',
    theme_color: '#1f2428',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
