import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { phrase } from '#common/phrase'
import { refused } from './refused.ts'
import { checkGrowth, torn, unpacked } from './unpack.ts'

/** A workbook has some dozens. */
const MOST_ENTRIES = 10_000

export type Zip = {
  /** The files in it by their names, without folders. */
  entries: Map<string, Entry>
  /** @throws Problem `file-bomb`, `file-encrypted`, `file-torn`, also later */
  read(entry: Entry): Promise<AsyncGenerator<Buffer>>
  /** How many bytes of entries came out so far. */
  bytesOut(): number
  /** Of the whole file. */
  size: number
  close(): void
}

const failed = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (err) {
    if ((err as NodeJS.ErrnoException).syscall) throw err
    throw torn()
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > MOST_ENTRIES) throw torn()
  for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
  return entries
}

/** Opens a ZIP file, also a large one (ZIP64). @throws Problem `file-torn` */
export async function openZip(path: string): Promise<Zip> {
  const zip = await failed(openPromise(path, { autoClose: false }))
  let out = 0
  const counted = async function* (stream: Readable) {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      out += chunk.length
      yield chunk
    }
  }
  const entries = await failed(listEntries(zip)).catch((err: unknown) => {
    zip.close()
    throw err
  })
  return {
    entries,
    size: zip.fileSize,
    async read(entry) {
      if (entry.isEncrypted()) throw refused('file-encrypted', phrase('reading.encrypted'))
      // What the list says of its size is checked while it is read, so what it says can be relied on.
      const packed = Math.min(entry.compressedSize, zip.fileSize)
      checkGrowth(entry.uncompressedSize, packed)
      return unpacked(counted(await failed(zip.openReadStreamPromise(entry))), () => packed)
    },
    bytesOut: () => out,
    close: () => zip.close(),
  }
}
