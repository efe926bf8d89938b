import { posix } from 'node:path'
import type { Entry } from 'yauzl'
import { torn } from '../unpack.ts'
import type { Zip } from '../zip.ts'
import { builtIn, numberFormat, type NumberFormat } from './number-format.ts'
import type { createTextStore } from './text-store.ts'
import { parseXml, xmlEvents } from './xml-events.ts'
import { phrase } from '#common/phrase'
import { refused } from '../refused.ts'

export type Sheet = { name: string; entry: Entry }
type Workbook = { sheets: Sheet[]; from1904: boolean; styles: Entry | undefined; texts: Entry | undefined }

const LONGEST_TEXT = 1024 * 1024
const WORKBOOK = /(^|\/)xl\/workbook\d*\.xml$/i

/** The name of the entry that lists the sheets, which some tools number or put deeper; undefined: this is no workbook. */
export const workbookEntry = (zip: Zip): string | undefined =>
  [...zip.entries.keys()].find((name) => WORKBOOK.test(name))

/** Where a relation leads: beside the workbook, or from the root of the archive. Names are the same in any case (ECMA-376, part 2). */
const targetOf = (folder: string, target: string) => posix.resolve(`/${folder}`, target).slice(1).toLowerCase()

/** The visible sheets of a workbook, and where its other parts lie. @throws Problem `file-torn` */
export async function readWorkbook(zip: Zip, path: string): Promise<Workbook> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const byName = new Map([...zip.entries].map(([name, entry]) => [name.toLowerCase(), entry]))
  const relations = new Map<string, { type: string; entry: Entry | undefined }>()
  const rels = byName.get(`${folder}_rels/${path.slice(folder.length)}.rels`.toLowerCase())
  if (!rels) throw torn()
  await parseXml(await zip.read(rels), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name === 'Relationship')
        relations.set(Id, {
          type: Type.slice(Type.lastIndexOf('/') + 1),
          entry: byName.get(targetOf(folder, Target)),
        })
    },
  })
  const sheets: Sheet[] = []
  let from1904 = false
  await parseXml(await zip.read(zip.entries.get(path)!), {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true|on)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet' || (attributes.state && attributes.state !== 'visible')) return
      const id = Object.entries(attributes).find(([key]) => /^(\w+:)?id$/.test(key))?.[1]
      const related = id ? relations.get(id) : undefined
      if (related?.type === 'worksheet' && related.entry)
        sheets.push({ name: attributes.name ?? '', entry: related.entry })
    },
  })
  const ofType = (wanted: string) => [...relations.values()].find(({ type }) => type === wanted)?.entry
  return { sheets, from1904, styles: ofType('styles'), texts: ofType('sharedStrings') }
}

/** How each style writes numbers. */
export async function readFormats(
  chunks: AsyncIterable<Buffer>,
  from1904: boolean,
): Promise<(NumberFormat | undefined)[]> {
  const codes = new Map<number, string>()
  const formats: (NumberFormat | undefined)[] = []
  const made = new Map<string, NumberFormat>()
  let isCells = false
  await parseXml(chunks, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'cellXfs') isCells = true
      else if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      else if (name === 'xf' && isCells) {
        const code = codes.get(Number(numFmtId)) ?? builtIn(Number(numFmtId))
        const format = made.get(code) ?? numberFormat(code, from1904)
        made.set(code, format)
        formats.push(format)
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  return formats
}

/** Puts the texts that cells share into the store, without how they are to be spoken. */
export async function readTexts(
  chunks: AsyncIterable<Buffer>,
  store: ReturnType<typeof createTextStore>,
): Promise<void> {
  let text: string | undefined
  let [isInside, silent] = [false, 0]
  const events = xmlEvents(chunks, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') isInside = true
      else if (name === 'rPh') silent++
    },
    text(piece) {
      if (text === undefined || !isInside || silent > 0) return
      text += piece
      if (text.length > LONGEST_TEXT) throw refused('file-row', phrase('reading.cellTooLong'))
    },
    close(name) {
      if (name === 't') isInside = false
      else if (name === 'rPh') silent--
      else if (name === 'si' && text !== undefined) {
        store.add(text)
        text = undefined
      }
    },
  })
  for await (const _ of events) await store.settle()
}
