import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import send from 'send'
import { encodingFor } from './negotiation.ts'

/** File types that the build compresses (`.br` and `.gz` beside the file). */
const COMPRESSED: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/**
 * Serves the files of a folder, compressed where the build made that. Files in `assets/` are named by their content and
 * immutable; caches may store others for a month. A path without a file goes to `next`; a file that cannot be read,
 * too, as an error.
 */
export function staticFiles(folder: string) {
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`))
  return (req: IncomingMessage, res: ServerResponse, next: (err?: unknown) => void): void => {
    const path = (req.url ?? '/').split('?', 1)[0]!
    const encoding = encodingFor(req.headers['accept-encoding'])
    const type = COMPRESSED[extname(path)]
    const ending = encoding === 'identity' ? undefined : ENDINGS[encoding]
    const isCompressed = type && ending && names.has(path + ending)
    let isBegun = false
    send(req, isCompressed ? path + ending : path, { root: folder, cacheControl: false, index: false })
      .on('headers', () => {
        isBegun = true
        const keep = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=2592000'
        res.setHeader('cache-control', `public, ${keep}`)
        if (type) res.setHeader('vary', 'accept-encoding')
        if (isCompressed) res.setHeader('content-type', type).setHeader('content-encoding', encoding)
      })
      .on('directory', () => next())
      .on('error', (err: { status: number; headers?: Record<string, string> }) => {
        if (err.status === 416) return void res.writeHead(416, { ...err.headers, 'cache-control': 'no-store' }).end()
        if (isBegun) res.destroy()
        else next(err.status >= 500 ? err : undefined)
      })
      .pipe(res)
  }
}
