import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const isData = /type="application\/(ld\+)?json"/

/** The hashes of a page's inline scripts: a kept page is the same for everybody, so it cannot carry a nonce. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
    if (!isData.test(attributes)) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...hashes]
}

export type Origins = { scripts: string[]; frames: string[]; connections: string[]; pictures: string[] }

/** Content-Security-Policy of a page. `origins` are the outside services that this shop is set up with. */
export function contentSecurityPolicy(html: string, origins: Origins, https: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes(html), ...origins.scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', 'https:', ...origins.pictures].join(' ')}`,
    `connect-src ${["'self'", ...origins.connections].join(' ')}`,
    `frame-src ${["'self'", ...origins.frames].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${origins.frames.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers that every answer of the shop carries. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
