import { inflateSync } from 'node:zlib'

type Objects = Map<string, { head: string; stream: string }>

const objectsOf = (pdf: string): Objects =>
  new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n([^]*?)endobj/g)].map(([, id, text]) => {
      const [head = '', rest] = text!.split(/stream\r?\n/, 2)
      const bytes = Buffer.from(rest?.split(/\r?\nendstream/)[0] ?? '', 'latin1')
      const stream = head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
      return [id!, { head, stream }]
    }),
  )

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Which letters the glyphs of a font stand for, from its own table. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first, , list] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    for (const [n, [, hex]] of [...list!.matchAll(/<(\w+)>/g)].entries())
      letters.set((Number.parseInt(first!, 16) + n).toString(16).padStart(4, '0'), utf16(hex!))
  return letters
}

const latin = (hex: string) => Buffer.from(hex, 'hex').toString('latin1')

/** The words of a PDF that pdfkit wrote, one piece a line, in the order of writing. */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  /** Null: one of the built-in fonts, whose letters are one byte each. */
  const fonts = new Map<string, Map<string, string> | null>()
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)?.head ?? '')?.[1]
      fonts.set(name!, table ? lettersOf(objects.get(table)!.stream) : null)
    }
  const lines: string[] = []
  let font: Map<string, string> | null | undefined
  for (const { stream } of objects.values())
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name)
      else if (!font) lines.push([...shown!.matchAll(/<(\w+)>/g)].map(([, hex]) => latin(hex!)).join(''))
      else {
        const letters = font
        const glyphs = [...shown!.matchAll(/<(\w+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
        lines.push(glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '�').join(''))
      }
    }
  return lines.join('\n')
}

/** The rectangles that a PDF of pdfkit draws, in the order of drawing. */
export function rectanglesOf(bytes: Uint8Array): { x: number; width: number }[] {
  const streams = [...objectsOf(Buffer.from(bytes).toString('latin1')).values()].map(({ stream }) => stream)
  const found = streams.join('\n').matchAll(/^(\S+) \S+ (\S+) \S+ re$/gm)
  return [...found].map(([, x, width]) => ({ x: Number(x), width: Number(width) }))
}
