import { escapeMarkup } from '#common/escape'
import { searchBox as words } from '#common/words'
import { shopContext } from '#web/context'
import type { Route } from './+types/open-search'

/** How a browser searches the shop from its address bar: an OpenSearch 1.1 description. */
export function loader({ context }: Route.LoaderArgs) {
  const { SHOP_NAME, baseUrl } = context.get(shopContext).config
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // The standard allows 16 characters.
    `<ShortName>${escapeMarkup(SHOP_NAME.slice(0, 16).trim())}</ShortName>`,
    `<LongName>${escapeMarkup(SHOP_NAME.slice(0, 48).trim())}</LongName>`,
    `<Description>${escapeMarkup(words.hint)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image type="image/svg+xml">${baseUrl}/icon.svg</Image>`,
    `<Url type="text/html" template="${baseUrl}/shop?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ]
  return new Response(text.join('\n'), {
    headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
  })
}
