import { phrase } from '#common/phrase'
import { acesApp, withBrandOf } from './aces-app.ts'
import { FULL_BATCH, MOST_TEXT } from './batch-rows.ts'
import { decode } from './decode.ts'
import { piesItem, piesSheet } from './pies-item.ts'
import { refused } from './refused.ts'
import type { AcesApp, OpenedAces, OpenedPies, PiesItem, ReadSettings } from './shapes.ts'
import { peek } from './unpack.ts'
import { tidyXml } from './tidy-xml.ts'
import { attribute, countOf, headerOf } from './xml-node.ts'
import { createXmlRecords, type XmlNode } from './xml-records.ts'

/** A file may have so many price sheets. */
const MOST_SHEETS = 10_000

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
  const { head: start, chunks: whole } = await peek(chunks)
  const { encoding } = settings
  const declared = declaredIn(start)
  const { texts, strays, twice } = decode(whole, { ...(encoding && { encoding }), ...(declared && { declared }) })
  const { batches, heads, footer, header, root } = recordsOf(texts)
  /** The first records, and with them all that stands before them. */
  let early: (AcesApp | PiesItem)[] = []
  while (early.length === 0) {
    const { value, done } = await batches.next()
    const name = root()?.name
    if (name === 'Workbook') throw refused('file-kind', phrase('reading.oldSheet'))
    if (name !== undefined && name !== 'ACES' && name !== 'PIES')
      throw refused('file-kind', phrase('reading.otherRoot', name))
    if (done) break
    early = value
  }
  async function* all() {
    if (early.length > 0) yield early
    yield* batches
  }

  const top = root()!
  if (top.name === 'ACES')
    return {
      kind: 'aces',
      strays,
      twice,
      version: attribute(top, 'version') ?? '',
      header: header(),
      apps: all() as AsyncGenerator<AcesApp[]>,
      footer: () => ({ count: countOf(footer(), 'RecordCount') }),
    }
  return {
    kind: 'pies',
    strays,
    twice,
    version: header().PIESVersion ?? attribute(top, 'PIESVersion', 'version') ?? '',
    header: header(),
    sheets: heads.filter(({ name }) => name === 'PriceSheet').map(piesSheet),
    items: all() as AsyncGenerator<PiesItem[]>,
    footer: () => ({ count: countOf(footer(), 'ItemCount') }),
  }
}

/** The records of a document in batches, the first as soon as there is one, and what stands around them as far as it was read. */
function recordsOf(texts: AsyncIterable<string>) {
  const tidy = tidyXml()
  const heads: XmlNode[] = []
  let footer: XmlNode | undefined
  let known: Record<string, string> | undefined
  const header = () => {
    const head = known ? undefined : heads.find(({ name }) => name === 'Header')
    return (known ??= head && headerOf(head)) ?? {}
  }
  let [n, batch] = [0, [] as (AcesApp | PiesItem)[]]
  const records = createXmlRecords((node) => {
    if (node.name === 'App') batch.push(withBrandOf(header(), acesApp(node, ++n)))
    else if (node.name === 'Item') batch.push(piesItem(node, ++n))
    else if (node.name === 'Footer' || node.name === 'Trailer') footer = node
    else if (heads.length < MOST_SHEETS) heads.push(node)
  })
  async function* batches(): AsyncGenerator<(AcesApp | PiesItem)[]> {
    let length = 0
    for await (const text of texts) {
      records.write(tidy(text))
      length += text.length
      if (n > 0 && batch.length < FULL_BATCH && (batch.length === 0 || length < MOST_TEXT)) continue
      yield batch
      batch = []
      length = 0
    }
    records.write(tidy(undefined))
    records.end()
    if (batch.length > 0) yield batch
  }
  return { batches: batches(), heads, header, footer: () => footer, root: records.root }
}
