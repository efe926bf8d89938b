import { SaxesParser } from 'saxes'
import { phrase } from '#common/phrase'
import { Problem } from '#platform/errors'
import { refused } from '../refused.ts'
import { torn } from '../unpack.ts'

type Handlers = {
  open(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

/** Without any element between: no text of a sheet is so long. */
const LONGEST = 4 * 1024 * 1024
/** The parser keeps every element that is open; those of a workbook lie a dozen deep. */
const DEEPEST = 64
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Parses a file of a workbook, and yields after each piece, so that who collects records can hand them on. Names are
 * without their namespace. @throws Problem `file-dtd`, `file-torn`, `file-row`
 */
export async function* xmlEvents(chunks: AsyncIterable<Buffer>, { open, close, text }: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  let [length, depth] = [0, 0]
  parser.on('doctype', () => {
    throw refused('file-dtd', phrase('reading.dtd'))
  })
  parser.on('opentag', ({ name, attributes }) => {
    length = 0
    depth++
    if (depth > DEEPEST) throw torn()
    open(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    length = 0
    depth--
    close?.(localName(name))
  })
  if (text) parser.on('text', text)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) {
      const piece = decoder.decode(chunk, { stream: true })
      length += piece.length
      parser.write(piece)
      if (length > LONGEST) throw refused('file-row', phrase('reading.cellTooLong'))
      yield
    }
    parser.write(decoder.decode())
    parser.close()
  } catch (err) {
    if (err instanceof Problem || (err as NodeJS.ErrnoException).syscall) throw err
    throw torn()
  }
  yield
}

/** The same for a small file, to its end. */
export async function parseXml(chunks: AsyncIterable<Buffer>, handlers: Handlers): Promise<void> {
  for await (const _ of xmlEvents(chunks, handlers));
}
