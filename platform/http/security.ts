import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Most scripts are the same on every page: only the longer ones contain its data. */
const SHORT = 2000
const hashes = new LRUCache<string, string>({ max: 100 })

function hashOf(script: string): string {
  const known = script.length < SHORT ? hashes.get(script) : undefined
  if (known) return known
  const made = `'sha256-${hash('sha256', script, 'base64')}'`
  if (script.length < SHORT) hashes.set(script, made)
  return made
}

/**
 * The hashes of the inline scripts that a page may run: the `given` ones and those rendered with its `nonce`, which
 * nobody else can know. A cached page is the same for everybody, so the nonce itself is removed.
 */
export function knownScripts(html: string, nonce: string, given: string[]): { html: string; hashes: string[] } {
  const pieces = html.split(` nonce="${nonce}"`)
  const own = pieces.slice(1).flatMap((piece, index) => {
    const begun = pieces[index]!.slice(pieces[index]!.lastIndexOf('<'))
    const end = piece.indexOf('>')
    const tag = begun + piece.slice(0, end)
    return /^<script\b(?!.*\ssrc=)/s.test(tag) ? piece.slice(end + 1, piece.indexOf('</script>')) : []
  })
  return { html: pieces.join(''), hashes: [...new Set([...given, ...own].map(hashOf))] }
}

export type Origins = { scripts: string[]; frames: string[]; connections: string[]; pictures: string[] }

/**
 * The Content-Security-Policy of a page. `hashes`: its own inline scripts; `origins`: the external services that this
 * shop uses.
 */
export function contentSecurityPolicy(hashes: string[], origins: Origins, https: boolean): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes, ...origins.scripts].join(' ')}`,
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

/**
 * No other window may access a page. Not for the API: a sign-in window calls it on its way back to the page that opened
 * it.
 */
export const WINDOW_POLICY = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }

/** Headers of every response. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
