import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawInvoice } from '../../../domain/orders/invoice/draw-invoice.ts'

type Order = Parameters<typeof drawInvoice>[0]['order']

/** An invoice of so many of one part at this price, in cents. */
async function invoiceOf({ price, quantity }: { price: number; quantity: number }): Promise<Uint8Array> {
  const line = {
    partId: '1',
    number: 'CA-1',
    name: `Caliper ${'for the works '.repeat(6)}`,
    brand: 'Vortek',
    price,
    quantity,
  }
  const order = {
    orderNumber: 'CM-1',
    name: 'Pat',
    email: 'pat@camber.example',
    number: '',
    address: 'Reno',
    currency: 'usd',
    createdAt: '2026-11-01T00:00:00Z',
    paidAt: '2026-11-01T00:00:00Z',
    tranjactionId: 'pi_1',
    vehicle: null,
    lines: [{ ...line, img: null, fit: null }],
    subtotal: price * quantity,
    shipping: 0,
    total: price * quantity,
  } as unknown as Order
  const prices = { currency: 'usd', whole: false } as Parameters<typeof drawInvoice>[0]['prices']
  return drawInvoice({ order, sentBack: 0, shop: 'Camber', seller: [], prices })
}

type Piece = { x: number; y: number; wide: number }
/** Where the figures stand, in the face whose letters are all as wide, 0.6 of their size. */
function figuresOf(pdf: Uint8Array): Piece[] {
  const text = Buffer.from(pdf).toString('latin1')
  const at = text.indexOf('stream\n', text.indexOf('/FlateDecode')) + 7
  const page = inflateSync(Buffer.from(text.slice(at, text.indexOf('\nendstream', at)), 'latin1')).toString('latin1')
  return [...page.matchAll(/1 0 0 1 (\S+) (\S+) Tm\n\/F\d+ (\S+) Tf\n\[([^\]]*)\] TJ/g)].map(
    ([, x, y, size, shown]) => {
      const letters = [...shown!.matchAll(/<(\w+)>/g)].reduce((sum, [, hex]) => sum + hex!.length / 4, 0)
      return { x: Number(x), y: Number(y), wide: letters * 0.6 * Number(size) }
    },
  )
}

test.each([
  { price: 1299, quantity: 2 },
  { price: 123_456_789, quantity: 3 },
  { price: 123_456_789, quantity: 10_000 },
])('the figures of an invoice stand clear of each other, $quantity at $price', async (given) => {
  const pieces = figuresOf(await invoiceOf(given))
  expect(pieces.length).toBeGreaterThan(20)
  const inRow = (y: number) =>
    pieces.filter((one) => Math.abs(one.y - y) < 0.01 && one.x > 320).toSorted((a, b) => a.x - b.x)
  const rows = [...new Set(pieces.map(({ y }) => y))].map(inRow)
  const touching = rows.flatMap((row) => row.slice(1).filter(({ x }, n) => x < row[n]!.x + row[n]!.wide))
  expect(touching).toEqual([])
})
