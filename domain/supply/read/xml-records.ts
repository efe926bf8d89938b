import { SaxesParser } from 'saxes'
import { phrase } from '#common/phrase'
import { Problem } from '#platform/errors'
import { refused } from './refused.ts'
import { properName } from './xml-names.ts'

/**
 * An element of a record. Names are without their namespace; texts are trimmed by who reads them. Attributes are names
 * and values in turn: there are millions of elements, and an object for each would be most of the work.
 */
export type XmlNode = { name: string; attributes: readonly string[]; children: readonly XmlNode[]; text: string }
type OpenNode = { -readonly [K in keyof XmlNode]: XmlNode[K] } & { children: XmlNode[] }

/** What both standards have between the root and the leaves; in other places these names mean nothing. */
const RECORDS = new Set(['Header', 'App', 'PriceSheet', 'Item', 'Footer', 'Trailer'])
const RECORD_DEPTH = 3
const DEEPEST = 64
const LONGEST_RECORD = 8 * 1024 * 1024
/** V8 makes longer pieces views of the parsed text, so that one kept piece would keep all of it in memory. */
const LONGEST_COPIED = 12

const localName = (name: string) => properName(name.slice(name.indexOf(':') + 1))
const NONE: never[] = []
const ownText = (text: string) => (text.length > LONGEST_COPIED ? Buffer.from(text).toString() : text)

function ownAttributes(attributes: Record<string, string>): readonly string[] {
  let own: string[] | undefined
  for (const name in attributes) (own ??= []).push(properName(name), ownText(attributes[name]!))
  return own ?? NONE
}

type XmlRecords = {
  root(): { name: string; attributes: readonly string[] } | undefined
  /** @throws Problem `file-dtd`, `file-broken`, `file-row` */
  write(text: string): void
  /** After the last text. @throws Problem `file-broken` if the document is not complete */
  end(): void
}

/**
 * Finds the records of an ACES or PIES file while it is parsed, and tells of each as a small tree; all else is passed over.
 * Documents with a DOCTYPE are refused, so there are no entities but the five of XML itself.
 */
export function createXmlRecords(onRecord: (record: XmlNode) => void): XmlRecords {
  const parser = new SaxesParser()
  let root: ReturnType<XmlRecords['root']>
  const open: OpenNode[] = []
  let [depth, count, length] = [0, 0, 0]

  parser.on('doctype', () => {
    throw refused('file-dtd', phrase('reading.dtd'))
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    depth++
    if (depth > DEEPEST) throw refused('file-row', phrase('reading.recordTooLong', count + 1))
    if (depth === 1) root = { name, attributes: ownAttributes(tag.attributes) }
    // Tools put all records into one more of the same name.
    if (open.length === 1 && open[0]!.name === name && (name === 'App' || name === 'Item')) open.pop()
    const parent = open.at(-1)
    if (!parent) {
      length = 0
      if (depth === 1 || depth > RECORD_DEPTH || !RECORDS.has(name)) return
    }
    const node: OpenNode = { name, attributes: ownAttributes(tag.attributes), children: NONE, text: '' }
    if (parent?.children === NONE) parent.children = [node]
    else parent?.children.push(node)
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
    onRecord(node)
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
      length += text.length
      parsed(() => parser.write(text))
      if (length > LONGEST_RECORD) throw refused('file-row', phrase('reading.recordTooLong', count + 1))
    },
    end() {
      if (root !== undefined && depth > 0) throw refused('file-broken', phrase('reading.cutOffXml', count))
      parsed(() => parser.close())
    },
  }
}
