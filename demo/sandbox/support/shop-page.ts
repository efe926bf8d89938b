import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

/** Serves the page of `shop-page.tsx` on an origin of its own, with the card provider's script of `sandboxUrl`. */
export async function serveShopPage(sandboxUrl: string) {
  const script = await bundle()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://shop')
    if (pathname === '/page.js') return response.setHeader('Content-Type', 'text/javascript').end(script)
    return response.setHeader('Content-Type', 'text/html').end(html(sandboxUrl, searchParams.has('dark')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // By another name than the sandbox, so that the two are different sites to the browser.
  return { url: `http://localhost:${port}/`, close: () => void server.close() }
}

const html = (sandboxUrl: string, dark: boolean) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Shop</title><link rel="icon" href="data:,">
<style>:root { color-scheme: ${dark ? 'dark' : 'light'} }
body { font: 16px system-ui; background: ${dark ? '#0f172a' : '#fff'}; color: ${dark ? '#f1f5f9' : '#0f172a'} }
main { max-width: 480px; padding: 16px } .StripeElement { border: 1px solid #94a3b8; border-radius: 8px; padding: 10px 12px }
.StripeElement--focus { border-color: #2563eb } .StripeElement--invalid { border-color: #d92d20 }</style>
<script src="${sandboxUrl}/v3/"></script><body><main></main><script src="/page.js"></script>`

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'shop-page.tsx'), formats: ['iife'], name: 'shop' },
    },
  })
  const [first] = [result].flat() as { output: { code: string }[] }[]
  return first!.output[0]!.code
}
