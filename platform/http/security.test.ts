import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, knownScripts } from './security.ts'

const nonce = 'n0nce'
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test("a page's policy allows its own scripts and none that came in with its texts", () => {
  const page = `<head><script>mark()</script><link rel="modulepreload" href="/a.js" nonce="${nonce}"></head>
    <script nonce="${nonce}">own()</script><script type="module" async="" nonce="${nonce}">import "/a.js"</script>
    <p><script>evil()</script><script nonce="guessed">evil(2)</script></p>
    <script src="/b.js" nonce="${nonce}"></script><script type="application/ld+json">{}</script>`
  const { html, hashes } = knownScripts(page, nonce, ['mark()'])
  expect(hashes).toEqual(['mark()', 'own()', 'import "/a.js"'].map(hashOf))
  expect(html).toBe(page.replaceAll(` nonce="${nonce}"`, ''))
  const policy = contentSecurityPolicy(hashes, { scripts: [], frames: [], connections: [], pictures: [] }, false)
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
})
