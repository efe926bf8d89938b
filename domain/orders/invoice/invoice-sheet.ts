import Pdf from 'pdfkit'
import { LOCALE } from '#common/format'
import type { Face } from './invoice-fonts.ts'
import { fontsOf } from './sheet-fonts.ts'

const INK = '#1b1f23'
const GREY = '#565d64'
const HAIR = '#dcdcd7'
const SIGNAL = '#cb3714'
const MARGIN = 54
const RIGHT = 612 - MARGIN
const BOTTOM = 792 - 72

export type Style = { face?: Face; size?: number; color?: string; width?: number; right?: boolean }

/** A sheet of US Letter paper, measured in points from its upper left corner. */
export function openSheet(title: string) {
  const info = { Title: title }
  const doc = new Pdf({ size: 'LETTER', margin: 0, info, bufferPages: true, lang: LOCALE })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((done) => doc.once('end', () => done(Buffer.concat(chunks))))
  const { pieces, widthOf, use } = fontsOf(doc)

  /** One line of text at (x, y); `right`: it ends there. Text wider than `width` ends in an ellipsis. */
  function write(text: string, x: number, y: number, style: Style) {
    const { face = 'text', size = 10.5, color = INK, width = RIGHT - MARGIN, right = false } = style
    let runs = pieces(text, face)
    let wide = widthOf(runs, size)
    for (let short = text; wide > width && short.length > 1; wide = widthOf(runs, size)) {
      short = short.slice(0, -1)
      runs = pieces(`${short.trimEnd()}…`, face)
    }
    let at = right ? x - wide : x
    const line = y + (use(`${face}0`).ascender * size) / 1000
    for (const [n, run] of runs.entries()) {
      const { ascender } = use(run.font)
      doc.fontSize(size).fillColor(color)
      doc.text(run.text, at, line - (ascender * size) / 1000, { lineBreak: false })
      if (n < runs.length - 1) at += doc.widthOfString(run.text)
    }
  }

  /** The text in lines that are not wider than `width`: broken between words, and inside of one that is wider alone. */
  function fold(text: string, { face = 'text', size = 10.5, width = RIGHT - MARGIN }: Style): string[] {
    const fits = (line: string) => widthOf(pieces(line, face), size) <= width
    const lines = ['']
    const add = (line: string, more: string) => (fits(line) ? lines.splice(-1, 1, line) : lines.push(more))
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trimStart()
      if (fits(longer) || fits(word)) add(longer, word)
      else for (const letter of ` ${word}`) add(`${lines.at(-1)}${letter}`.trimStart(), letter)
    }
    return lines
  }

  return {
    doc,
    write,
    fold,
    widthOf: (text: string, { face = 'text', size = 10.5 }: Style = {}) => widthOf(pieces(text, face), size),
    rule(y: number, color = HAIR, weight = 0.75) {
      doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(weight).strokeColor(color).stroke()
    },
    bar: () => doc.rect(0, 0, 612, 6).fill(SIGNAL),
    /** Calls `foot` for each page when all exist, and returns the bytes. */
    async end(foot: (page: number, pages: number) => void): Promise<Buffer> {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        foot(page + 1, count)
      }
      doc.end()
      return ended
    },
  }
}

export type Sheet = ReturnType<typeof openSheet>
export const sheet = { left: MARGIN, right: RIGHT, bottom: BOTTOM, grey: GREY, ink: INK, signal: SIGNAL }
