import { createReadStream } from 'node:fs'
import { readCsv } from './read-csv.ts'
import type { Opened, ReadSettings } from './shapes.ts'

/**
 * Opens a supplier's file and recognises by its content what it is. It reads as a stream: what is held in memory does not
 * grow with the file. @throws Problem with a code of `file-…`, also later from `rows`, `apps` and `items`
 */
export async function openFile(path: string, settings: ReadSettings = {}): Promise<Opened> {
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 })
  const close = async () => void stream.destroy()
  try {
    return { ...(await readCsv(stream, settings)), bytesRead: () => stream.bytesRead, close }
  } catch (err) {
    await close()
    throw err
  }
}
