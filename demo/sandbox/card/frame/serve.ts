import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { TEST_CARDS } from '../test-cards.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** One classic script of several modules: their import lines and the word export go. */
const bundle = (...files: string[]) =>
  `(() => {\n'use strict'\n${files
    .map((file) =>
      read(file)
        .replace(/^import [^]*? from '.*'$/gm, '')
        .replace(/^export /gm, ''),
    )
    .join('\n')}})()\n`

const JS = 'text/javascript; charset=utf-8'

/** The script for the shop's page at `/v3/`, and the frame with the card fields. */
export function cardFrame() {
  const files: Record<string, [type: string, text: string]> = {
    '': [JS, bundle('channel.js', 'element.js', 'challenge.js', 'api.js', 'stripe.js')],
    'test-cards.js': [JS, `export const testCards = ${JSON.stringify(TEST_CARDS.map(({ number }) => number))}\n`],
    'card.html': ['text/html; charset=utf-8', read('card.html')],
    'card.css': ['text/css; charset=utf-8', read('card.css')],
    ...Object.fromEntries(['card.js', 'api.js', 'style.js', 'validate.js'].map((name) => [name, [JS, read(name)]])),
  }
  const app = new Hono()
  app.get('/v3/*', (c) => {
    const file = files[c.req.path.slice('/v3/'.length)]
    if (!file) return c.notFound()
    return c.body(file[1], 200, {
      'Content-Type': file[0],
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'no-referrer',
    })
  })
  app.get('/v3', (c) => c.redirect('/v3/'))
  return app
}
