import Pdf from 'pdfkit'
import { LOCALE } from '#common/format'
import { type Face, invoiceFonts } from './invoice-fonts.ts'

const INK = '#1b1f23'
const GREY = '#565d64'
const HAIR = '#dcdcd7'
const SIGNAL = '#cb3714'
const MARGIN = 54
const RIGHT = 612 - MARGIN
const BOTTOM = 792 - 72

export type Style = { face?: Face; size?: number; color?: string; width?: number; right?: boolean }

type Fontkit = {
  hasGlyphForCodePoint(point: number): boolean
  layout(text: string, features?: unknown, script?: string, language?: string): unknown
}

/** Fonts that a sheet has opened, by name: parsing one takes longer than writing a sheet with it. */
const opened = new Map<string, Fontkit>()

/** Where no language is named, the second font writes Cyrillic as Bulgarian does, which readers of others stumble over. */
function withUsualCyrillic(font: Fontkit): Fontkit {
  const layout = font.layout.bind(font)
  font.layout = (text, features) => layout(text, features, undefined, 'RUS')
  return font
}

/** A sheet of US Letter paper, written line by line from the top; `full` when the next line needs a new page. */
export function openSheet(title: string) {
  const info = { Title: title }
  const doc = new Pdf({ size: 'LETTER', margin: 0, info, bufferPages: true, lang: LOCALE })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((done) => doc.once('end', () => done(Buffer.concat(chunks))))
  const faces = invoiceFonts()
  for (const [face, files] of Object.entries(faces))
    for (const [n, file] of files.entries()) {
      const name = `${face}${n}`
      // The library also accepts an opened font, which its types do not declare.
      doc.registerFont(name, (opened.get(name) ?? file) as Buffer)
    }

  /** Sets the font. `ascender`: thousandths of its size above the line on which its letters stand. */
  function use(name: string): { font: Fontkit; ascender: number } {
    doc.font(name)
    const used = Reflect.get(doc, '_font') as { font: Fontkit; ascender: number }
    if (!opened.has(name)) opened.set(name, withUsualCyrillic(used.font))
    return used
  }

  const has = (font: string, character: string) => use(font).font.hasGlyphForCodePoint(character.codePointAt(0)!)

  /** The text in pieces that one font file can show; a character that none has becomes a question mark. */
  function pieces(text: string, face: Face): { font: string; text: string }[] {
    const fonts = faces[face].map((_, n) => `${face}${n}`)
    if (/^[ -~]*$/.test(text)) return [{ font: fonts[0]!, text }]
    const runs: { font: string; text: string }[] = []
    for (const character of text.normalize('NFC')) {
      const font = fonts.find((font) => has(font, character))
      const last = runs.at(-1)
      if (last && last.font === (font ?? fonts[0])) last.text += font ? character : '?'
      else runs.push({ font: font ?? fonts[0]!, text: font ? character : '?' })
    }
    return runs
  }

  function widthOf(runs: { font: string; text: string }[], size: number): number {
    let width = 0
    for (const { font, text } of runs) {
      use(font)
      width += doc.fontSize(size).widthOfString(text)
    }
    return width
  }

  /** One line of text at (x, y); `right`: it ends there. Text wider than `width` ends in an ellipsis. */
  function write(text: string, x: number, y: number, style: Style = {}) {
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
  function fold(text: string, { face = 'text', size = 10.5, width = RIGHT - MARGIN }: Style = {}): string[] {
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
