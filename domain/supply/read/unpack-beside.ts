import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { openZip, type Zip } from './zip.ts'

/**
 * Opens a workbook that comes out of a packed file: it cannot be read from a stream, so it goes to a file beside the packed
 * one. That file loses its name when it is open, so that it is gone when it is closed or the process ends.
 */
export async function unpackBeside(path: string, chunks: AsyncIterable<Buffer>): Promise<Zip> {
  const beside = `${path}.unpacked`
  try {
    await pipeline(chunks, createWriteStream(beside, { mode: 0o600 }))
    return await openZip(beside)
  } finally {
    await rm(beside, { force: true })
  }
}
