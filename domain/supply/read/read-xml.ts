import { phrase } from '#common/phrase'
import { acesApp } from './aces-app.ts'
import { decode } from './decode.ts'
import { piesItem, piesSheet } from './pies-item.ts'
import { refused } from './refused.ts'
import type { OpenedAces, OpenedPies, ReadSettings } from './shapes.ts'
import { peek } from './unpack.ts'
import { countOf, headerOf } from './xml-node.ts'
import { createXmlRecords, type XmlNode } from './xml-records.ts'

const BATCH = 1000

type Read<T> = Omit<T, 'bytesRead' | 'close'>

/** The encoding that an XML declaration names. One that says UTF-16 could not be read as ASCII, so it is wrong. */
function declaredIn(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 200).toString('latin1')
  const said = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1]
  if (said) return /^utf-?16|^ucs/i.test(said) ? 'utf-8' : said
  return head.includes('\0') || /^[\u00FE\u00FF]{2}/.test(head) ? undefined : 'utf-8'
}

/**
 * Reads ACES 3.1 to 5.0 and PIES 6.5 to 8.0, in old and new namings; namespaces are ignored. @throws Problem `file-kind`
 * for other XML, `file-broken`, `file-dtd`, `file-row`, `file-encoding`
 */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  settings: ReadSettings,
): Promise<Read<OpenedAces> | Read<OpenedPies>> {
  const { head: start, chunks: all } = await peek(chunks)
  const encoding = settings.encoding ?? declaredIn(start)
  const { texts } = decode(all, encoding ? { encoding } : {})
  const records = createXmlRecords()

  async function* nodes(): AsyncGenerator<XmlNode[]> {
    for await (const text of texts) yield records.write(text)
    records.end()
  }

  const source = nodes()
  const heads: XmlNode[] = []
  let early: XmlNode[] = []
  let footer: XmlNode | undefined
  const isRecord = ({ name }: XmlNode) => name === 'App' || name === 'Item'
  const keep = (some: XmlNode[]) => {
    footer = some.findLast(({ name }) => name === 'Footer' || name === 'Trailer') ?? footer
    return some.filter(isRecord)
  }
  while (early.length === 0) {
    const { value, done } = await source.next()
    const root = records.root()?.name
    if (root !== undefined && root !== 'ACES' && root !== 'PIES')
      throw refused('file-kind', phrase('reading.otherRoot', root))
    if (done) break
    heads.push(...value.filter(({ name }) => name === 'Header' || name === 'PriceSheet'))
    early = keep(value)
  }
  const head = heads.find(({ name }) => name === 'Header')
  const header = head ? headerOf(head) : {}

  async function* batches<T>(made: (node: XmlNode, n: number) => T): AsyncGenerator<T[]> {
    let n = 0
    let batch = early.map((node) => made(node, ++n))
    early = []
    for await (const some of source) {
      for (const node of keep(some)) batch.push(made(node, ++n))
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  }

  const { name, attributes } = records.root()!
  if (name === 'ACES')
    return {
      kind: 'aces',
      version: attributes.version?.trim() ?? '',
      header,
      apps: batches(acesApp),
      footer: () => ({ count: countOf(footer, 'RecordCount') }),
    }
  return {
    kind: 'pies',
    version: header.PIESVersion ?? '',
    header,
    sheets: heads.filter(({ name }) => name === 'PriceSheet').map(piesSheet),
    items: batches(piesItem),
    footer: () => ({ count: countOf(footer, 'ItemCount') }),
  }
}
