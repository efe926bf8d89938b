import { escapeMarkup } from '#common/escape'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { currencyName } from '#common/format'
import { type Prices, toWritten } from '#common/prices'
import type { Config } from '#platform/config'
import type { Packed } from '#platform/http/negotiation'
import type { Env } from './door.ts'
import { revalidated } from './sent.ts'

type Operation = {
  summary?: string
  tags?: string[]
  security?: object[]
  parameters?: { name: string; in: string }[]
}

const about = (
  prices: Prices,
) => `Every call of the shop. Money is ${sayMoney(prices)}. Errors are \`application/problem+json\` with a stable \`code\`
and, where input was wrong, the \`fields\`. Writes take an \`Idempotency-Key\`. Sign in with \`POST /api/auth/sign-in/email\`,
get a token with that cookie from \`PUT /api/user/<your e-mail>\`, and send it as \`Authorization: Bearer\`. Public responses
have an \`ETag\`: send it as \`If-None-Match\`, and an unchanged response is 304 without a body.`

/** How calls write amounts, for people. */
const sayMoney = ({ currency, whole }: Prices) =>
  whole
    ? `whole ${currencyName(currency)}`
    : `a number of ${currencyName(currency)} such as ${toWritten({ currency, whole }, 1249)}`

/** `/api/openapi.json` describes every call of the router; `/api/docs` shows the same to people, without script. */
export function describeApi(api: OpenAPIHono<Env>, config: Config): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  const name = `${config.baseUrl.startsWith('https:') ? '__Secure-' : ''}camber.session_token`
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', { type: 'apiKey', in: 'cookie', name })
  api.openAPIRegistry.registerComponent('securitySchemes', 'orderKey', {
    type: 'apiKey',
    in: 'header',
    name: 'x-order-key',
  })
  const build = () =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: `${config.SHOP_NAME} REST`,
        version: '1',
        description: about(config.prices),
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: `${config.baseUrl}/api` }],
    })
  let text: string | undefined
  const packedText: Packed = {}
  api.get('/openapi.json', revalidated, (c) => {
    c.set('packed', packedText)
    return c.body((text ??= JSON.stringify(build())), 200, { 'content-type': 'application/json' })
  })
  let page: string | undefined
  const packedPage: Packed = {}
  api.get('/docs', revalidated, (c) => {
    c.set('packed', packedPage)
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return c.html((page ??= docsPage(config.SHOP_NAME, about(config.prices), build().paths ?? {})))
  })
}

function docsPage(shop: string, text: string, paths: Record<string, unknown>): string {
  const rows = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls as Record<string, Operation>).map(([method, call]) => ({
      path,
      method: method.toUpperCase(),
      call,
    })),
  )
  const groups = Map.groupBy(rows, ({ call }) => call.tags?.[0] ?? 'Other')
  const sections = [...groups].map(([tag, calls]) => {
    const lines = calls.map(({ path, method, call }) => {
      const query = (call.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name)
      const parameters = query.length > 0 ? `<br><small>?${escapeMarkup(query.join('= &'))}=</small>` : ''
      const who = (call.security ?? []).flatMap((one) => Object.keys(one)).join(', ')
      return `<tr><td><b>${method}</b><td><code>/api${escapeMarkup(path)}</code>${parameters}<td>${escapeMarkup(call.summary ?? '')}<td>${who}`
    })
    return `<h2>${escapeMarkup(tag)}</h2><table>${lines.join('')}</table>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(shop)} REST</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#22262a;background:#faf9f6}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #ccc;padding:.5rem;vertical-align:top}code{font-size:1rem}</style>
<h1>${escapeMarkup(shop)} REST</h1><p>${escapeMarkup(text).replaceAll('\n', ' ')}</p><p><a href="openapi.json">openapi.json</a></p>${sections.join('')}</html>`
}
