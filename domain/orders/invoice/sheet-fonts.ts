import { type Face, invoiceFonts } from './invoice-fonts.ts'

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

type Run = { font: string; text: string }

/** The fonts of a sheet: which of them shows a character, and how wide they write a text. */
export function fontsOf(doc: PDFKit.PDFDocument) {
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
  function pieces(text: string, face: Face): Run[] {
    const fonts = faces[face].map((_, n) => `${face}${n}`)
    if (/^[ -~]*$/.test(text)) return [{ font: fonts[0]!, text }]
    const runs: Run[] = []
    for (const character of text.normalize('NFC')) {
      const font = fonts.find((font) => has(font, character))
      const last = runs.at(-1)
      if (last && last.font === (font ?? fonts[0])) last.text += font ? character : '?'
      else runs.push({ font: font ?? fonts[0]!, text: font ? character : '?' })
    }
    return runs
  }

  function widthOf(runs: Run[], size: number): number {
    let width = 0
    for (const { font, text } of runs) {
      use(font)
      width += doc.fontSize(size).widthOfString(text)
    }
    return width
  }

  return { use, pieces, widthOf }
}
