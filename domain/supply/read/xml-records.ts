import { SaxesParser } from 'saxes'
import { phrase } from '#common/phrase'
import { Problem } from '#platform/errors'
import { refused } from './refused.ts'

/** An element of a record. Names are without their namespace; texts are trimmed by who reads them. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string }

/** What both standards have between the root and the leaves; in other places these names mean nothing. */
const RECORDS = new Set(['Header', 'App', 'PriceSheet', 'Item', 'Footer', 'Trailer'])
const RECORD_DEPTH = 3
const DEEPEST = 64
const LONGEST_RECORD = 8 * 1024 * 1024
/** V8 makes longer texts a view of the text that was parsed, all of which would stay in memory with one note of it. */
const LONGEST_COPIED = 12

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const ownText = (text: string) => (text.length > LONGEST_COPIED ? Buffer.from(text).toString() : text)

function ownAttributes(attributes: Record<string, string>): Record<string, string> {
  for (const name in attributes) {
    const value = attributes[name]!
    if (value.length > LONGEST_COPIED) attributes[name] = ownText(value)
  }
  return attributes
}

export type XmlRecords = {
  root(): { name: string; attributes: Record<string, string> } | undefined
  /** The records that are whole after this much of the text. @throws Problem `file-dtd`, `file-broken`, `file-row` */
  write(text: string): XmlNode[]
  /** After the last text. @throws Problem `file-broken` if the document is not complete */
  end(): void
}

/**
 * Finds the records of an ACES or PIES file while it is parsed, each as a small tree; all else is passed over. Documents
 * with a DOCTYPE are refused, so there are no entities but the five of XML itself.
 */
export function createXmlRecords(): XmlRecords {
  const parser = new SaxesParser()
  let root: ReturnType<XmlRecords['root']>
  let whole: XmlNode[] = []
  const open: XmlNode[] = []
  let [depth, count, length] = [0, 0, 0]

  parser.on('doctype', () => {
    throw refused('file-dtd', phrase('reading.dtd'))
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    depth++
    if (depth > DEEPEST) throw refused('file-row', phrase('reading.recordTooLong', count + 1))
    if (depth === 1) root = { name, attributes: tag.attributes }
    const parent = open.at(-1)
    if (!parent) {
      length = 0
      if (depth === 1 || depth > RECORD_DEPTH || !RECORDS.has(name)) return
    }
    const node = { name, attributes: ownAttributes(tag.attributes), children: [], text: '' }
    parent?.children.push(node)
    open.push(node)
  })
  parser.on('closetag', () => {
    depth--
    const node = open.pop()
    if (!node) {
      length = 0
      return
    }
    node.text = ownText(node.text)
    if (open.length > 0) return
    whole.push(node)
    if (node.name === 'App' || node.name === 'Item') count++
    length = 0
  })
  const onText = (text: string) => {
    const node = open.at(-1)
    if (node) node.text += text
  }
  parser.on('text', onText)
  parser.on('cdata', onText)

  const parsed = (parse: () => void) => {
    try {
      parse()
    } catch (err) {
      if (err instanceof Problem) throw err
      throw refused('file-broken', phrase('reading.brokenXml', count, (err as Error).message))
    }
  }
  return {
    root: () => root,
    write(text) {
      whole = []
      length += text.length
      parsed(() => parser.write(text))
      if (length > LONGEST_RECORD) throw refused('file-row', phrase('reading.recordTooLong', count + 1))
      return whole
    },
    end: () => parsed(() => parser.close()),
  }
}
