import { createHash } from 'node:crypto'
import { Hono } from 'hono'

const NAMES = ['Brake disc, front', 'Brake disc, rear', 'Brake pads, front', 'Brake pads, rear']
const TYPES = ['brake-discs', 'brake-discs', 'brake-pads', 'brake-pads']
const PARTS = 24
const DAY_MS = 86_400_000

/** What a supplier has on that day: the same parts at the same prices, in other numbers. */
export function listOf(day: number): string {
  const rows = Array.from({ length: PARTS }, (_, n) => {
    const kind = n % NAMES.length
    return ['Kovara', `SB-${1000 + n}`, `${NAMES[kind]}`, TYPES[kind], 30 + 3 * n, 1 + ((day * 7 + n * 13) % 40)]
  })
  return [['brand', 'number', 'name', 'type', 'price', 'stock'], ...rows]
    .map((row) => `${row.map(quoted).join(',')}\n`)
    .join('')
}

const quoted = (cell: unknown) => (String(cell).includes(',') ? `"${cell}"` : String(cell))

/** A supplier that offers its list at an address, as a shop fetches it; each day it is another one. */
export const supplierFeed = () =>
  new Hono().get('/supplier/parts.csv', (c) => {
    const list = listOf(Math.floor(Date.now() / DAY_MS))
    const etag = `"${createHash('sha256').update(list).digest('base64url').slice(0, 16)}"`
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag })
    return c.body(list, 200, { etag, 'content-type': 'text/csv; charset=utf-8' })
  })
