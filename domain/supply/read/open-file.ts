import { type FileHandle, open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { phrase } from '#common/phrase'
import { checkName } from './check-name.ts'
import { chooseEntry } from './choose-entry.ts'
import { type FileKind, isLocked, kindOf } from './kind-of.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './read-xml.ts'
import { refused } from './refused.ts'
import type { Opened, OpenedAces, OpenedPies, OpenedTable, ReadSettings } from './shapes.ts'
import { peek, unpacked } from './unpack.ts'
import { unpackBeside } from './unpack-beside.ts'
import { openWorkbook } from './xlsx/open-workbook.ts'
import { workbookEntry } from './xlsx/workbook-parts.ts'
import { openZip, type Zip } from './zip.ts'

const HEAD = 64 * 1024
const PIECE = 64 * 1024

type WithoutClose<T> = Omit<T, 'close'>
type Read = WithoutClose<OpenedTable> | WithoutClose<OpenedAces> | WithoutClose<OpenedPies>
/** `stack`: closes what is open, when the file is closed or cannot be read. */
type Opening = { path: string; settings: ReadSettings; stack: AsyncDisposableStack }

/** What is no container. @throws Problem `file-kind` for what is no table and no XML */
function readContent(kind: FileKind, chunks: AsyncIterable<Buffer>, settings: ReadSettings) {
  if (kind === 'csv') return readCsv(chunks, settings)
  if (kind === 'xml') return readXml(chunks, settings)
  throw refused('file-kind', phrase('reading.otherKind', kind))
}

async function readWorkbookOf(zip: Zip, { path, settings, stack }: Opening): Promise<Read> {
  const workbook = workbookEntry(zip)!
  const { close, ...table } = await openWorkbook(zip, { path: `${path}.texts`, workbook, settings })
  stack.defer(close)
  return { ...table, bytesRead: () => 0 }
}

const nested = () => refused('file-nested', phrase('reading.nested'))

/** The content of a packed file: what is in there may be a workbook, but not packed itself. */
async function readPacked(packed: AsyncIterable<Buffer>, name: string | undefined, opening: Opening) {
  const { head, chunks } = await peek(packed)
  if (head.length === 0) throw refused('file-empty', phrase('reading.empty'))
  const kind = kindOf(head)
  if (kind === 'gzip') throw nested()
  if (kind !== 'zip') {
    checkName(name, kind)
    return readContent(kind, chunks, opening.settings)
  }
  const zip = await unpackBeside(opening.path, chunks)
  opening.stack.defer(() => zip.close())
  if (!workbookEntry(zip)) throw nested()
  checkName(name, 'xlsx')
  return readWorkbookOf(zip, opening)
}

/** Office files of other kinds are archives, too. */
function kindOfZip({ entries }: Zip): FileKind {
  if (entries.has('xl/workbook.bin')) return 'xlsb'
  if (entries.has('word/document.xml')) return 'word'
  return entries.has('mimetype') && entries.has('content.xml') ? 'ods' : 'zip'
}

async function readZip(opening: Opening): Promise<Read> {
  const { path, settings, stack } = opening
  const zip = await openZip(path)
  stack.defer(() => zip.close())
  const bytesRead = (expected: number) => () => Math.min(zip.size, Math.round((zip.bytesOut() / expected) * zip.size))
  if (workbookEntry(zip)) {
    checkName(settings.name, 'xlsx')
    const all = [...zip.entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 1)
    return { ...(await readWorkbookOf(zip, opening)), bytesRead: bytesRead(all) }
  }
  const kind = kindOfZip(zip)
  checkName(settings.name, kind)
  if (kind !== 'zip') throw refused('file-kind', phrase('reading.otherKind', kind))
  const { name, entry } = chooseEntry(zip.entries)
  const content = await readPacked(await zip.read(entry), name, opening)
  return { ...content, bytesRead: bytesRead(entry.uncompressedSize + 1) }
}

async function readStream(file: FileHandle, kind: FileKind, opening: Opening): Promise<Read> {
  const { settings, stack } = opening
  const stream = file.createReadStream({ start: 0, autoClose: false, highWaterMark: PIECE })
  stack.defer(() => void stream.destroy())
  const bytesRead = () => stream.bytesRead
  if (kind !== 'gzip') return { ...(await readContent(kind, stream, settings)), bytesRead }
  const gunzip = createGunzip({ chunkSize: PIECE })
  stack.defer(() => void gunzip.destroy())
  stream.on('error', (err) => gunzip.destroy(err)).pipe(gunzip)
  const inner = settings.name?.replace(/\.gz$/i, '')
  return { ...(await readPacked(unpacked(gunzip, bytesRead), inner, opening)), bytesRead }
}

/**
 * Opens a supplier's file and recognises by its content what it is. It reads as a stream: what is held in memory does not
 * grow with the file. Large workbooks use files beside it meanwhile. @throws Problem with a code of `file-…`, also later
 * from `rows`, `apps` and `items`
 */
export async function openFile(path: string, settings: ReadSettings = {}): Promise<Opened> {
  await using stack = new AsyncDisposableStack()
  const file = await open(path).catch((err: NodeJS.ErrnoException) => {
    throw err.code === 'ENOENT' ? refused('file-gone', phrase('reading.gone')) : err
  })
  stack.defer(() => file.close())
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
  if (bytesRead === 0) throw refused('file-empty', phrase('reading.empty'))
  const kind = kindOf(buffer.subarray(0, bytesRead))
  if (kind === 'oldExcel' && isLocked(buffer)) throw refused('file-encrypted', phrase('reading.encrypted'))
  if (kind !== 'zip') checkName(settings.name, kind)
  const opening = { path, settings, stack }
  const read = kind === 'zip' ? await readZip(opening) : await readStream(file, kind, opening)
  const opened = stack.move()
  return { ...read, close: () => opened.disposeAsync() }
}
