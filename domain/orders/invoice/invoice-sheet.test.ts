import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openSheet } from './invoice-sheet.ts'

/** The heights at which the pieces of text stand on the first page. */
function heightsOf(pdf: Buffer): number[] {
  const text = pdf.toString('latin1')
  const at = text.indexOf('stream\n', text.indexOf('/FlateDecode')) + 7
  const page = inflateSync(Buffer.from(text.slice(at, text.indexOf('\nendstream', at)), 'latin1')).toString('latin1')
  return [...page.matchAll(/([\d.]+) Tm\n/g)].map(([, height]) => Number(height))
}

test.each(['text', 'bold', 'mono'] as const)('letters of several scripts stand on one line, %s', async (face) => {
  const paper = openSheet('Sheet')
  paper.write('12 Ερμού 14 Хрещатик 22', 54, 100, { face })
  const heights = heightsOf(await paper.end(() => {}))
  expect(heights.length).toBeGreaterThan(3)
  expect(new Set(heights.map((height) => height.toFixed(2))).size).toBe(1)
})
