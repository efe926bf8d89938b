import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Env } from './door.ts'
import { type Pieces, streamed } from './streamed.ts'

/** One of the `responses` of a route: a file of this type. */
export const givesFile = (type: 'text/csv' | 'application/pdf') => ({
  description: 'The file',
  content: { [type]: { schema: z.string() } },
})

/** Sends lines of CSV under a name, while they are generated. */
export function sendCsv(c: Context<Env>, name: string, lines: Pieces) {
  c.header('content-type', 'text/csv; charset=utf-8')
  c.header('content-disposition', `attachment; filename="${name}"`)
  return c.body(streamed(c.var.ctx, lines))
}

/** Sends a PDF, which the browser shows. */
export function sendPdf(c: Context<Env>, name: string, pdf: Uint8Array) {
  c.header('content-type', 'application/pdf')
  c.header('content-disposition', `inline; filename="${name}"`)
  return c.body(new Uint8Array(pdf), 200)
}
