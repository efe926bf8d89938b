import { phrase } from '#common/phrase'
import { Problem } from '#platform/errors'
import { refused } from './refused.ts'

const GIGABYTE = 1024 ** 3
/** A supplier's largest files have 2 GB. */
const MOST_BYTES = 8 * GIGABYTE
/** Lists shrink to a tenth or, if they repeat themselves much, to a sixtieth; deflate can do 1:1032 with one letter. */
const MOST_GROWTH = 200
/** Less than this harms nobody, however it was packed. */
const HARMLESS = 16 * 1024 ** 2

/** The archive or workbook is damaged, or was cut off. */
export const torn = () => refused('file-torn', phrase('reading.torn'))

/** @throws Problem `file-bomb` if so many bytes may not come out of so many packed ones */
export function checkGrowth(bytes: number, packed: number): void {
  if (bytes > MOST_BYTES || (bytes > HARMLESS && bytes > packed * MOST_GROWTH))
    throw refused('file-bomb', phrase('reading.bomb', MOST_BYTES / GIGABYTE))
}

/**
 * What comes out of a packed file, checked while it comes. @throws Problem `file-bomb`, `file-torn` if it cannot be
 * unpacked
 */
export async function* unpacked(chunks: AsyncIterable<Buffer>, packed: () => number): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      checkGrowth(bytes, packed())
      yield chunk
    }
  } catch (err) {
    // An error of the disk, not of the file.
    if (err instanceof Problem || (err as NodeJS.ErrnoException).syscall) throw err
    throw torn()
  }
}

/** The beginning of a stream, and the whole stream. */
export async function peek(chunks: AsyncIterable<Buffer>): Promise<{ head: Buffer; chunks: AsyncGenerator<Buffer> }> {
  const source = chunks[Symbol.asyncIterator]()
  const first = await source.next()
  async function* whole() {
    for (let next = first; !next.done; next = await source.next()) yield next.value
  }
  return { head: first.done ? Buffer.alloc(0) : first.value, chunks: whole() }
}
